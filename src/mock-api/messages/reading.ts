// Turns a request body of unknown shape into messages, blocks and turns that rules can walk. Pure.
// Never throws and never guesses: what has no readable shape is left out here and reported by the schema family.
import { isObject, type JsonObject, own, ownList, ownString } from './json.ts';
import { findModel, type ModelFacts } from './models.ts';

export interface BlockReading {
  /** Place in the request as sent. For string content it is the content itself. */
  path: string;
  /** Index of the message as sent. */
  message: number;
  index: number;
  type: string;
  value: JsonObject;
}

export interface MessageReading {
  index: number;
  path: string;
  role: string;
  value: JsonObject;
  content: unknown;
  /** String content is read as one text block; an empty string as none. */
  blocks: BlockReading[];
}

/** Neighbouring messages of one role, as the first-party API sees them. `system` entries stand aside. */
export interface Turn {
  role: 'user' | 'assistant';
  messages: MessageReading[];
  blocks: BlockReading[];
}

export interface Reading {
  body: JsonObject;
  model: ModelFacts | null;
  messages: MessageReading[];
  /** Neighbours of one role merged. */
  turns: Turn[];
  /** One turn for each message. */
  unmergedTurns: Turn[];
}

/** Reads a request body that is at least an object. */
export function readRequest(body: JsonObject): Reading {
  const messages: MessageReading[] = [];
  ownList(body, 'messages').forEach((value, index) => {
    if (isObject(value)) messages.push(readMessage(value, index));
  });
  const unmergedTurns = messages.flatMap(asTurn);
  const model = ownString(body, 'model');
  return {
    body,
    model: model === undefined ? null : findModel(model),
    messages,
    turns: mergeTurns(unmergedTurns),
    unmergedTurns,
  };
}

function readMessage(value: JsonObject, index: number): MessageReading {
  const path = `messages.${index}`;
  const content = own(value, 'content');
  return {
    index,
    path,
    role: ownString(value, 'role') ?? '',
    value,
    content,
    blocks: readBlocks(content, path, index),
  };
}

function readBlocks(content: unknown, path: string, message: number): BlockReading[] {
  if (typeof content === 'string') {
    if (content === '') return [];
    const value = { type: 'text', text: content };
    return [{ path: `${path}.content`, message, index: 0, type: 'text', value }];
  }
  if (!Array.isArray(content)) return [];
  const blocks: BlockReading[] = [];
  content.forEach((value: unknown, index) => {
    if (!isObject(value)) return;
    const type = ownString(value, 'type') ?? '';
    blocks.push({ path: `${path}.content.${index}`, message, index, type, value });
  });
  return blocks;
}

function asTurn(message: MessageReading): Turn[] {
  if (message.role !== 'user' && message.role !== 'assistant') return [];
  return [{ role: message.role, messages: [message], blocks: message.blocks }];
}

function mergeTurns(turns: Turn[]): Turn[] {
  const merged: Turn[] = [];
  for (const turn of turns) {
    const last = merged.at(-1);
    if (last?.role === turn.role) {
      last.messages.push(...turn.messages);
      for (const block of turn.blocks) last.blocks.push(block);
    } else merged.push({ role: turn.role, messages: [...turn.messages], blocks: [...turn.blocks] });
  }
  return merged;
}
