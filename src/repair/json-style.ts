// How a JSON text is laid out, so that what is added looks as if it had always stood there. Pure.
import type { Span } from './json-spans.ts';

/** JSON to be written: an exact text, or members, or items. */
export type Piece = { raw: string } | { members: [string, Piece][] } | { items: Piece[] };

export interface Style {
  /** Line break of the text; empty where everything stands on one line. */
  lineBreak: string;
  indent: string;
  /** White space before each message. */
  messageIndent: string;
  /** Whether a message, or a block, fills one line. */
  messagesInline: boolean;
  blocksInline: boolean;
  colon: string;
  comma: string;
}

/** The layout of `text`, seen at its `messages` key and the first messages. */
export function styleOf(options: {
  text: string;
  key: Span;
  valueStart: number;
  firstLead: string;
  firstMessage: string;
  firstBlock: string | null;
}): Style {
  const { text, key, valueStart, firstLead, firstMessage, firstBlock } = options;
  const lineBreak = /\r?\n/.exec(firstLead)?.[0] ?? '';
  const messageIndent = afterLastBreak(firstLead);
  const keyIndent = /(?:^|\n)([ \t]*)$/.exec(text.slice(Math.max(0, key.start - 200), key.start))?.[1] ?? '';
  const indent = messageIndent.startsWith(keyIndent) ? messageIndent.slice(keyIndent.length) : '';
  const isSpaced = /\s/.test(text.slice(key.end, valueStart)) || lineBreak !== '';
  return {
    lineBreak,
    indent: indent === '' ? '  ' : indent,
    messageIndent,
    messagesInline: lineBreak === '' || !firstMessage.includes('\n'),
    blocksInline: lineBreak === '' || !(firstBlock ?? firstMessage).includes('\n'),
    colon: isSpaced ? ': ' : ':',
    comma: isSpaced ? ', ' : ',',
  };
}

function afterLastBreak(space: string): string {
  return space.slice(space.lastIndexOf('\n') + 1);
}

/** `piece` as JSON; `indent` stands before its closing bracket, null puts all on one line. */
export function writePiece(piece: Piece, style: Style, indent: string | null): string {
  if ('raw' in piece) return piece.raw;
  const [open, close] = 'items' in piece ? ['[', ']'] : ['{', '}'];
  const inner = indent === null ? null : indent + style.indent;
  const parts =
    'items' in piece
      ? piece.items.map((item) => writePiece(item, style, inner))
      : piece.members.map(
          ([key, value]) => JSON.stringify(key) + style.colon + writePiece(value, style, inner),
        );
  if (parts.length === 0) return open + close;
  if (inner === null) return open + parts.join(style.comma) + close;
  const lead = style.lineBreak + inner;
  return open + lead + parts.join(`,${lead}`) + style.lineBreak + indent + close;
}

/** Where a message's blocks start on their line; null where blocks stand on one line. */
export function blockIndent(style: Style): string | null {
  return style.blocksInline ? null : style.messageIndent + style.indent + style.indent;
}
