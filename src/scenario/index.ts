// Public face of scenario: what authors write for the scripted model, and the function that plays it. Pure.
export { type Play, playTurn } from './play-turn.ts';
export {
  defineScenario,
  type Scenario,
  type Script,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedServerCall,
  type ScriptedStop,
  type ScriptedTurn,
  type ScriptLine,
  type SeenResult,
  type SeenSchema,
  type Variant,
} from './script.ts';
export type { ScriptedBlock, SpokenTurn } from './speak-line.ts';
export { type Draw, variantsFrom } from './variants-from.ts';
