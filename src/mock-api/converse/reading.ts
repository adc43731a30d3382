// Turns a Converse body of unknown shape into messages and blocks that rules can walk. Pure; never throws.
// A block is a union: its key is its type. What has no readable shape is left out here and reported by the shape family.
import { isObject, type JsonObject, own, ownList, ownString } from '../messages/json.ts';
import type { ConverseModel } from './models.ts';

/** The members of a content block, in the order in which Bedrock lists them. */
export const blockKinds = [
  'text',
  'image',
  'toolUse',
  'toolResult',
  'document',
  'video',
  'cachePoint',
  'reasoningContent',
  'citationsContent',
  'searchResult',
  'guardContent',
  'audio',
] as const;

export interface ConverseBlock {
  message: number;
  index: number;
  /** Key of the union; empty where it has none that is known. */
  kind: string;
  /** What stands under that key. */
  value: unknown;
  /** e.g. `messages.2.content.0` */
  path: string;
}

export interface ConverseMessage {
  index: number;
  role: string;
  blocks: ConverseBlock[];
  path: string;
}

export interface ConverseReading {
  body: JsonObject;
  /** Null where the id names no model that answers. */
  model: ConverseModel | null;
  modelId: string;
  messages: ConverseMessage[];
  tools: unknown[];
}

/** Reads a body that is at least an object. */
export function readConverse(
  body: JsonObject,
  options: { model: ConverseModel | null; modelId: string },
): ConverseReading {
  const messages = ownList(body, 'messages').flatMap((message, index) =>
    isObject(message) ? [readMessage(message, index)] : [],
  );
  const config = own(body, 'toolConfig');
  return { body, ...options, messages, tools: isObject(config) ? ownList(config, 'tools') : [] };
}

function readMessage(message: JsonObject, index: number): ConverseMessage {
  const path = `messages.${index}`;
  const blocks = ownList(message, 'content').flatMap((block, place): ConverseBlock[] =>
    isObject(block)
      ? [{ message: index, index: place, path: `${path}.content.${place}`, ...memberOf(block) }]
      : [],
  );
  return { index, role: ownString(message, 'role') ?? '', blocks, path };
}

function memberOf(block: JsonObject): { kind: string; value: unknown } {
  const kind = blockKinds.find((known) => own(block, known) !== undefined && own(block, known) !== null);
  return kind === undefined ? { kind: '', value: undefined } : { kind, value: own(block, kind) };
}

/** The `toolUseId` of a call or a result; undefined where there is none. */
export function toolUseIdOf({ value }: ConverseBlock): string | undefined {
  return isObject(value) ? ownString(value, 'toolUseId') : undefined;
}

/** The blocks of one kind. */
export function blocksOf(message: ConverseMessage | undefined, kind: string): ConverseBlock[] {
  return message?.blocks.filter((block) => block.kind === kind) ?? [];
}
