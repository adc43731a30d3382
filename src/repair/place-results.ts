// Puts the results of one turn where the API looks for them: first, and right behind the calls. Pure.
// `anthropic` reads the leading run across message borders, `strict` only in the first message.
import { type Block, type Message, newMessage, setBlocks, takeBlocks } from './history.ts';
import { blocksOf, type Pass, type Placed, type Turn } from './pass.ts';

const rule = 'pairing/missing-result';

interface Place {
  turn: Turn;
  answers: Message[];
  called: ReadonlySet<string>;
  /** Results from elsewhere, in no message now. */
  fetched: Placed[];
}

/** Moves only what stands outside the leading run. */
export function placeResults(pass: Pass, { turn, answers, called, fetched }: Place): void {
  const messages = answers.filter((message) => !message.removed);
  const blocks = fetched.map(({ block }) => ({ ...block, lead: null }));
  if (messages.length === 0) {
    if (blocks.length > 0)
      turn.messages.at(-1)?.followers.push(newMessage('user', blocks[0]?.path ?? '', blocks));
    return;
  }
  const isStrict = pass.profile === 'strict';
  const breaker = messages.find((message) => !message.blocks.every(isResult) || message.blocks.length === 0);
  const home = isStrict ? messages[0] : (breaker ?? messages.at(-1));
  if (!home) return;
  const displaced = displacedResults(messages, home, called, isStrict);
  if (displaced.length === 0 && blocks.length === 0) return;
  if (blocks.length === 0 && swapWhole(pass, messages, displaced, called)) return;
  const moved = new Set(displaced.map(({ block }) => block));
  for (const message of new Set(displaced.map((placed) => placed.message)))
    if (message !== home) takeBlocks(message, moved);
  const kept = home.blocks.filter((block) => !moved.has(block));
  const run = kept.findIndex((block) => !isResult(block));
  const at = run < 0 ? kept.length : run;
  setBlocks(home, [...kept.slice(0, at), ...moved, ...blocks, ...kept.slice(at)]);
  noteMoves(pass, displaced, home);
}

const isResult = (block: Block): boolean => block.type === 'tool_result';

function displacedResults(
  messages: Message[],
  home: Message,
  called: ReadonlySet<string>,
  isStrict: boolean,
): Placed[] {
  let isOver = false;
  const found: Placed[] = [];
  /** A second result for one call is not moved: it is no answer. */
  const seen = new Set<string>();
  for (const message of messages) {
    if (isStrict && message !== home) isOver = true;
    for (const block of message.blocks) {
      if (!isResult(block)) isOver = true;
      else if (block.id !== undefined && called.has(block.id) && !seen.has(block.id)) {
        seen.add(block.id);
        if (isOver) found.push({ id: block.id, block, message });
      }
    }
  }
  return found;
}

/** Where one message holds all results and nothing else, it changes places as a whole. */
function swapWhole(
  pass: Pass,
  messages: Message[],
  displaced: Placed[],
  called: ReadonlySet<string>,
): boolean {
  const message = displaced[0]?.message;
  const first = messages[0];
  if (!message || !first || message === first) return false;
  const isWhole =
    displaced.length === message.blocks.length &&
    displaced.every((placed) => placed.message === message) &&
    blocksOf([message], 'tool_result').filter(({ id }) => called.has(id)).length === called.size;
  if (!isWhole) return false;
  const list = pass.history.messages;
  list.splice(list.indexOf(message), 1);
  list.splice(list.indexOf(first), 0, message);
  pass.note({
    rule,
    path: message.path,
    action: 'move-text-behind-results',
    reason:
      'A mensagem com os resultados vem logo depois das chamadas; o texto que estava na frente fica atrás.',
  });
  return true;
}

function noteMoves(pass: Pass, displaced: Placed[], home: Message): void {
  for (const { block, message } of displaced)
    pass.note(
      message === home
        ? {
            rule,
            path: block.path,
            action: 'move-text-behind-results',
            reason: 'Os `tool_result` abrem a mensagem; o texto que estava na frente passa para trás deles.',
          }
        : {
            rule,
            path: block.path,
            action: 'merge-results',
            reason:
              'Os resultados do turno ficam juntos em uma mensagem só, logo depois das chamadas, na ordem em que vieram.',
          },
    );
}
