// Writes a history back: what was not touched comes out exactly as it went in. Pure.
import type { Block, History, Message } from './history.ts';
import { blockIndent, type Piece, type Style, writePiece } from './json-style.ts';

/** The request body as text. */
export function writeHistory(history: History): string {
  const { messages, style } = history;
  const separator =
    messages.find((message) => message.lead !== null)?.lead ??
    (style.lineBreak === '' ? style.comma : `,${history.firstLead}`);
  const parts = messages.map((message, index) => {
    const lead = index === 0 ? history.firstLead : (message.lead ?? separator);
    return lead + writeMessage(message, style);
  });
  return history.before + parts.join('') + history.tail + history.after;
}

function writeMessage(message: Message, style: Style): string {
  const { raw, roleSpan, contentSpan } = message;
  if (raw === null) {
    const members: [string, Piece][] = [
      ['role', { raw: JSON.stringify(message.role) }],
      ['content', { raw: writeBlocks(message, style) }],
    ];
    return writePiece({ members }, style, style.messagesInline ? null : style.messageIndent);
  }
  const edits: { start: number; end: number; text: string }[] = [];
  if (message.roleChanged && roleSpan) edits.push({ ...roleSpan, text: JSON.stringify(message.role) });
  if (contentSpan && message.blocksChanged) edits.push({ ...contentSpan, text: contentText(message, style) });
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), raw);
}

function contentText(message: Message, style: Style): string {
  const { textRaw, blocks } = message;
  return textRaw !== null && blocks.length === 1 ? textRaw : writeBlocks(message, style);
}

function writeBlocks(message: Message, style: Style): string {
  const { blocks } = message;
  const indent = blockIndent(style);
  const isWritten = message.content === 'blocks' && message.firstLead !== null && message.raw !== null;
  const firstLead = isWritten && message.tail !== null && blocks.length > 0 ? message.firstLead : null;
  const ownLead = indent === null || style.messagesInline ? '' : style.lineBreak + indent;
  const first = firstLead ?? ownLead;
  const separator =
    blocks.find((block) => block.lead !== null && isWritten)?.lead ??
    (first === '' ? style.comma : `,${first}`);
  const tail = firstLead === null ? tailOf(style, ownLead) : (message.tail ?? '');
  if (blocks.length === 0) return '[]';
  const parts = blocks.map(
    (block, index) => (index === 0 ? first : (block.lead ?? separator)) + writeBlock(block, style),
  );
  return `[${parts.join('')}${tail}]`;
}

function tailOf(style: Style, lead: string): string {
  return lead === '' ? '' : style.lineBreak + style.messageIndent + style.indent;
}

/** A string content that became a block, or a result that was made, gets the layout of its neighbours. */
function writeBlock(block: Block, style: Style): string {
  const indent = style.messagesInline ? null : blockIndent(style);
  if (block.made) return writePiece(block.made, style, indent);
  return block.raw;
}
