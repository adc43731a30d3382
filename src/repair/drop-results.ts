// What belongs to no call, or answers one twice, goes where that loses nothing that only people can judge. Pure; linear.
import { type Block, type Message, takeBlocks } from './history.ts';
import { blocksOf, canGo, type Pass, type Placed } from './pass.ts';

/** Calls and results of the whole history, by id. */
export interface ResultIndex {
  calls: ReadonlyMap<string, number>;
  results: ReadonlyMap<string, Placed[]>;
  /** The result of each call that stands in the turn where it belongs. */
  answers: ReadonlyMap<string, Block>;
}

/** Drops second results of one turn's calls. */
export function dropDuplicates(pass: Pass, answers: Message[], called: ReadonlyMap<string, Placed>): void {
  const seen = new Map<string, Block>();
  for (const placed of blocksOf(answers, 'tool_result')) {
    const earlier = seen.get(placed.id);
    if (!earlier) seen.set(placed.id, placed.block);
    else if (called.has(placed.id)) dropCopy(pass, placed, earlier, 'pairing/duplicate-result');
  }
}

/** Drops a result that repeats another letter for letter; refuses where they differ. */
function dropCopy(pass: Pass, placed: Placed, earlier: Block, rule: string): void {
  const { id, block, message } = placed;
  if (earlier.raw !== block.raw) {
    pass.refuse({
      rule,
      path: block.path,
      reason: `Os dois resultados de \`${id}\` são diferentes: só você sabe qual vale.`,
    });
    return;
  }
  if (message.blocks.length === 1 && !canGo(pass.history, message)) {
    refuseLast(pass, rule, block);
    return;
  }
  takeBlocks(message, new Set([block]));
  pass.note({
    rule,
    path: block.path,
    action: 'drop-duplicate-result',
    reason: `O resultado de \`${id}\` aparece duas vezes, letra por letra: a cópia sai.`,
  });
}

function refuseLast(pass: Pass, rule: string, block: Block): void {
  pass.refuse({
    rule,
    path: block.path,
    reason: 'Sem este bloco não sobra mensagem `user` para terminar a conversa.',
  });
}

/** Drops results that are none of `called`. */
export function dropOrphans(
  pass: Pass,
  index: ResultIndex,
  messages: Message[],
  called: { has(id: string): boolean },
): void {
  const rule = 'pairing/unexpected-result';
  for (const placed of blocksOf(messages, 'tool_result')) {
    const { id, block, message } = placed;
    if (called.has(id)) continue;
    const count = index.calls.get(id) ?? 0;
    const answer = index.answers.get(id);
    if (count > 1)
      pass.refuse({
        rule,
        path: block.path,
        reason: `Há mais de uma chamada com o id \`${id}\`: não dá para saber de qual é este resultado.`,
      });
    else if (count === 1 && answer) dropCopy(pass, placed, answer, rule);
    else if (count === 0 && message.blocks.length === 1 && !canGo(pass.history, message))
      refuseLast(pass, rule, block);
    else if (count === 0) {
      takeBlocks(message, new Set([block]));
      pass.note({
        rule,
        path: block.path,
        action: 'drop-orphan',
        reason: `O resultado cita \`${id}\`, que não é de chamada nenhuma do histórico: ele sai. Se a chamada foi cortada por engano, devolva-a em vez de perder o resultado.`,
      });
    }
  }
}
