// Compares one round of a history with what the script said in it. Pure; never throws.
// Left-out calls are let pass, as the API lets them; changed or invented ones are not.
import type { Conversation, Round } from './conversation.ts';
import type { ScriptedTurn, SeenResult, Variant } from './script.ts';
import { mintToolUseId } from './tool-use-id.ts';

export interface MintedCall {
  type: 'tool_use';
  id: string;
  name: string;
  input: Record<string, unknown>;
  caller: { type: 'direct' };
}

/** Why the script cannot go on. */
export interface Complaint {
  kind: 'script-dry' | 'unexpected-conversation';
  detail: string;
}

export interface SpokenStep {
  variant: Variant;
  conversation: Conversation;
  step: number;
  line: ScriptedTurn;
}

/** The calls of one line as blocks, with the ids that they always have in this conversation. */
export function mintCalls({ variant, conversation, step, line }: SpokenStep): MintedCall[] {
  const occasion = occasionOf(conversation);
  const calls = line.calls ?? [];
  return calls.map(({ tool, input, cutOff }, call) => {
    const isCut = cutOff || (call === calls.length - 1 && lacksRoom(line, conversation));
    return {
      type: 'tool_use',
      id: mintToolUseId({ seed: variant.seed, step, call, occasion }),
      name: tool,
      input: isCut ? beginningOf(input) : input,
      caller: { type: 'direct' },
    };
  });
}

/** Whether the request allows fewer tokens than the turn takes. */
export function lacksRoom({ needsTokens = 0 }: ScriptedTurn, { maxTokens }: Conversation): boolean {
  return needsTokens > maxTokens;
}

/** The results of a round whose turn was said whole or cut off; a complaint where the history is neither. */
export function matchSpoken(spoken: SpokenStep, round: Round): SeenResult[] | Complaint {
  const { conversation, step } = spoken;
  const match = (maxTokens: number) =>
    matchRound({
      round,
      minted: mintCalls({ ...spoken, conversation: { ...conversation, maxTokens } }),
      step,
    });
  const whole = match(Number.POSITIVE_INFINITY);
  if (Array.isArray(whole) || spoken.line.needsTokens === undefined) return whole;
  const cut = match(0);
  return Array.isArray(cut) ? cut : whole;
}

/** What tells this asking of the question from earlier ones. */
export function occasionOf({ askedBefore, question }: Conversation): string {
  return `${askedBefore}/${question}`;
}

/** The first half of the fields: what can be read of JSON that stops in the middle. */
function beginningOf(input: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(input);
  return Object.fromEntries(entries.slice(0, Math.floor(entries.length / 2)));
}

/** The results of one round in the order of its calls; a complaint where the history is not what the script said. */
function matchRound(options: { round: Round; minted: MintedCall[]; step: number }): SeenResult[] | Complaint {
  const { round, minted, step } = options;
  const byId = new Map(minted.map((call) => [call.id, call]));
  for (const call of round.calls) {
    const known = byId.get(call.id);
    if (!known)
      return unexpected(`the assistant turn of step ${step} holds an id the model never made: ${call.id}`);
    if (known.name !== call.name || !isSameInput(known.input, call.input))
      return unexpected(`the call ${call.id} of step ${step} was changed after the model made it`);
  }
  const answers = new Map(round.answers.map((answer) => [answer.id, answer]));
  return minted.flatMap((call) => {
    const answer = answers.get(call.id);
    if (!answer) return [];
    const { text, isError } = answer;
    return [{ id: call.id, tool: call.name, input: call.input, text, isError }];
  });
}

/** Equal as JSON; the order of keys does not count. What is too deep to compare counts as changed. */
function isSameInput(left: unknown, right: unknown): boolean {
  try {
    return canonical(left) === canonical(right);
  } catch {
    return false;
  }
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** A complaint about a history that the script does not know. */
export function unexpected(detail: string): Complaint {
  return { kind: 'unexpected-conversation', detail };
}
