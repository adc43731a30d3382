// What each repairing pass works with: the history, the errors to mend, and a notebook for steps and refusals. Pure.
import type { Profile } from '../core/index.ts';
import type { Block, History, Message } from './history.ts';
import type { Refusal, RepairStep } from './repair-step.ts';

export interface Pass {
  history: History;
  profile: Profile;
  /** Rules that the history breaks now. */
  broken: ReadonlySet<string>;
  note(step: RepairStep): void;
  refuse(refusal: Refusal): void;
}

/** Neighbouring messages of one role. Messages of other roles stand aside. */
export interface Turn {
  role: string;
  messages: Message[];
}

/** The turns of the conversation, neighbours merged. */
export function turnsOf({ messages }: History): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    if (message.removed || (message.role !== 'user' && message.role !== 'assistant')) continue;
    const last = turns.at(-1);
    if (last?.role === message.role) last.messages.push(message);
    else turns.push({ role: message.role, messages: [message] });
  }
  return turns;
}

export interface Placed {
  id: string;
  block: Block;
  message: Message;
}

/** Blocks of one type that have an id, in order. */
export function blocksOf(messages: readonly Message[], type: 'tool_use' | 'tool_result'): Placed[] {
  const found: Placed[] = [];
  for (const message of messages)
    for (const block of message.blocks)
      if (block.type === type && block.id !== undefined) found.push({ id: block.id, block, message });
  return found;
}

/** How many calls of the whole history have each id. */
export function countCalls(history: History): Map<string, number> {
  const counts = new Map<string, number>();
  const callers = history.messages.filter((message) => !message.removed && message.role === 'assistant');
  for (const { id } of blocksOf(callers, 'tool_use')) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Whether the conversation can do without `message`: it is not its only one, and a user still has the last word. */
export function canGo(history: History, message: Message): boolean {
  const { messages } = history;
  const isSpeaker = (item: Message) => !item.removed && (item.role === 'user' || item.role === 'assistant');
  const last = messages.findLastIndex(isSpeaker);
  if (messages[last] !== message) return messages.some((item) => item !== message && isSpeaker(item));
  const previous = messages.slice(0, last).findLast(isSpeaker);
  return previous !== undefined && (message.role === 'assistant' || previous.role === 'user');
}
