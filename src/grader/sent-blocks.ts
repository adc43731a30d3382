// What a request of a run says, as a flat list of blocks with their places. Pure; never throws, whatever was sent.
// Blocks of Converse are seen as Messages blocks, at the same places, so that checks read both APIs alike.
import { answerContent, messagesBlock } from '../core/index.ts';

/** One content block of a request. A message whose content is a string counts as one text block. */
export interface SentBlock {
  role: string;
  /** Index of its message in `messages`. */
  message: number;
  /** Position among all blocks of the request, in order. */
  position: number;
  /** Dotted path in the body, e.g. `messages.2.content.0`. */
  path: string;
  type: string;
  fields: Record<string, unknown>;
}

/** A `tool_result` block of a request. */
export interface SentResult extends SentBlock {
  /** Its `tool_use_id`; empty where there is none. */
  id: string;
  /** Its content as text; blocks joined by a line break. */
  text: string;
  isError: boolean;
}

/** A `tool_use` block of a request or of an answer. */
export interface ToolCall {
  id: string;
  name: string;
  input: unknown;
}

/** All blocks of the messages of `body`, a request body of any shape. */
export function blocksIn(body: unknown): SentBlock[] {
  const blocks: SentBlock[] = [];
  for (const [message, value] of listOf(fieldsOf(body).messages).entries()) {
    const { role, content } = fieldsOf(value);
    const place = { role: String(role), message };
    if (typeof content === 'string') {
      const fields = { type: 'text', text: content };
      const path = `messages.${message}.content`;
      blocks.push({ ...place, position: blocks.length, path, type: 'text', fields });
    }
    for (const [index, block] of listOf(content).entries()) {
      const fields = fieldsOf(messagesBlock(block));
      const path = `messages.${message}.content.${index}`;
      blocks.push({ ...place, position: blocks.length, path, type: String(fields.type), fields });
    }
  }
  return blocks;
}

/** The `tool_result` blocks of a request body, in any role, in order. */
export function resultsIn(body: unknown): SentResult[] {
  return blocksIn(body)
    .filter((block) => block.type === 'tool_result')
    .map((block) => ({
      ...block,
      id: typeof block.fields.tool_use_id === 'string' ? block.fields.tool_use_id : '',
      text: textOf(block.fields.content),
      isError: block.fields.is_error === true,
    }));
}

/** The `tool_use` blocks of an answer (a Message, or what Converse answers), in order. */
export function callsOf(response: unknown): ToolCall[] {
  return answeredBlocks(response)
    .filter((block) => block.type === 'tool_use')
    .map(toolCall);
}

/** The texts of an answer, one per text block, in order. */
export function textsOf(response: unknown): string[] {
  return answeredBlocks(response).flatMap((block) =>
    block.type === 'text' && typeof block.text === 'string' ? [block.text] : [],
  );
}

function answeredBlocks(response: unknown): Record<string, unknown>[] {
  return listOf(answerContent(response)).map((block) => fieldsOf(messagesBlock(block)));
}

/** The call that a `tool_use` block makes. */
export function toolCall(fields: Record<string, unknown>): ToolCall {
  return { id: String(fields.id), name: String(fields.name), input: fields.input };
}

/** All text of a result's content: of text blocks, and of what documents and search results hold. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return listOf(content)
    .map(fieldsOf)
    .map(({ text, source, content: inner }) => {
      if (typeof text === 'string') return text;
      const { data, content: sourceContent } = fieldsOf(source);
      return typeof data === 'string' ? data : textOf(sourceContent ?? inner);
    })
    .join('\n');
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
