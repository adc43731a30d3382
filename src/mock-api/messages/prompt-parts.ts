// A request as the parts that the API reads in order – tools, system, messages – with a rough size of each. Pure.
// The same count serves usage, count_tokens, the context window and the prompt cache, so that they agree.
import { isObject, type JsonObject, own, ownList, ownString } from './json.ts';

/** About four characters of JSON to a token, as a rough real-world average. */
const charactersPerToken = 4;
/** A picture of a megapixel costs about this. */
const tokensOfImage = 1600;

export interface PromptPart {
  /** Canonical text of the part without its cache mark. */
  text: string;
  characters: number;
  /** How long the part asks to be cached; null where it does not. */
  ttl: '5m' | '1h' | null;
}

/** Every part of the prompt in the order in which the API reads it. */
export function promptParts(body: JsonObject): PromptPart[] {
  const parts: PromptPart[] = [];
  for (const tool of ownList(body, 'tools')) parts.push(partOf('tool', tool));
  const system = own(body, 'system');
  for (const block of Array.isArray(system) ? system : system === undefined ? [] : [system])
    parts.push(partOf('system', block));
  for (const message of ownList(body, 'messages')) {
    if (!isObject(message)) continue;
    const role = ownString(message, 'role') ?? '';
    const content = own(message, 'content');
    if (Array.isArray(content)) for (const block of content) parts.push(partOf(role, block));
    else parts.push(partOf(role, { type: 'text', text: content }));
  }
  const automatic = own(body, 'cache_control');
  const last = parts.at(-1);
  if (isObject(automatic) && last) last.ttl = ttlOf(automatic);
  return parts;
}

/** Tokens of these parts together. */
export function tokensOf(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/** Tokens of a whole request; at least one. */
export function countPromptTokens(body: JsonObject): number {
  let characters = 0;
  for (const part of promptParts(body)) characters += part.characters;
  return Math.max(1, tokensOf(characters));
}

/** Tokens of an answer's content. */
export function countOutputTokens(content: unknown): number {
  return Math.max(1, tokensOf(write(content).length));
}

function partOf(kind: string, value: unknown): PromptPart {
  const control = isObject(value) ? own(value, 'cache_control') : undefined;
  let plain = value;
  if (isObject(value) && control !== undefined) {
    const { cache_control: _, ...rest } = value;
    plain = rest;
  }
  const text = `${kind} ${write(plain)}`;
  return {
    text,
    characters: text.length - hiddenLength(plain),
    ttl: isObject(control) ? ttlOf(control) : null,
  };
}

function ttlOf(control: JsonObject): '5m' | '1h' {
  return own(control, 'ttl') === '1h' ? '1h' : '5m';
}

/** Base64 is not read as text: its length gives way to what a picture costs. */
function hiddenLength(block: unknown): number {
  if (!isObject(block)) return 0;
  const source = own(block, 'source');
  const data = isObject(source) ? ownString(source, 'data') : undefined;
  let hidden = data === undefined ? 0 : data.length - tokensOfImage * charactersPerToken;
  if (own(block, 'type') === 'tool_result')
    for (const part of ownList(block, 'content')) hidden += hiddenLength(part);
  return hidden;
}

/** Too deep for the engine's own writer counts as nothing. */
function write(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
