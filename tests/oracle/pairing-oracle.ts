// A second statement of the pairing rules, written from the rules' text and not from the code that it checks.
// For tests. Slow and literal on purpose: each rule is one question asked of the whole history, none shares state.
import type { Profile } from '../../src/core/index.ts';

export interface OracleBlock {
  type: string;
  id?: string;
  tool_use_id?: string;
  [key: string]: unknown;
}
export interface OracleMessage {
  role: string;
  content: string | OracleBlock[];
}
/** A rule's kind of text, and every place that the sources leave open for it. */
export interface OracleFault {
  kind: keyof typeof faultTexts;
  places: string[];
  ids: string[];
  /** Only there because of another fault, so it may be left unsaid. */
  follows: boolean;
}

/** What the API's text looks like for each kind of fault. */
export const faultTexts = {
  missing: /: `tool_use` ids were found without `tool_result` blocks immediately after: /,
  orphan: /: unexpected `tool_use_id` found in `tool_result` blocks: /,
  'second-result':
    /: each tool_use must have a single result\. Found multiple `tool_result` blocks with id: /,
  'second-call': /: `tool_use` ids must be unique$/,
  'result-in-assistant': /: `tool_result` blocks can only be in `user` messages$/,
  'call-in-user': /: `tool_use` blocks can only be in `assistant` messages$/,
  'open-server-call': /: `\w+` tool use with id `[^`]+` was found without a corresponding `\w+` block$/,
  'server-orphan': /: unexpected `tool_use_id` found in `\w+_tool_result` blocks: /,
} as const;

interface Placed {
  block: OracleBlock;
  message: number;
  path: string;
}
interface Side {
  role: string;
  messages: number[];
  blocks: Placed[];
}

// Of a server call the rules say that it is tolerated among calls; its result is taken to be so too (no source).
const transparent = [
  'tool_use',
  'server_tool_use',
  'web_search_tool_result',
  'thinking',
  'redacted_thinking',
];

/** Every breach of the pairing rules in `messages`; an empty list means that they are kept. */
export function pairingFaults(messages: readonly OracleMessage[], profile: Profile): OracleFault[] {
  const sides = sidesOf(messages, profile);
  const merged = sidesOf(messages, 'anthropic');
  const orphanPaths = orphans(merged).map(({ path }) => path);
  const all = sides.flatMap((side) => side.blocks.map((placed) => ({ ...placed, role: side.role })));
  const calls = all.filter(({ block }) => block.type === 'tool_use');
  return [
    // Wrong block for the role.
    ...groupByMessage(all.filter(({ block, role }) => isResult(block) && role === 'assistant')).map(
      (message) => fault('result-in-assistant', [message]),
    ),
    ...groupByMessage(calls.filter(({ role }) => role === 'user')).map((message) =>
      fault('call-in-user', [message]),
    ),
    // Ids are unique in the whole request.
    ...calls
      .filter(({ block }, index) => calls.slice(0, index).some((earlier) => earlier.block.id === block.id))
      .map(({ block, path }) => {
        const misplaced = calls.some((one) => one.block.id === block.id && one.role === 'user');
        return fault('second-call', [path], { ids: [block.id], follows: misplaced });
      }),
    // Once the first call appears, only calls may follow in that turn.
    ...sides.filter(isAssistant).flatMap((side) => {
      const first = side.blocks.findIndex(({ block }) => block.type === 'tool_use');
      const late = side.blocks
        .slice(first < 0 ? side.blocks.length : first)
        .filter(({ block }) => !transparent.includes(block.type));
      if (late.length === 0) return [];
      return [fault('missing', side.messages, { follows: late.every(({ block }) => isResult(block)) })];
    }),
    // Every call is answered in the leading run of results of the user turn that follows.
    ...sides.flatMap((side, index) => {
      if (!isAssistant(side)) return [];
      const after = sides[index + 1];
      const next = after?.role === 'user' ? after : undefined;
      const end = next?.blocks.find(({ block }) => !isResult(block));
      const run = next?.blocks.slice(0, end ? next.blocks.indexOf(end) : undefined) ?? [];
      const ids = callIds(side).filter((id) => !run.some(({ block }) => block.tool_use_id === id));
      if (ids.length === 0) return [];
      // The message in which the run breaks; without a break, any of those between which the sources do not choose.
      const places = end ? [end.message] : [...(next ? [] : side.messages), ...(after?.messages ?? [])];
      return [fault('missing', places, { ids })];
    }),
    // Every result names a call of the assistant turn immediately before, and no call has two results.
    // Without the merge, a late part of a split is only there because its call is missing its result before.
    ...orphans(sides).map(({ block, path }) =>
      fault('orphan', [path], { ids: [block.tool_use_id], follows: !orphanPaths.includes(path) }),
    ),
    ...sides.flatMap((side, index) => {
      const results = side.blocks.filter(({ block }) =>
        askedBefore(sides, index).includes(block.tool_use_id),
      );
      return results
        .filter(({ block }, order) =>
          results.slice(0, order).some((earlier) => earlier.block.tool_use_id === block.tool_use_id),
        )
        .map(({ block, path }) => fault('second-result', [path], { ids: [block.tool_use_id] }));
    }),
    // While a server call is open, only user turns of nothing but results may follow (under both profiles).
    ...all.flatMap(({ block, message, role }, place) => {
      if (block.type !== 'server_tool_use' || role !== 'assistant') return [];
      const closed = all.slice(place).some(({ block: later }) => isServerResultOf(later, block));
      const own = merged.findIndex((side) => side.messages.includes(message));
      const tolerated = merged
        .slice(own + 1)
        .every((side) => side.role === 'user' && side.blocks.every((later) => isResult(later.block)));
      const misplaced = all.slice(0, place).some(({ block: earlier }) => isServerResultOf(earlier, block));
      if (closed || tolerated) return [];
      return [fault('open-server-call', [message], { ids: [block.id], follows: misplaced })];
    }),
    ...all
      .filter(({ block }) => block.type === 'web_search_tool_result')
      .filter(
        ({ block }) =>
          !all
            .slice(
              0,
              all.findIndex((one) => one.block === block),
            )
            .some(({ block: earlier }) => isServerResultOf(block, earlier)),
      )
      .map(({ block, path }) => fault('server-orphan', [path], { ids: [block.tool_use_id] })),
  ];
}

/** Neighbours of one role as one side (`anthropic`), or one side for each message (`strict`); system stands aside. */
function sidesOf(messages: readonly OracleMessage[], profile: Profile): Side[] {
  const sides: Side[] = [];
  messages.forEach(({ role, content }, message) => {
    if (role === 'system') return;
    const list = typeof content === 'string' ? (content === '' ? [] : [{ type: 'text' }]) : content;
    const blocks = list.map((block, index) => ({
      block,
      message,
      path: `messages.${message}.content.${index}`,
    }));
    const last = sides.at(-1);
    if (profile === 'anthropic' && last?.role === role) {
      last.messages.push(message);
      last.blocks.push(...blocks);
    } else sides.push({ role, messages: [message], blocks });
  });
  return sides;
}

const isResult = (block: OracleBlock) => block.type === 'tool_result';
const isAssistant = (side: Side) => side.role === 'assistant';
const isServerResultOf = (block: OracleBlock, call: OracleBlock) =>
  block.type === 'web_search_tool_result' && call.type === 'server_tool_use' && block.tool_use_id === call.id;

function fault(
  kind: OracleFault['kind'],
  places: (string | number)[],
  { ids = [], follows = false }: { ids?: (string | undefined)[]; follows?: boolean } = {},
): OracleFault {
  const paths = places.map((place) => (typeof place === 'number' ? `messages.${place}` : place));
  return { kind, places: paths, ids: ids.map(String), follows };
}

/** Ids called in the turn before, where that is the assistant's and this is the user's. */
function askedBefore(sides: readonly Side[], index: number): unknown[] {
  const before = sides[index - 1];
  return sides[index]?.role === 'user' && before && isAssistant(before) ? callIds(before) : [];
}

function orphans(sides: readonly Side[]): Placed[] {
  return sides.flatMap((side, index) => {
    if (side.role !== 'user') return [];
    const asked = askedBefore(sides, index);
    return side.blocks.filter(({ block }) => isResult(block) && !asked.includes(block.tool_use_id));
  });
}

function callIds(side: Side): string[] {
  const ids = side.blocks
    .filter(({ block }) => block.type === 'tool_use')
    .map(({ block }) => String(block.id));
  return [...new Set(ids)];
}

function groupByMessage(blocks: readonly Placed[]): number[] {
  return [...new Set(blocks.map(({ message }) => message))];
}
