// Reads the messages of a request body together with the exact text of each part. Pure; linear.
import type { Block, History, Message } from './history.ts';
import { itemsAt, type Member, membersAt, type Span, skipSpace } from './json-spans.ts';
import { type Piece, styleOf } from './json-style.ts';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The history in `text`, which parses to `body`; null where there is no list of messages to repair. */
export function readHistory(text: string, body: unknown): History | null {
  if (!isObject(body) || !Object.hasOwn(body, 'messages') || !Array.isArray(body.messages)) return null;
  const values: unknown[] = body.messages;
  const key = membersAt(text, skipSpace(text, 0)).get('messages');
  if (!key || values.length === 0) return null;
  const { items, close } = itemsAt(text, key.start);
  const firstLead = text.slice(key.start + 1, items[0]?.start);
  const end = items.at(-1)?.end ?? close;
  const messages: Message[] = [];
  const style = styleOf({
    text,
    key: { start: key.keyStart, end: text.indexOf('"', key.keyStart + 1) + 1 },
    valueStart: key.start,
    firstLead,
    firstMessage: text.slice(items[0]?.start, items[0]?.end),
    firstBlock: firstBlockOf(text, items),
  });
  items.forEach((span, index) => {
    const lead = index === 0 ? null : text.slice(items[index - 1]?.end, span.start);
    messages.push(readMessage({ raw: text.slice(span.start, span.end), lead, value: values[index], index }));
  });
  return {
    body,
    before: text.slice(0, key.start + 1),
    after: text.slice(close),
    keyStart: key.keyStart,
    firstLead,
    tail: text.slice(end, close),
    style,
    messages,
  };
}

function firstBlockOf(text: string, messages: Span[]): string | null {
  for (const { start } of messages) {
    if (text.charAt(start) !== '{') continue;
    const content = membersAt(text, start).get('content');
    if (!content || text.charAt(content.start) !== '[') continue;
    const block = itemsAt(text, content.start).items[0];
    if (block) return text.slice(block.start, block.end);
  }
  return null;
}

function readMessage(options: { raw: string; lead: string | null; value: unknown; index: number }): Message {
  const { raw, lead, value, index } = options;
  const path = `messages.${index}`;
  const members = isObject(value) ? membersAt(raw, 0) : new Map<string, Member>();
  const role = isObject(value) && Object.hasOwn(value, 'role') ? value.role : undefined;
  const content = members.get('content');
  const message: Message = {
    raw,
    lead,
    path,
    role: typeof role === 'string' ? role : '',
    value: isObject(value) ? value : null,
    roleSpan: members.get('role') ?? null,
    contentSpan: content ?? null,
    content: 'unreadable',
    firstLead: null,
    tail: null,
    blocks: [],
    roleChanged: false,
    blocksChanged: false,
    textRaw: null,
    removed: false,
    followers: [],
  };
  if (content && isObject(value)) readContent(message, raw, content, value.content);
  return message;
}

function readContent(message: Message, raw: string, span: Span, value: unknown): void {
  if (typeof value === 'string') {
    message.content = 'text';
    const text = raw.slice(span.start, span.end);
    if (value !== '') message.blocks = [textBlock(text, value, `${message.path}.content`)];
  } else if (Array.isArray(value)) {
    const { items, close } = itemsAt(raw, span.start);
    message.content = 'blocks';
    message.firstLead = raw.slice(span.start + 1, items[0]?.start ?? close);
    message.tail = raw.slice(items.at(-1)?.end ?? close, close);
    message.blocks = items.map((item, index) =>
      readBlock({
        raw: raw.slice(item.start, item.end),
        lead: index === 0 ? null : raw.slice(items[index - 1]?.end, item.start),
        path: `${message.path}.content.${index}`,
        value: value[index],
      }),
    );
  }
}

function textBlock(raw: string, text: string, path: string): Block {
  const made: Piece = {
    members: [
      ['type', { raw: '"text"' }],
      ['text', { raw }],
    ],
  };
  return { raw, lead: null, path, type: 'text', id: undefined, value: { type: 'text', text }, made };
}

function readBlock(part: { raw: string; lead: string | null; path: string; value: unknown }): Block {
  const { value } = part;
  const own = (key: string): string | undefined => {
    const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    return typeof found === 'string' ? found : undefined;
  };
  const type = own('type') ?? '';
  const id = type === 'tool_use' ? own('id') : type === 'tool_result' ? own('tool_use_id') : undefined;
  return { ...part, type, id };
}
