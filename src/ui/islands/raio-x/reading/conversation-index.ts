// A request's blocks in one line, and which call belongs to which result. Pure; built once per request, linear.
import type { Finding } from '../../../../core/index.ts';
import { type BlockView, type MessageView, readMessages } from '../../exercise/timeline/read-conversation.ts';
import type { PairState } from '../../exercise/timeline/timeline-rows.ts';

/** One block, or a message that has none. */
export interface Place {
  message: MessageView;
  block: BlockView | null;
}

export interface ConversationIndex {
  messageCount: number;
  blockCount: number;
  places: Place[];
  /** Position of each message's first place. */
  starts: number[];
  /** The other half of the pair at a position. */
  partnerOf: Map<number, number>;
  /** State of the half of a pair at a position; no entry for other blocks. */
  pairs: Map<number, PairState>;
  /** Findings by the index of the message that they point at or name as the other half. */
  findings: Map<number, Finding[]>;
}

/** The message that a path points into; null for the body and other fields. */
function messageOf(path: string): number | null {
  const found = /^messages\.(\d+)/.exec(path)?.[1];
  return found === undefined ? null : Number(found);
}

function byMessage(findings: Finding[]): Map<number, Finding[]> {
  const map = new Map<number, Finding[]>();
  for (const finding of findings) {
    const messages = new Set([finding.path, ...finding.related].map(messageOf));
    for (const index of messages) {
      if (index === null) continue;
      const known = map.get(index);
      if (known) known.push(finding);
      else map.set(index, [finding]);
    }
  }
  return map;
}

/** Reads any body, however malformed. `findings` are those of both profiles. */
export function indexConversation(body: unknown, findings: Finding[]): ConversationIndex {
  const messages = readMessages(body);
  const places: Place[] = [];
  const starts: number[] = [];
  for (const message of messages) {
    starts.push(places.length);
    if (message.blocks.length === 0) places.push({ message, block: null });
    for (const block of message.blocks) places.push({ message, block });
  }
  return {
    messageCount: messages.length,
    blockCount: messages.reduce((sum, message) => sum + message.blocks.length, 0),
    places,
    starts,
    ...pair(places, findings),
    findings: byMessage(findings),
  };
}

function pair(places: Place[], findings: Finding[]): Pick<ConversationIndex, 'partnerOf' | 'pairs'> {
  const refused = new Set(
    findings.filter((finding) => finding.severity === 'error').flatMap((finding) => finding.ids),
  );
  const calls = new Map<string, number>();
  const partnerOf = new Map<number, number>();
  const pairs = new Map<number, PairState>();
  places.forEach(({ block }, position) => {
    if (block?.kind === 'tool_use') {
      pairs.set(position, 'orphan');
      if (block.id !== null) calls.set(block.id, position);
    }
    if (block?.kind !== 'tool_result') return;
    const call = block.id === null ? undefined : calls.get(block.id);
    if (call === undefined || partnerOf.has(call) || block.id === null) {
      pairs.set(position, 'refused');
      return;
    }
    const state = refused.has(block.id) ? 'refused' : 'joined';
    partnerOf.set(call, position).set(position, call);
    pairs.set(call, state).set(position, state);
  });
  return { partnerOf, pairs };
}

/** Position of the block that a path points at, of its message's first one where it names none; null elsewhere. */
export function placeOf(index: ConversationIndex, path: string): number | null {
  const message = messageOf(path);
  const start = message === null ? undefined : index.starts[message];
  if (start === undefined) return null;
  const position = start + Number(/^messages\.\d+\.content\.(\d+)/.exec(path)?.[1] ?? 0);
  return position < index.places.length ? position : null;
}

/** Positions that findings point at or name as the other half, in order of the findings; messages by their first block. */
export function citedPlaces(index: ConversationIndex, findings: Finding[], most: number): number[] {
  const cited = new Set<number>();
  for (const finding of findings)
    for (const path of [finding.path, ...finding.related]) {
      if (cited.size >= most) return [...cited];
      const position = placeOf(index, path);
      if (position !== null) cited.add(position);
    }
  return [...cited];
}
