// Small random histories from a seed, most of them one or two steps away from a valid one. For tests; pure.
import type { OracleBlock, OracleMessage } from './pairing-oracle.ts';

export type Random = () => number;

/** Numbers in [0, 1) that depend on `seed` alone (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const text = (): OracleBlock => ({ type: 'text', text: 'x' });
const call = (id: string): OracleBlock => ({ type: 'tool_use', id, name: 'look', input: {} });
const result = (id: string): OracleBlock => ({ type: 'tool_result', tool_use_id: id, content: 'v' });
const search = (id: string): OracleBlock => ({ type: 'server_tool_use', id, name: 'web_search', input: {} });
const found = (id: string): OracleBlock => ({ type: 'web_search_tool_result', tool_use_id: id, content: [] });

/** A history that keeps or nearly keeps the pairing rules. */
export function randomHistory(random: Random): OracleMessage[] {
  const below = (limit: number) => Math.floor(random() * limit);
  const history = validHistory(below);
  for (let left = below(4); left > 0; left -= 1) mutate(history, below);
  return history;
}

function validHistory(below: (limit: number) => number): OracleMessage[] {
  const messages: OracleMessage[] = [{ role: 'user', content: below(2) ? 'q' : [text()] }];
  let minted = 0;
  for (let rounds = 1 + below(2); rounds > 0; rounds -= 1) {
    const ids = Array.from({ length: below(4) }, (_, index) => `t${minted + index + 1}`);
    minted += ids.length;
    const content: OracleBlock[] = below(2) ? [text()] : [];
    const searchId = `srvtoolu_${messages.length}`;
    if (below(12) === 0) content.push(search(searchId), ...(below(3) ? [found(searchId)] : []));
    for (const id of ids) content.push(call(id));
    if (content.length === 0) content.push(text());
    messages.push({ role: 'assistant', content });
    const results = ids.map(result);
    if (below(3) === 0) results.reverse();
    if (results.length === 0 || below(3) === 0) results.push(text());
    messages.push({ role: 'user', content: results });
  }
  if (below(3) === 0) messages.pop();
  return messages;
}

type Mutation = (history: OracleMessage[], below: (limit: number) => number) => void;

/** A message at random with its content as a list that may be changed. */
function open(history: OracleMessage[], at: number): OracleBlock[] {
  const message = history[at];
  if (!message) return [];
  if (typeof message.content === 'string') message.content = message.content === '' ? [] : [text()];
  return message.content;
}

const mutations: Mutation[] = [
  function dropBlock(history, below) {
    const blocks = open(history, below(history.length));
    blocks.splice(below(blocks.length), 1);
  },
  function repeatBlock(history, below) {
    const blocks = open(history, below(history.length));
    const block = blocks[below(blocks.length)];
    // What a repeated id of a server call means, no source says.
    if (block && block.type !== 'server_tool_use') blocks.splice(below(blocks.length + 1), 0, { ...block });
  },
  function swapBlocks(history, below) {
    const blocks = open(history, below(history.length));
    const [one, two] = [below(blocks.length), below(blocks.length)];
    const [first, second] = [blocks[one], blocks[two]];
    if (first && second) [blocks[one], blocks[two]] = [second, first];
  },
  function insertText(history, below) {
    const blocks = open(history, below(history.length));
    blocks.splice(below(blocks.length + 1), 0, text());
  },
  function insertToolBlock(history, below) {
    const blocks = open(history, below(history.length));
    const id = `t${1 + below(5)}`;
    blocks.splice(below(blocks.length + 1), 0, below(2) ? call(id) : result(id));
  },
  function renameId(history, below) {
    const blocks = open(history, below(history.length));
    const block = blocks[below(blocks.length)];
    if (block?.type === 'tool_use') block.id = `t${1 + below(5)}`;
    if (block?.type === 'tool_result') block.tool_use_id = `t${1 + below(5)}`;
  },
  function splitMessage(history, below) {
    const at = below(history.length);
    const blocks = open(history, at);
    const cut = 1 + below(Math.max(1, blocks.length - 1));
    const rest = blocks.splice(cut);
    if (rest.length > 0) history.splice(at + 1, 0, { role: history[at]?.role ?? 'user', content: rest });
  },
  function moveBlock(history, below) {
    const from = open(history, below(history.length));
    const [block] = from.splice(below(from.length), 1);
    const to = open(history, below(history.length));
    if (block) to.splice(below(to.length + 1), 0, block);
  },
  function dropMessage(history, below) {
    if (history.length > 1) history.splice(below(history.length), 1);
  },
  function insertMessage(history, below) {
    const role = below(2) ? 'user' : 'assistant';
    history.splice(below(history.length + 1), 0, { role, content: below(2) ? 'x' : [text()] });
  },
  function swapMessages(history, below) {
    const at = below(history.length);
    const [moved] = history.splice(at, 1);
    if (moved) history.splice(below(history.length + 1), 0, moved);
  },
  function changeRole(history, below) {
    const message = history[below(history.length)];
    if (message) message.role = message.role === 'user' ? 'assistant' : 'user';
  },
  function emptyAssistant(history, below) {
    const at = below(history.length + 1);
    history.splice(at, 0, { role: 'assistant', content: below(2) ? [] : '' });
  },
  function thinkBetween(history, below) {
    const message = history[below(history.length)];
    if (message?.role !== 'assistant' || typeof message.content === 'string') return;
    const thinking = { type: 'thinking', thinking: 'hm', signature: 'c2ln' };
    message.content.splice(below(message.content.length + 1), 0, thinking);
  },
];

function mutate(history: OracleMessage[], below: (limit: number) => number): void {
  mutations[below(mutations.length)]?.(history, below);
}
