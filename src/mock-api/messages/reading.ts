// Turns a request body of unknown shape into messages, blocks and turns that rules can walk. Pure.
// Never throws and never guesses: what has no readable shape is left out here and reported by the schema family.
// Made for long histories: one pass; blocks and paths are spelt out only where a rule has to look or has something to say.
import { everydayLength, hasEverydayKeys } from './everyday.ts';
import { isObject, type JsonObject, ownList, ownString } from './json.ts';
import { findModel, type ModelFacts } from './models.ts';

export class BlockReading {
  /** Index of the message as sent. */
  readonly message: number;
  readonly index: number;
  readonly type: string;
  readonly value: JsonObject;
  /** True for string content, which is read as one text block. */
  readonly isString: boolean;

  constructor(message: number, index: number, type: string, value: JsonObject, isString: boolean) {
    this.message = message;
    this.index = index;
    this.type = type;
    this.value = value;
    this.isString = isString;
  }

  /** Place in the request as sent. For string content it is the content itself. */
  get path(): string {
    const content = `messages.${this.message}.content`;
    return this.isString ? content : `${content}.${this.index}`;
  }
}

export class MessageReading {
  readonly index: number;
  readonly role: string;
  readonly value: JsonObject;
  readonly content: unknown;
  /** True where the message has nothing but everyday content, in which no rule on a single block can find anything. */
  readonly isEveryday: boolean;
  /** Of everyday content: characters of its texts. */
  readonly textLength: number;
  private blocksRead: BlockReading[] | undefined = undefined;

  constructor(index: number, value: JsonObject) {
    const { role } = value;
    this.index = index;
    this.role = typeof role === 'string' ? role : '';
    this.value = value;
    this.content = value.content;
    const length = hasEverydayKeys(value) ? everydayLength(this.content, this.role) : -1;
    this.isEveryday = length >= 0;
    this.textLength = length;
  }

  get path(): string {
    return `messages.${this.index}`;
  }

  /** String content is read as one text block; an empty string as none. */
  get blocks(): readonly BlockReading[] {
    this.blocksRead ??= readBlocks(this.content, this.index);
    return this.blocksRead;
  }
}

/** Neighbouring messages of one role, as the first-party API sees them. `system` entries stand aside. */
export class Turn {
  readonly role: string;
  readonly first: MessageReading;
  /** The others; most turns have none, and a long history has many turns. */
  rest: MessageReading[] | undefined = undefined;
  private blocksRead: readonly BlockReading[] | undefined = undefined;

  constructor(first: MessageReading) {
    this.role = first.role;
    this.first = first;
  }

  get messages(): readonly MessageReading[] {
    return this.rest ? [this.first, ...this.rest] : [this.first];
  }

  get blocks(): readonly BlockReading[] {
    this.blocksRead ??= this.rest ? this.messages.flatMap(({ blocks }) => blocks) : this.first.blocks;
    return this.blocksRead;
  }
}

export interface Reading {
  body: JsonObject;
  model: ModelFacts | null;
  messages: MessageReading[];
  /** Messages that are not everyday. */
  special: MessageReading[];
  /** Indexes of the entries of `messages` that are no objects. */
  unreadable: number[];
  /** Neighbours of one role merged. */
  turns: Turn[];
  /** One turn for each message. */
  unmergedTurns: () => Turn[];
}

/** Reads a request body that is at least an object. */
export function readRequest(body: JsonObject): Reading {
  const messages: MessageReading[] = [];
  const special: MessageReading[] = [];
  const unreadable: number[] = [];
  const list = ownList(body, 'messages');
  for (let index = 0; index < list.length; index += 1) {
    const value = list[index];
    if (!isObject(value)) {
      unreadable.push(index);
      continue;
    }
    const message = new MessageReading(index, value);
    messages.push(message);
    if (!message.isEveryday) special.push(message);
  }
  const model = ownString(body, 'model');
  return {
    body,
    model: model === undefined ? null : findModel(model),
    messages,
    special,
    unreadable,
    turns: mergeTurns(messages),
    unmergedTurns: () => messages.filter(isSpoken).map((message) => new Turn(message)),
  };
}

function readBlocks(content: unknown, message: number): BlockReading[] {
  if (typeof content === 'string')
    return content === ''
      ? []
      : [new BlockReading(message, 0, 'text', { type: 'text', text: content }, true)];
  if (!Array.isArray(content)) return [];
  const blocks: BlockReading[] = [];
  for (let index = 0; index < content.length; index += 1) {
    const block: unknown = content[index];
    if (isObject(block))
      blocks.push(new BlockReading(message, index, ownString(block, 'type') ?? '', block, false));
  }
  return blocks;
}

function isSpoken({ role }: MessageReading): boolean {
  return role === 'user' || role === 'assistant';
}

function mergeTurns(messages: readonly MessageReading[]): Turn[] {
  const turns: Turn[] = [];
  let last: Turn | undefined;
  for (const message of messages) {
    if (!isSpoken(message)) continue;
    if (last?.role === message.role) {
      last.rest ??= [];
      last.rest.push(message);
    } else {
      last = new Turn(message);
      turns.push(last);
    }
  }
  return turns;
}
