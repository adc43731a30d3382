// The blocks of tools that the API runs itself: a call, and its result or error, with ids that derive from the seed. Pure.
import type { Conversation } from './conversation.ts';
import { occasionOf, type SpokenStep } from './replay-round.ts';
import type { ScriptedServerCall, ScriptedTurn, Variant } from './script.ts';
import { mintCiphertext, mintServerToolUseId } from './tool-use-id.ts';

const direct = { type: 'direct' } as const;

export interface ServerToolUse {
  type: 'server_tool_use';
  id: string;
  name: ScriptedServerCall['tool'];
  input: Record<string, unknown>;
  caller: { type: 'direct' };
}

type Run = { stdout: string; stderr: string; return_code: number; content: [] };
type CodeError = 'invalid_tool_input' | 'unavailable' | 'too_many_requests' | 'execution_time_exceeded';
type SearchError = NonNullable<Extract<ScriptedServerCall, { tool: 'web_search' }>['error']>;

export type ServerResult =
  | {
      type: 'web_search_tool_result';
      tool_use_id: string;
      content:
        | { type: 'web_search_tool_result_error'; error_code: SearchError }
        | {
            type: 'web_search_result';
            url: string;
            title: string;
            page_age: string | null;
            encrypted_content: string;
          }[];
      caller: { type: 'direct' };
    }
  | {
      type: 'bash_code_execution_tool_result';
      tool_use_id: string;
      content:
        | { type: 'bash_code_execution_tool_result_error'; error_code: CodeError }
        | ({ type: 'bash_code_execution_result' } & Run);
    }
  | {
      type: 'code_execution_tool_result';
      tool_use_id: string;
      content:
        | { type: 'code_execution_tool_result_error'; error_code: CodeError }
        | ({ type: 'code_execution_result' } & Run);
    };

/** A line that was spoken, or is. */
export interface SpokenLine {
  variant: Variant;
  conversation: Conversation;
  step: number;
  line: ScriptedTurn;
}

/** Ids of the line's server calls, in order. */
export function serverIds({ variant, conversation, step, line }: SpokenLine): string[] {
  const occasion = occasionOf(conversation);
  return (line.serverCalls ?? []).map((_, call) =>
    mintServerToolUseId({ seed: variant.seed, step, call, occasion }),
  );
}

/** The line's server calls, each followed by its result unless that comes later. */
export function serverBlocks(spoken: SpokenStep): (ServerToolUse | ServerResult)[] {
  const ids = serverIds(spoken);
  return (spoken.line.serverCalls ?? []).flatMap((call, place) => {
    const id = ids[place] ?? '';
    const use: ServerToolUse = {
      type: 'server_tool_use',
      id,
      name: call.tool,
      input: { ...call.input },
      caller: direct,
    };
    return call.later ? [use] : [use, resultOf({ spoken, call, place, id })];
  });
}

/** Results that the line before left open. */
export function lateResults(spoken: SpokenLine): ServerResult[] {
  const ids = serverIds(spoken);
  return (spoken.line.serverCalls ?? []).flatMap((call, place) =>
    call.later ? [resultOf({ spoken, call, place, id: ids[place] ?? '' })] : [],
  );
}

function resultOf(options: {
  spoken: SpokenLine;
  call: ScriptedServerCall;
  place: number;
  id: string;
}): ServerResult {
  const { spoken, call, place, id } = options;
  if (call.tool === 'web_search') {
    const { variant, step, conversation } = spoken;
    const minted = { seed: variant.seed, step, call: place, occasion: occasionOf(conversation) };
    const content = call.error
      ? ({ type: 'web_search_tool_result_error', error_code: call.error } as const)
      : (call.found ?? []).map(({ url, title, age = null }, page) => ({
          type: 'web_search_result' as const,
          url,
          title,
          page_age: age,
          encrypted_content: mintCiphertext(minted, page),
        }));
    return { type: 'web_search_tool_result', tool_use_id: id, content, caller: direct };
  }
  const { stdout = '', stderr = '', returnCode = 0 } = call.output ?? {};
  const run: Run = { stdout, stderr, return_code: returnCode, content: [] };
  if (call.tool === 'code_execution')
    return {
      type: 'code_execution_tool_result',
      tool_use_id: id,
      content: call.error
        ? { type: 'code_execution_tool_result_error', error_code: call.error }
        : { type: 'code_execution_result', ...run },
    };
  return {
    type: 'bash_code_execution_tool_result',
    tool_use_id: id,
    content: call.error
      ? { type: 'bash_code_execution_tool_result_error', error_code: call.error }
      : { type: 'bash_code_execution_result', ...run },
  };
}
