// Public face of scenario: what authors write for the scripted model, and the function that plays it. Pure.
export { type Play, playTurn, type ScriptedBlock } from './play-turn.ts';
export {
  defineScenario,
  type Scenario,
  type Script,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
  type ScriptLine,
  type SeenResult,
  type Variant,
} from './script.ts';
