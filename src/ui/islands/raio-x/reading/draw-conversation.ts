// The rows of one request's conversation, for the spans that are shown; gaps between them stay gaps. Pure.
// Uses the timeline of the exercise page, so that a conversation looks the same in both.
import { layThreads } from '../../exercise/timeline/lay-threads.ts';
import { markOfBlock, markOfMessage } from '../../exercise/timeline/mark-findings.ts';
import type { BlockView, MessageView } from '../../exercise/timeline/read-conversation.ts';
import type { TimelineRow } from '../../exercise/timeline/timeline-rows.ts';
import type { BlockSpan, Drawing, DrawingPart } from '../x-ray-messages.ts';
import { joinSpans } from './block-spans.ts';
import type { ConversationIndex, Place } from './conversation-index.ts';

/** More lines than this side by side would leave no room for the text on a phone. */
const mostLanes = 6;
/** Blocks whose JSON is longer are cut before they go to the page. */
const longestJson = 20_000;

function cut(text: string): string {
  return text.length > longestJson ? `${text.slice(0, longestJson)}…` : text;
}

/** The block as the page needs it: an image of megabytes would be cloned for nothing. */
function lightened(block: BlockView): BlockView {
  const json = JSON.stringify(block.raw) ?? '';
  if (json.length <= longestJson) return block;
  const input = block.input === null ? null : cut(JSON.stringify(block.input) ?? '');
  return { ...block, text: cut(block.text), raw: cut(json), input };
}

function headRow(message: MessageView, index: ConversationIndex, key: string): TimelineRow {
  const findings = index.findings.get(message.index) ?? [];
  const mark = markOfMessage(findings, message.path);
  const blocks = message.blocks.slice(0, 1).map(lightened);
  return { kind: 'message', key, threads: [], message: { ...message, raw: null, blocks }, mark, echo: null };
}

function blockRow({ message, block }: Place, index: ConversationIndex, position: number): TimelineRow[] {
  if (block === null) return [];
  return [
    {
      kind: 'block',
      key: block.path,
      threads: [],
      place: 'request',
      role: message.role,
      block: lightened(block),
      mark: markOfBlock(index.findings.get(message.index) ?? [], block),
      pair: index.pairs.get(position) ?? null,
    },
  ];
}

function rowsOf(span: BlockSpan, index: ConversationIndex): TimelineRow[] {
  const rows: TimelineRow[] = [];
  for (let position = span.from; position < span.to; position += 1) {
    const place = index.places[position];
    if (!place) break;
    const starts = index.starts[place.message.index] === position;
    if (starts || position === span.from)
      // A message whose beginning is in a gap is named again, under a key of its own.
      rows.push(
        headRow(place.message, index, starts ? place.message.path : `${place.message.path} ${position}`),
      );
    rows.push(...blockRow(place, index, position));
  }
  return rows;
}

/** Both halves of a pair are shown together, else its line would run to the end. */
function withPartners(spans: BlockSpan[], index: ConversationIndex): BlockSpan[] {
  const partners = spans.flatMap(({ from, to }) => {
    const found: BlockSpan[] = [];
    for (let position = from; position < to; position += 1) {
      const partner = index.partnerOf.get(position);
      if (partner !== undefined) found.push({ from: partner, to: partner + 1 });
    }
    return found;
  });
  return joinSpans([...spans, ...partners]);
}

function limitLanes(rows: TimelineRow[]): void {
  for (const row of rows) for (const cell of row.threads) cell.lane = Math.min(cell.lane, mostLanes - 1);
}

/** Draws the blocks in `spans` and what pairs with them. */
export function drawConversation(index: ConversationIndex, spans: BlockSpan[]): Drawing {
  const shown = withPartners(joinSpans(spans), index);
  const parts: DrawingPart[] = [];
  let end = 0;
  const gapUpTo = (to: number): void => {
    if (to > end) parts.push({ kind: 'gap', key: `gap ${end}`, span: { from: end, to } });
  };
  for (const span of shown) {
    gapUpTo(span.from);
    parts.push({ kind: 'rows', key: `rows ${span.from}`, rows: rowsOf(span, index) });
    end = span.to;
  }
  gapUpTo(index.places.length);
  const rows = parts.flatMap((part) => (part.kind === 'rows' ? part.rows : []));
  const laneCount = layThreads(rows);
  limitLanes(rows);
  const { messageCount, blockCount } = index;
  return { parts, laneCount: Math.min(laneCount, mostLanes), messageCount, blockCount };
}
