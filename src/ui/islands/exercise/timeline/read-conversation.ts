// Reads any Messages or Converse request or answer, however malformed, as messages and blocks that the timeline can show.
// Pure. Must never throw: a learner's program can send anything.
import { messagesBlock } from '../../../../core/index.ts';

export type BlockKind = 'text' | 'tool_use' | 'tool_result' | 'other';

export interface BlockView {
  /** Dotted path in the request as sent, e.g. `messages.2.content.0`; `content.1` inside an answer. */
  path: string;
  kind: BlockKind;
  /** The type as written, also when it is unknown. */
  type: string;
  text: string;
  tool: string | null;
  /** The `tool_use` id: its own for a call, the one it names for a result. */
  id: string | null;
  input: unknown;
  isError: boolean;
  raw: unknown;
}

export interface MessageView {
  index: number;
  path: string;
  role: string;
  blocks: BlockView[];
  raw: unknown;
}

/** The value as a plain object, or null. */
export function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The text of a `tool_result`'s content: a string, or its text blocks joined by line breaks. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return content === undefined ? '' : JSON.stringify(content);
  return content.map((part) => asText(asObject(part)?.text) ?? JSON.stringify(part)).join('\n');
}

function readBlock(value: unknown, path: string): BlockView {
  const block = asObject(messagesBlock(value)) ?? {};
  const type = asText(block.type) ?? 'desconhecido';
  const base = { path, type, tool: null, id: null, input: null, isError: false, raw: value };
  if (type === 'text') return { ...base, kind: 'text', text: asText(block.text) ?? '' };
  if (type === 'tool_use')
    return {
      ...base,
      kind: 'tool_use',
      text: '',
      tool: asText(block.name) ?? '?',
      id: asText(block.id),
      input: block.input,
    };
  if (type === 'tool_result')
    return {
      ...base,
      kind: 'tool_result',
      text: textOf(block.content),
      id: asText(block.tool_use_id),
      isError: block.is_error === true,
    };
  return { ...base, kind: 'other', text: asObject(value) ? '' : (JSON.stringify(value) ?? '') };
}

/** The blocks of a message's or an answer's `content`, whose own path is `path`; a string counts as one text block. */
export function readBlocks(content: unknown, path: string): BlockView[] {
  if (typeof content === 'string')
    return [{ ...readBlock({ type: 'text', text: content }, path), raw: content }];
  if (!Array.isArray(content)) return [];
  return content.map((block, index) => readBlock(block, `${path}.${index}`));
}

/** The messages of a request body; an empty list where there are none to read. */
export function readMessages(body: unknown): MessageView[] {
  const messages = asObject(body)?.messages;
  if (!Array.isArray(messages)) return [];
  return messages.map((raw, index) => {
    const message = asObject(raw);
    const path = `messages.${index}`;
    return {
      index,
      path,
      role: asText(message?.role) ?? '?',
      blocks: readBlocks(message?.content, `${path}.content`),
      raw,
    };
  });
}
