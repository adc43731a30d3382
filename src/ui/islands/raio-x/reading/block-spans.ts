// Which blocks of a conversation are drawn: all of a short one; of a long one its ends and what findings point at. Pure.
import type { BlockSpan } from '../x-ray-messages.ts';

/** Conversations of up to this many blocks are drawn whole. */
export const wholeUpTo = 120;
const context = 3;
const mostCited = 30;
const head = 4;
const tail = 8;

/** Spans in order, without overlap; spans that touch become one. */
export function joinSpans(spans: BlockSpan[]): BlockSpan[] {
  const joined: BlockSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else if (span.to > span.from) joined.push({ ...span });
  }
  return joined;
}

/** A block of a conversation of `count` blocks with its neighbours. */
export function spanAround(position: number, count: number): BlockSpan {
  return { from: Math.max(0, position - context), to: Math.min(count, position + context + 1) };
}

/** What is drawn first of a conversation of `count` blocks, `cited` being the blocks that findings point at. */
export function firstSpans(count: number, cited: number[]): BlockSpan[] {
  if (count <= wholeUpTo) return [{ from: 0, to: count }];
  const around = cited.slice(0, mostCited).map((position) => spanAround(position, count));
  return joinSpans([{ from: 0, to: head }, ...around, { from: count - tail, to: count }]);
}
