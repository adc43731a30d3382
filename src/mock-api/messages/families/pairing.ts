// Checks that every tool_use is answered, once, in the right place. Pure; linear in the number of blocks.
// `anthropic` looks at merged turns, `strict` at single messages: that is the whole difference between them.
import type { Profile } from '../../../core/index.ts';
import { isExchangeInOrder } from '../exchange-in-order.ts';
import { ownString } from '../json.ts';
import type { BlockReading, Reading, Turn } from '../reading.ts';
import { type Breach, breach } from '../rule.ts';
import * as rules from './pairing-rules.ts';

/** Every call without its result and every result without its call; see pairing-rules.ts. */
export function inspectPairing(reading: Reading, profile: Profile): Breach[] {
  const turns = profile === 'strict' ? reading.unmergedTurns() : reading.turns;
  const found: Breach[] = [];
  /** Calls of the current assistant turn, neighbours merged, that no result has named yet. */
  let unanswered = new Set<string>();
  let index: LaterResults | undefined;
  const laterResults = (message: number) => {
    index ??= indexLaterResults(reading);
    return index.get(message);
  };
  for (let position = 0; position < turns.length; position += 1) {
    const turn = turns[position] as Turn;
    const previous = turns[position - 1];
    if (turn.role === 'assistant') {
      if (previous?.role !== 'assistant') {
        unanswered = noIds;
        if (isExchangeInOrder(turn, turns[position + 1])) {
          position += 1;
          continue;
        }
        unanswered = new Set();
      }
      for (const call of callsOf(turn)) unanswered.add(call.id);
      for (const item of inspectCalls(turn, turns[position + 1], laterResults)) found.push(item);
    } else for (const item of inspectResults(turn, previous, unanswered)) found.push(item);
  }
  return found;
}

/** Shared by all exchanges that leave nothing open; nothing is ever added to it. */
const noIds = new Set<string>();

interface Marked {
  id: string;
  block: BlockReading;
}

function callsOf(turn: Turn): Marked[] {
  return marked(turn.blocks, 'tool_use', 'id');
}

function marked(blocks: readonly BlockReading[], type: string, key: string): Marked[] {
  const found: Marked[] = [];
  for (const block of blocks) {
    if (block.type !== type) continue;
    const id = ownString(block.value, key);
    if (id !== undefined) found.push({ id, block });
  }
  return found;
}

/** Content that ends a run of calls. Thinking and server tools do not. */
const endsCalls = new Set(['text', 'image', 'document', 'search_result']);

function inspectCalls(
  turn: Turn,
  next: Turn | undefined,
  laterResults: (message: number) => Map<string, BlockReading> | undefined,
): Breach[] {
  const calls = callsOf(turn);
  if (calls.length === 0) return [];
  const found: Breach[] = [];
  const firstCall = calls[0]?.block as BlockReading;
  const start = turn.blocks.indexOf(firstCall);
  const intruder = turn.blocks.find((block, index) => index > start && endsCalls.has(block.type));
  if (intruder) {
    const end = turn.blocks.indexOf(intruder);
    const before = marked(turn.blocks.slice(start, end), 'tool_use', 'id');
    found.push(
      breach(rules.textAfterToolUse, {
        path: `messages.${intruder.message}`,
        facts: { message: intruder.message, ids: before.map((call) => call.id) },
        ids: before.map((call) => call.id),
        related: [intruder.path, ...before.map((call) => call.block.path)],
      }),
    );
  }
  const run = next?.role === 'user' ? leadingResults(next) : null;
  const answered = new Set(run?.results.map((result) => result.id));
  const missing = calls.filter((call) => !answered.has(call.id));
  if (missing.length > 0) {
    const message = run?.brokenBy?.message ?? (next ?? turn).messages.at(-1)?.index ?? 0;
    const ids = [...new Set(missing.map((call) => call.id))];
    const later = laterResults(firstCall.message);
    const late = ids.flatMap((id) => later?.get(id) ?? []);
    found.push(
      breach(rules.missingResult, {
        path: `messages.${message}`,
        facts: { message, ids, situation: situationOf(late, next, run) },
        ids,
        related: [...missing.map((call) => call.block.path), ...late.map((block) => block.path)],
      }),
    );
  }
  if (run && missing.length === 0) for (const item of inspectHabits(calls, run)) found.push(item);
  return found;
}

interface Run {
  results: Marked[];
  /** The first block that is not a result. */
  brokenBy: BlockReading | undefined;
}

function leadingResults(turn: Turn): Run {
  const end = turn.blocks.findIndex((block) => block.type !== 'tool_result');
  const leading = end < 0 ? turn.blocks : turn.blocks.slice(0, end);
  return {
    results: marked(leading, 'tool_result', 'tool_use_id'),
    brokenBy: end < 0 ? undefined : turn.blocks[end],
  };
}

/** For each assistant message: the first result for each id in the user turn that follows it, neighbours merged. */
type LaterResults = Map<number, Map<string, BlockReading>>;

function indexLaterResults(reading: Reading): LaterResults {
  const index: LaterResults = new Map();
  reading.turns.forEach((turn, position) => {
    const next = reading.turns[position + 1];
    if (turn.role !== 'assistant' || !next) return;
    const byId = new Map<string, BlockReading>();
    for (const { id, block } of marked(next.blocks, 'tool_result', 'tool_use_id'))
      if (!byId.has(id)) byId.set(id, block);
    for (const message of turn.messages) index.set(message.index, byId);
  });
  return index;
}

function situationOf(late: BlockReading[], next: Turn | undefined, run: Run | null): rules.MissingSituation {
  if (!next) return 'last-message';
  if (late.length === 0) return 'absent';
  const inNext = new Set(next.messages.map((message) => message.index));
  if (late.every((block) => inNext.has(block.message))) return 'behind-other-content';
  return run && run.results.length > 0 ? 'split' : 'later-message';
}

function inspectHabits(calls: Marked[], run: Run): Breach[] {
  const found: Breach[] = [];
  const first = run.results[0]?.block.message;
  const second = run.results.find((result) => result.block.message !== first);
  if (second && calls.length > 1) {
    const { message } = second.block;
    const related = run.results.map((result) => result.block.path);
    const ids = run.results.map((result) => result.id);
    found.push(breach(rules.splitResults, { path: `messages.${message}`, facts: { message }, ids, related }));
  }
  const last = run.results.at(-1)?.block;
  if (last && run.brokenBy?.type === 'text' && run.brokenBy.message === last.message)
    found.push(
      breach(rules.textAfterResults, {
        path: run.brokenBy.path,
        facts: { message: run.brokenBy.message, block: run.brokenBy.index },
      }),
    );
  return found;
}

function inspectResults(turn: Turn, previous: Turn | undefined, unanswered: Set<string>): Breach[] {
  if (!turn.blocks.some((block) => block.type === 'tool_result')) return [];
  const found: Breach[] = [];
  const calls = new Map(
    (previous?.role === 'assistant' ? callsOf(previous) : []).map((call) => [call.id, call.block]),
  );
  const seen = new Map<string, BlockReading>();
  for (const { id, block } of marked(turn.blocks, 'tool_result', 'tool_use_id')) {
    const facts = { message: block.message, block: block.index, id };
    const earlier = seen.get(id);
    const call = calls.get(id);
    if (call && earlier)
      found.push(
        breach(rules.duplicateResult, {
          path: block.path,
          facts,
          ids: [id],
          related: [earlier.path, call.path],
        }),
      );
    // A result that comes too late is reported once, as missing where it belonged.
    else if (!call && !unanswered.has(id))
      found.push(breach(rules.unexpectedResult, { path: block.path, facts, ids: [id] }));
    unanswered.delete(id);
    if (!earlier) seen.set(id, block);
  }
  return found;
}
