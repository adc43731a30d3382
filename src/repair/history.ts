// A conversation that can be rearranged without losing a byte of its parts. Types and small edits; pure.
import type { Span } from './json-spans.ts';
import type { Piece, Style } from './json-style.ts';

export interface Block {
  /** The block's exact JSON. */
  raw: string;
  /** What stood before it in its list, comma included; null where it is new there. */
  lead: string | null;
  /** Place in the request as given. */
  path: string;
  type: string;
  /** `id` of a call, `tool_use_id` of a result. */
  id: string | undefined;
  value: unknown;
  /** What to write for a block that the repair made. */
  made?: Piece;
}

export interface Message {
  /** Exact JSON as given; null for a message that the repair adds. */
  raw: string | null;
  lead: string | null;
  path: string;
  role: string;
  /** The parsed message; null where it is no object, and then it is never touched. */
  value: Record<string, unknown> | null;
  /** Spans within `raw`. */
  roleSpan: Span | null;
  contentSpan: Span | null;
  /** How content is written: a string, a list, or in a way that nothing here reads. */
  content: 'text' | 'blocks' | 'unreadable';
  /** White space of its content list. */
  firstLead: string | null;
  tail: string | null;
  blocks: Block[];
  roleChanged: boolean;
  blocksChanged: boolean;
  /** A new JSON string for content of kind `text`. */
  textRaw: string | null;
  removed: boolean;
  /** Messages added right behind this one, merged in by `settle`. */
  followers: Message[];
}

export interface History {
  body: Record<string, unknown>;
  /** Text up to and with the opening bracket of `messages`, and from its closing one. */
  before: string;
  after: string;
  /** Start of the `messages` key within `before`. */
  keyStart: number;
  firstLead: string;
  tail: string;
  style: Style;
  messages: Message[];
}

/** A message that was not there, with blocks taken from elsewhere or made. */
export function newMessage(role: 'user' | 'assistant', path: string, blocks: Block[]): Message {
  return {
    raw: null,
    lead: null,
    path,
    role,
    value: { role },
    roleSpan: null,
    contentSpan: null,
    content: 'blocks',
    firstLead: null,
    tail: null,
    blocks,
    roleChanged: false,
    blocksChanged: true,
    textRaw: null,
    removed: false,
    followers: [],
  };
}

/** Gives `message` these blocks in this order. */
export function setBlocks(message: Message, blocks: Block[]): void {
  message.blocks = blocks;
  message.blocksChanged = true;
}

/** Takes blocks out of their message; a message left without any is removed. */
export function takeBlocks(message: Message, taken: ReadonlySet<Block>): void {
  setBlocks(
    message,
    message.blocks.filter((block) => !taken.has(block)),
  );
  if (message.blocks.length === 0) message.removed = true;
}

/** Puts added messages in their place and leaves removed ones out. */
export function settle(history: History): void {
  history.messages = history.messages.flatMap((message) => {
    const { followers } = message;
    message.followers = [];
    return [message, ...followers].filter((item) => !item.removed);
  });
}

/** The message as the validator reads it. */
export function messageValue(message: Message): unknown {
  if (message.value === null) return undefined;
  if (!message.roleChanged && !message.blocksChanged) return message.value;
  const content = message.blocksChanged ? message.blocks.map((block) => block.value) : message.value.content;
  return { ...message.value, role: message.role, content };
}
