// What an author writes for one exercise: variants, each with a question and a script for the model. Pure types.
import type { Profile } from '../core/index.ts';

export interface ScriptedCall {
  tool: string;
  input: Record<string, unknown>;
}

/** One assistant turn. Text blocks come before calls; with calls the stop reason is `tool_use` unless `stop` says otherwise. */
export interface ScriptedTurn {
  text?: string | string[];
  calls?: ScriptedCall[];
  stop?: 'end_turn' | 'max_tokens' | 'refusal';
}

/** A result that the program gave back for one of the script's calls. */
export interface SeenResult {
  id: string;
  tool: string;
  input: Record<string, unknown>;
  text: string;
  isError: boolean;
}

/** All that a script may look at. */
export interface ScriptContext {
  /** Assistant turns, neighbours merged, since the last plain user turn. */
  step: number;
  /** Text of that plain user turn. */
  question: string;
  /** Results of the last user turn, in the order of the calls. */
  results: SeenResult[];
  /** Results since the question, turn by turn. */
  allResults: SeenResult[];
  /** The results of some turn came in more than one user message. */
  splitSeen: boolean;
  /** Names of the declared tools. */
  tools: string[];
  /** "auto", "any", "none", or "tool:<name>". */
  toolChoice: string;
  /** The request sets `disable_parallel_tool_use`. */
  parallelDisabled: boolean;
}

export type ScriptLine = ScriptedTurn | ((context: ScriptContext) => ScriptedTurn);

/** A list is played line by line, one line per step; a function answers every step and `undefined` when it is dry. */
export type Script = ScriptLine[] | ((context: ScriptContext) => ScriptedTurn | undefined);

export interface Variant {
  id: string;
  title: string;
  /** Tool-use ids derive from it. */
  seed: number;
  question: string;
  /** Overrides the exercise's profile. */
  profile?: Profile;
  script: Script;
  /** For authors: what this variant is for. */
  about?: string;
}

export interface Scenario {
  variants: Variant[];
}

/** Checks what the types cannot (unique ids and seeds, something to play) and returns the scenario unchanged. */
export function defineScenario(scenario: Scenario): Scenario {
  if (scenario.variants.length === 0)
    throw new Error('The scenario has no variants. Give it at least one. [scenario/no-variants]');
  const ids = new Set<string>();
  for (const variant of scenario.variants) {
    if (ids.has(variant.id))
      throw new Error(
        `Two variants have the id "${variant.id}". Give each variant an id of its own. [scenario/duplicate-variant]`,
      );
    ids.add(variant.id);
    if (Array.isArray(variant.script) && variant.script.length === 0)
      throw new Error(
        `The script of variant "${variant.id}" is empty. Write at least one line. [scenario/empty-script]`,
      );
  }
  return scenario;
}
