// What is new in a request when set against the request and the answer before it. Pure.
import type { BlockView, MessageView } from './read-conversation.ts';

export interface HistoryComparison {
  /** How many leading messages are the same as in the request before. */
  repeatedCount: number;
  /** True when the request before had messages that this one dropped or changed. */
  rewritten: boolean;
}

/** Compares the messages of a request with those of the request before it (`null` for the first one). */
export function compareHistory(before: MessageView[] | null, now: MessageView[]): HistoryComparison {
  if (before === null) return { repeatedCount: 0, rewritten: false };
  let repeatedCount = 0;
  while (
    repeatedCount < Math.min(before.length, now.length) &&
    JSON.stringify(before[repeatedCount]?.raw) === JSON.stringify(now[repeatedCount]?.raw)
  )
    repeatedCount += 1;
  return { repeatedCount, rewritten: repeatedCount < before.length };
}

/** Blocks are compared by what they say; fields that the SDK adds (`citations: null`) make no difference. */
function signature(block: BlockView): string {
  return JSON.stringify([block.type, block.text, block.tool, block.id, block.input, block.isError]);
}

/** How a message of the history relates to what Claude had answered. */
export type Echo = { kind: 'whole' } | { kind: 'altered'; missingCallIds: string[]; missingCount: number };

/**
 * Tells whether an assistant message gives the last answer back whole.
 * `missingCallIds` are the calls that Claude made and this message left out.
 */
export function compareEcho(answer: BlockView[], message: MessageView): Echo {
  const kept = new Set(message.blocks.map(signature));
  const missing = answer.filter((block) => !kept.has(signature(block)));
  if (missing.length === 0 && message.blocks.length === answer.length) return { kind: 'whole' };
  return {
    kind: 'altered',
    missingCallIds: missing.flatMap((block) => (block.kind === 'tool_use' && block.id ? [block.id] : [])),
    missingCount: missing.length,
  };
}
