// Turns one line of a script into the blocks of an assistant turn, as far as the request lets the model say it. Pure.
import type { Conversation } from './conversation.ts';
import { forcedCall, forcedTool } from './forced-call.ts';
import {
  type Complaint,
  lacksRoom,
  type MintedCall,
  mintCalls,
  type SpokenStep,
  unexpected,
} from './replay-round.ts';
import type { ScriptedStop, ScriptedTurn } from './script.ts';
import {
  lateResults,
  type ServerResult,
  type ServerToolUse,
  type SpokenLine,
  serverBlocks,
} from './server-blocks.ts';

export type ScriptedBlock =
  | { type: 'text'; text: string; citations: null }
  /** The API signs it. */
  | { type: 'thinking'; thinking: string; signature: '' }
  | { type: 'redacted_thinking'; data: '' }
  | MintedCall
  | ServerToolUse
  | ServerResult;

export interface SpokenTurn {
  kind: 'turn';
  /** Number of the script's line. */
  step: number;
  content: ScriptedBlock[];
  stopReason: ScriptedStop | 'tool_use';
  stopSequence: string | null;
  stopDetails: ({ type: 'refusal' } & NonNullable<ScriptedTurn['refusal']>) | null;
}

/** The turn, or why it cannot be said to this request. */
export function speakLine(
  given: SpokenStep & { round: number; before: SpokenLine | null },
): SpokenTurn | Complaint {
  const options = { ...given, line: sayable(given) };
  const { conversation, step, line, before } = options;
  const calls = callsOf(options);
  if (!Array.isArray(calls)) return calls;
  const undeclared = undeclaredTool(conversation, line, calls);
  if (undeclared !== null)
    return unexpected(`the model would call "${undeclared}", but the request does not declare that tool`);
  const content: ScriptedBlock[] = [
    ...(before ? lateResults(before) : []),
    ...listed(line.thinking).map((thinking) => ({
      type: 'thinking' as const,
      thinking,
      signature: '' as const,
    })),
    ...(line.redactedThinking ? [{ type: 'redacted_thinking' as const, data: '' as const }] : []),
    ...textsWithin(options),
    ...serverBlocks(options),
    ...texts(line.conclusion),
    ...calls,
  ];
  const stopReason = lacksRoom(line, conversation) ? 'max_tokens' : stopOf(line, calls);
  const { refusal = { category: null, explanation: null } } = line;
  return {
    kind: 'turn',
    step,
    content,
    stopReason,
    stopSequence: line.stopSequence ?? null,
    stopDetails: stopReason === 'refusal' ? { type: 'refusal', ...refusal } : null,
  };
}

/** The line, or what it says where nothing can be called. */
function sayable({ conversation, line }: SpokenStep): ScriptedTurn {
  const { toolChoice, tools } = conversation;
  const canCall = toolChoice !== 'none' && tools.length > 0;
  return canCall || line.withoutTools === undefined ? line : { text: line.withoutTools };
}

/** The line's calls, as `tool_choice` lets them be made. */
function callsOf(options: SpokenStep & { round: number }): MintedCall[] | Complaint {
  const { conversation, line } = options;
  const calls = mintCalls(options);
  const { toolChoice } = conversation;
  if (toolChoice === 'none') {
    if (calls.length > 0 && texts(line.text).length === 0)
      return unexpected('the model would only call a tool, but the request sets tool_choice to "none"');
    return [];
  }
  const wanted = toolChoice.startsWith('tool:')
    ? calls.filter(({ name }) => `tool:${name}` === toolChoice)
    : calls;
  if (wanted.length > 0 || line.stop !== undefined || line.refusal || line.stopSequence !== undefined)
    return wanted;
  const tool = forcedTool(conversation);
  return tool ? [forcedCall({ ...options, tool })] : wanted;
}

function stopOf(line: ScriptedTurn, calls: MintedCall[]): SpokenTurn['stopReason'] {
  if (line.stop) return line.stop;
  if (line.refusal) return 'refusal';
  if (line.stopSequence !== undefined) return 'stop_sequence';
  if (line.calls?.some((call) => call.cutOff)) return 'max_tokens';
  if (calls.length > 0) return 'tool_use';
  return pauses(line) ? 'pause_turn' : 'end_turn';
}

/** Whether the turn ends in the middle of the API's own work. */
export function pauses(line: ScriptedTurn): boolean {
  const waits = line.serverCalls?.some((call) => call.later) ?? false;
  return waits && (line.calls ?? []).length === 0;
}

function undeclaredTool(conversation: Conversation, line: ScriptedTurn, calls: MintedCall[]): string | null {
  const missing = calls.find((call) => !conversation.tools.includes(call.name));
  if (missing) return missing.name;
  const unserved = line.serverCalls?.find(({ tool }) => {
    const family = tool === 'web_search' ? 'web_search_' : 'code_execution_';
    return !conversation.declared.some(({ type }) => type.startsWith(family));
  });
  return unserved?.tool ?? null;
}

/** The texts of the line; without calls behind them, what the request has no room for is missing from the last. */
function textsWithin({ conversation, line }: SpokenStep): ScriptedBlock[] {
  const said = listed(line.text);
  const last = said.at(-1);
  if (last === undefined || line.calls !== undefined || !lacksRoom(line, conversation)) return texts(said);
  return texts([...said.slice(0, -1), last.slice(0, Math.ceil(last.length / 2)).trimEnd()]);
}

function texts(said: string | string[] | undefined): ScriptedBlock[] {
  return listed(said).map((text) => ({ type: 'text', text, citations: null }));
}

function listed(said: string | string[] | undefined): string[] {
  return said === undefined ? [] : [said].flat();
}
