// What an author writes for one exercise: variants, each with a question and a script for the model. Pure types.
import type { Profile } from '../core/index.ts';

/** A call of a tool that the program runs. */
export interface ScriptedCall {
  tool: string;
  input: Record<string, unknown>;
  /** The answer was cut off inside this call: only the beginning of its input is there, and the turn ends with `max_tokens`. */
  cutOff?: true;
}

interface ServerCall {
  /** Its result comes only in the next turn: the turn pauses, or waits for the program's own results. */
  later?: true;
}

/** A call of a tool that the API runs itself; its result stands in the same turn, unless it comes `later`. */
export type ScriptedServerCall =
  | (ServerCall & {
      tool: 'web_search';
      input: { query: string };
      /** The pages found; none by default. */
      found?: { url: string; title: string; age?: string }[];
      /** HTTP 200 all the same, with an error block in place of the pages. */
      error?:
        | 'invalid_tool_input'
        | 'unavailable'
        | 'max_uses_exceeded'
        | 'too_many_requests'
        | 'query_too_long'
        | 'request_too_large';
    })
  | (ServerCall & {
      /** `bash_code_execution` runs a command, `code_execution` Python. */
      tool: 'bash_code_execution' | 'code_execution';
      input: { command: string } | { code: string };
      output?: { stdout?: string; stderr?: string; returnCode?: number };
      error?: 'invalid_tool_input' | 'unavailable' | 'too_many_requests' | 'execution_time_exceeded';
    });

export type ScriptedStop =
  | 'end_turn'
  | 'max_tokens'
  | 'stop_sequence'
  | 'pause_turn'
  | 'refusal'
  | 'model_context_window_exceeded';

/**
 * One assistant turn, its blocks in the order of these fields. It ends for the reason that its blocks suggest –
 * `tool_use` with calls, `pause_turn` with a server call whose result comes later, else `end_turn` – unless `stop` says otherwise.
 */
export interface ScriptedTurn {
  /** Thinking, which the API signs; left out where the request does not let the model think. */
  thinking?: string | string[];
  /** A block of thinking that only the API can read. */
  redactedThinking?: true;
  text?: string | string[];
  serverCalls?: ScriptedServerCall[];
  /** Text behind the results of server tools. */
  conclusion?: string | string[];
  calls?: ScriptedCall[];
  /**
   * Output tokens that this turn takes. Where `max_tokens` of the request is smaller, the turn is cut off inside its last
   * call, or inside its last text where it has no calls, and ends with `max_tokens`.
   */
  needsTokens?: number;
  /** Said in place of the whole turn where the request declares no tools, or sets `tool_choice` to `none`. */
  withoutTools?: string;
  stop?: ScriptedStop;
  /** Why the model refuses; the turn ends with `refusal`. */
  refusal?: {
    category: 'cyber' | 'bio' | 'frontier_llm' | 'reasoning_extraction' | 'general_harms' | null;
    explanation: string | null;
  };
  /** The stop sequence that ended the turn. */
  stopSequence?: string;
}

/** A result that the program gave back for one of the script's calls. */
export interface SeenResult {
  id: string;
  tool: string;
  input: Record<string, unknown>;
  text: string;
  isError: boolean;
}

/** A tool's `input_schema` as the program declared it: read it with care, it may hold anything. */
export interface SeenSchema {
  properties?: Record<
    string,
    { type?: unknown; enum?: unknown; description?: unknown; [key: string]: unknown }
  >;
  required?: readonly string[];
  [key: string]: unknown;
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
  /** Texts of the results of earlier questions that still stand in the request, oldest first. */
  earlierResults: string[];
  /** The results of some turn came in more than one user message. */
  splitSeen: boolean;
  /** Names of the declared tools. */
  tools: string[];
  /** Their descriptions by name; empty where a tool has none. */
  descriptions: Record<string, string>;
  /** Their input schemas by name; empty where a tool has none. */
  schemas: Record<string, SeenSchema>;
  /** "auto", "any", "none", or "tool:<name>". */
  toolChoice: string;
  /** The request sets `disable_parallel_tool_use`. */
  parallelDisabled: boolean;
  /** The schema that the request wants the answer to have (`output_config.format`); null where it asks for none. */
  outputSchema: SeenSchema | null;
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
    if (Array.isArray(variant.script)) for (const line of variant.script) checkLine(line, variant.id);
  }
  return scenario;
}

function checkLine(line: ScriptLine, variant: string): void {
  if (typeof line === 'function') return;
  const waits = line.serverCalls?.some((call) => call.later) ?? false;
  if (line.stop === 'pause_turn' && !waits)
    throw new Error(
      `A turn of variant "${variant}" pauses with nothing to wait for. Give it a server call with \`later: true\`. [scenario/pause-without-call]`,
    );
}
