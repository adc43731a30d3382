// Results: every call gets its one result, in its place; what belongs to no call goes. Pure; linear.
// A result is never made up, never renamed, and never chosen among several that differ.
import { dropDuplicates, dropOrphans, type ResultIndex } from './drop-results.ts';
import { errorResult } from './error-result.ts';
import { type Block, newMessage, takeBlocks } from './history.ts';
import { blocksOf, canGo, countCalls, type Pass, type Placed, type Turn, turnsOf } from './pass.ts';
import { placeResults } from './place-results.ts';

const rules = ['pairing/missing-result', 'pairing/unexpected-result', 'pairing/duplicate-result'];

/** Mends every user turn against the assistant turn before it. */
export function mendResults(pass: Pass): void {
  if (!rules.some((rule) => pass.broken.has(rule))) return;
  const turns = turnsOf(pass.history);
  const index = indexResults(pass, turns);
  turns.forEach((turn, position) => {
    if (turn.role === 'assistant') mendTurn(pass, index, turn, turns[position + 1]);
    else if (turns[position - 1]?.role !== 'assistant') dropOrphans(pass, index, turn.messages, new Set());
  });
}

function indexResults(pass: Pass, turns: Turn[]): ResultIndex {
  const results = new Map<string, Placed[]>();
  const answers = new Map<string, Block>();
  turns.forEach((turn, position) => {
    if (turn.role !== 'user') return;
    const previous = turns[position - 1];
    const called = new Set(blocksOf(previous?.messages ?? [], 'tool_use').map(({ id }) => id));
    for (const placed of blocksOf(turn.messages, 'tool_result')) {
      const same = results.get(placed.id);
      if (same) same.push(placed);
      else results.set(placed.id, [placed]);
      if (called.has(placed.id) && !answers.has(placed.id)) answers.set(placed.id, placed.block);
    }
  });
  return { calls: countCalls(pass.history), results, answers };
}

function mendTurn(pass: Pass, index: ResultIndex, turn: Turn, next: Turn | undefined): void {
  const called = new Map(blocksOf(turn.messages, 'tool_use').map((call) => [call.id, call]));
  const answers = next?.messages ?? [];
  dropDuplicates(pass, answers, called);
  const own = new Map(blocksOf(answers, 'tool_result').map((placed) => [placed.id, placed]));
  const absent = [...called.values()].filter(({ id }) => !own.has(id));
  const strange = answers.flatMap((message) =>
    message.blocks.filter((block) => block.type === 'tool_result' && !index.calls.has(block.id ?? '')),
  );
  const fetched: Placed[] = [];
  for (const call of absent) {
    const found = findElsewhere(pass, index, call);
    if (found === 'unsafe') continue;
    if (found) fetched.push(found);
    else if (strange.length > 0) refuseMismatch(pass, call, strange);
    else {
      const block = errorResult({ id: call.id, path: call.block.path });
      fetched.push({ id: call.id, block, message: newMessage('user', call.block.path, []) });
      noteMissing(pass, call);
    }
  }
  if (called.size > 0) placeResults(pass, { turn, answers, called: new Set(called.keys()), fetched });
  const mayBelong = fetched.length < absent.length;
  if (!mayBelong || strange.length === 0) dropOrphans(pass, index, answers, called);
}

function noteMissing(pass: Pass, call: Placed): void {
  pass.note({
    rule: 'pairing/missing-result',
    path: call.block.path,
    action: 'add-error-result',
    reason: `A chamada \`${call.id}\` não tem resultado no histórico. Entra um \`tool_result\` com \`is_error: true\` que só diz que ela não foi executada; se você tem o resultado de verdade, ponha-o no lugar.`,
  });
}

function refuseMismatch(pass: Pass, call: Placed, strange: Block[]): void {
  pass.refuse({
    rule: 'pairing/missing-result',
    path: call.block.path,
    reason: `A chamada \`${call.id}\` está sem resultado, e ao lado há um resultado com outro id (\`${strange[0]?.id ?? 'sem id'}\`). Pode ser o dela, mas só quem montou o histórico sabe: confira de onde veio o id.`,
  });
}

/** The only result for this call, standing where it does not belong; already taken out of its message. */
function findElsewhere(pass: Pass, index: ResultIndex, call: Placed): Placed | 'unsafe' | null {
  const found = (index.results.get(call.id) ?? []).filter(({ block, message }) =>
    message.blocks.includes(block),
  );
  const [first, ...others] = found;
  if (!first) return null;
  const refuse = (reason: string): 'unsafe' => {
    pass.refuse({ rule: 'pairing/missing-result', path: call.block.path, reason });
    return 'unsafe';
  };
  if ((index.calls.get(call.id) ?? 0) > 1)
    return refuse(`Há mais de uma chamada com o id \`${call.id}\`: não dá para saber de qual é o resultado.`);
  if (others.some(({ block }) => block.raw !== first.block.raw))
    return refuse(`Há resultados diferentes para \`${call.id}\`: só você sabe qual vale.`);
  if (first.message.blocks.length === 1 && !canGo(pass.history, first.message))
    return refuse(
      `O resultado de \`${call.id}\` está na última mensagem; se ele voltasse para o lugar, a conversa terminaria com o assistente.`,
    );
  takeBlocks(first.message, new Set([first.block]));
  pass.note({
    rule: 'pairing/missing-result',
    path: first.block.path,
    action: 'move-result-to-call',
    reason: `O resultado de \`${call.id}\` estava em outro ponto da conversa; ele vai para a mensagem logo depois da chamada.`,
  });
  return first;
}
