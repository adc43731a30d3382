// Recognises the exchange that makes up nearly all of a long history, so that the pairing rules can pass it by. Pure; fast.
// When in doubt the answer is no. Looks at the content as sent and allocates nothing.
import type { JsonObject } from './json.ts';
import type { Turn } from './reading.ts';

/** So few that comparing each with each is faster than a set. */
const fewCalls = 8;

/** True for one message of text and calls, then one with just their results in the order of the calls. */
export function isExchangeInOrder(turn: Turn, next: Turn | undefined): boolean {
  if (!next || turn.rest || next.rest) return false;
  const { first: asking } = turn;
  const { first: answering } = next;
  if (!asking.isEveryday || !answering.isEveryday) return false;
  if (asking.role !== 'assistant' || answering.role !== 'user') return false;
  if (!Array.isArray(asking.content) || !Array.isArray(answering.content)) return false;
  // Everyday content holds everyday blocks only, so their fields are what they should be.
  const blocks: JsonObject[] = asking.content;
  const results: JsonObject[] = answering.content;
  const start = blocks.length - results.length;
  if (start < 0 || results.length > fewCalls) return false;
  for (let index = 0; index < start; index += 1) if (blocks[index]?.type !== 'text') return false;
  for (let index = 0; index < results.length; index += 1) {
    const call = blocks[start + index];
    const result = results[index];
    if (call?.type !== 'tool_use' || result?.type !== 'tool_result' || call.id !== result.tool_use_id)
      return false;
    for (let before = start; before < start + index; before += 1)
      if (blocks[before]?.id === call.id) return false;
  }
  return true;
}
