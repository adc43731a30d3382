// Empty and blank content, and white space at the end of a prefill: what says nothing can go. Pure.
import type { Finding } from '../core/index.ts';
import { type Block, type Message, setBlocks, takeBlocks } from './history.ts';
import { membersAt } from './json-spans.ts';
import { canGo, type Pass } from './pass.ts';

/** Mends what `findings`, made on this very history, say about empty content. */
export function mendEmpties(pass: Pass, findings: readonly Finding[]): void {
  /** As they stand now: places of findings count from here. */
  const blocks = pass.history.messages.map((message) => message.blocks);
  for (const finding of findings) {
    const [, position, block] = /^messages\.(\d+)(?:\.content(?:\.(\d+))?)?$/.exec(finding.path) ?? [];
    if (position === undefined) continue;
    const message = pass.history.messages[Number(position)];
    if (!message || message.removed || message.value === null) continue;
    const text = blocks[Number(position)]?.[Number(block ?? -1)];
    if (finding.rule === 'empty/empty-text' && text) dropText(pass, finding.rule, message, text);
    if (finding.rule === 'empty/blank-text' || finding.rule === 'empty/user-message')
      dropMessage(pass, finding.rule, message);
    if (finding.rule === 'roles/prefill-trailing-space') trimEnd(pass, message);
  }
}

function dropText(pass: Pass, rule: string, message: Message, block: Block): void {
  if (message.blocks.every((item) => item === block)) {
    dropMessage(pass, rule, message);
    return;
  }
  takeBlocks(message, new Set([block]));
  pass.note({
    rule,
    path: block.path,
    action: 'drop-empty-text',
    reason: 'Um bloco de texto vazio não diz nada e a API o recusa: ele sai.',
  });
}

function dropMessage(pass: Pass, rule: string, message: Message): void {
  if (!canGo(pass.history, message)) {
    pass.refuse({
      rule,
      path: message.path,
      reason:
        'A mensagem não tem conteúdo, mas é ela que termina a conversa: só você sabe o que deveria estar escrito.',
    });
    return;
  }
  message.removed = true;
  pass.note({
    rule,
    path: message.path,
    action: 'drop-empty-message',
    reason: 'A mensagem não tem conteúdo e a API a recusa: ela sai.',
  });
}

function trimEnd(pass: Pass, message: Message): void {
  const block = message.blocks.at(-1);
  if (block?.type !== 'text' || message.raw === null) return;
  const value = block.value as { text: unknown };
  if (typeof value.text !== 'string' || value.text.trimEnd() === '') return;
  const text = value.text.trimEnd();
  const path = block.path;
  if (message.content === 'text' && message.contentSpan) {
    const { start, end } = message.contentSpan;
    message.textRaw = cutString(message.raw.slice(start, end), text.length);
    setBlocks(message, [{ ...block, value: { ...value, text } }]);
  } else {
    const raw = cutBlock(block.raw, value.text, text.length);
    if (raw === null) return;
    setBlocks(message, [...message.blocks.slice(0, -1), { ...block, raw, value: { ...value, text } }]);
  }
  pass.note({
    rule: 'roles/prefill-trailing-space',
    path,
    action: 'trim-trailing-space',
    reason: 'O texto que o modelo deve continuar não pode terminar em espaço: o espaço final sai.',
  });
}

/** The JSON string `raw` cut to its first `length` UTF-16 units. */
function cutString(raw: string, length: number): string {
  let position = 1;
  for (let unit = 0; unit < length; unit += 1) {
    if (raw.charAt(position) !== '\\') position += 1;
    else position += raw.charAt(position + 1) === 'u' ? 6 : 2;
  }
  return `${raw.slice(0, position)}"`;
}

function cutBlock(raw: string, text: string, length: number): string | null {
  const member = membersAt(raw, 0).get('text');
  if (!member || text.length === length) return null;
  return (
    raw.slice(0, member.start) +
    cutString(raw.slice(member.start, member.end), length) +
    raw.slice(member.end)
  );
}
