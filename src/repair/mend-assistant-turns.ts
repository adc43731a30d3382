// Assistant turns: calls given twice, text behind calls, one turn cut into several messages. Pure.
import { type Block, type Message, newMessage, setBlocks, takeBlocks } from './history.ts';
import { blocksOf, type Pass, type Turn, turnsOf } from './pass.ts';

const speech = new Set(['text', 'image', 'document', 'search_result']);
const rule = 'pairing/text-after-tool-use';

/** Drops calls that stand twice, letter for letter, in one turn. */
export function dropRepeatedCalls(pass: Pass): void {
  if (!pass.broken.has('pairing/duplicate-tool-use-id')) return;
  for (const turn of turnsOf(pass.history)) {
    if (turn.role !== 'assistant') continue;
    const seen = new Map<string, Block>();
    for (const [index, message] of turn.messages.entries()) {
      const repeated = new Set<Block>();
      for (const { id, block } of blocksOf([message], 'tool_use')) {
        const earlier = seen.get(id);
        if (earlier?.raw === block.raw) repeated.add(block);
        else if (!earlier) seen.set(id, block);
      }
      const [first] = repeated;
      if (!first) continue;
      const isCopy = message.raw !== null && message.raw === turn.messages[index - 1]?.raw;
      takeBlocks(message, isCopy ? new Set(message.blocks) : repeated);
      pass.note({
        rule: 'pairing/duplicate-tool-use-id',
        path: isCopy ? message.path : first.path,
        action: 'drop-repeated-call',
        reason: isCopy
          ? 'A mensagem inteira está repetida, letra por letra: a cópia sai.'
          : 'A mesma chamada aparece duas vezes no turno, letra por letra: a cópia sai.',
      });
    }
  }
}

/** Brings each turn's calls to its end, and under `strict` all calls of a turn into one message. */
export function mendAssistantTurns(pass: Pass): void {
  if (!pass.broken.has(rule) && !pass.broken.has('pairing/missing-result')) return;
  const turns = turnsOf(pass.history);
  turns.forEach((turn, index) => {
    if (turn.role === 'assistant') mendTurn(pass, turn, turns[index + 1]);
  });
}

function mendTurn(pass: Pass, turn: Turn, next: Turn | undefined): void {
  const calls = blocksOf(turn.messages, 'tool_use');
  const first = calls[0];
  if (!first) return;
  const from = turn.messages.indexOf(first.message);
  const messages = turn.messages.slice(from);
  const behind = messages.flatMap((message, index) => {
    const start = index === 0 ? message.blocks.indexOf(first.block) : 0;
    return message.blocks.slice(start).map((block) => ({ block, message }));
  });
  const intruders = behind.filter(({ block }) => speech.has(block.type));
  const isSpread = pass.profile === 'strict' && messages.length > 1;
  if (intruders.length === 0 && !isSpread) return;
  const answered = new Set(blocksOf(next?.messages ?? [], 'tool_result').map(({ id }) => id));
  const boundary = intruders.find(({ message }) => message !== first.message)?.message;
  if (
    boundary &&
    !calls.some(({ id, message }) => isBefore(messages, message, boundary) && answered.has(id))
  ) {
    // The results got lost between two messages: the next pass fills this one.
    messages[messages.indexOf(boundary) - 1]?.followers.push(newMessage('user', first.block.path, []));
    return;
  }
  if (
    intruders.length > 0 &&
    behind.some(({ block }) => !speech.has(block.type) && block.type !== 'tool_use')
  ) {
    pass.refuse({
      rule,
      path: intruders[0]?.block.path ?? '',
      reason:
        'Há texto depois das chamadas, mas também raciocínio assinado ou ferramentas de servidor entre elas, cuja ordem não pode mudar.',
    });
    return;
  }
  if (intruders.length > 0) moveSpeech(pass, first.message, first.block, intruders);
  if (isSpread) mergeMessages(pass, messages);
}

function isBefore(messages: Message[], one: Message, other: Message): boolean {
  return messages.indexOf(one) < messages.indexOf(other);
}

function moveSpeech(
  pass: Pass,
  home: Message,
  call: Block,
  intruders: { block: Block; message: Message }[],
): void {
  const moved = new Set(intruders.map(({ block }) => block));
  for (const { message } of intruders) if (message !== home) takeBlocks(message, moved);
  const kept = home.blocks.filter((block) => !moved.has(block));
  const at = kept.indexOf(call);
  setBlocks(home, [...kept.slice(0, at), ...moved, ...kept.slice(at)]);
  for (const { block } of intruders)
    pass.note({
      rule,
      path: block.path,
      action: 'move-text-before-calls',
      reason:
        'No turno do assistente, o texto vem antes das chamadas; a ordem entre os textos continua a mesma.',
    });
}

function mergeMessages(pass: Pass, messages: Message[]): void {
  const [home, ...others] = messages;
  if (!home) return;
  for (const message of others) {
    if (message.removed) continue;
    setBlocks(home, [...home.blocks, ...message.blocks]);
    message.removed = true;
    pass.note({
      rule: 'pairing/missing-result',
      path: message.path,
      action: 'merge-assistant',
      reason:
        'O turno do assistente estava dividido, e este serviço não junta mensagens vizinhas: os blocos passam para uma mensagem só.',
    });
  }
}
