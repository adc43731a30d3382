// Recognises everyday blocks, the bulk of any history, so that rules on single fields can pass them by. Pure; fast.
// Everyday means: certainly without a fault in itself. When in doubt the answer is no, and the rules take a close look.
import { isObject, type JsonObject } from './json.ts';

/**
 * The length of the texts of visible text, or of a list of everyday blocks, at least one, such as `role` may send; -1 for
 * any other content. Texts and results given as text count, as they do for the context window.
 */
export function everydayLength(content: unknown, role: string): number {
  if (role !== 'user' && role !== 'assistant') return -1;
  if (!Array.isArray(content)) return isEverydayString(content) ? content.length : -1;
  if (content.length === 0) return -1;
  let length = 0;
  for (let index = 0; index < content.length; index += 1) {
    const block: unknown = content[index];
    if (!isObject(block) || !isEverydayBlock(block, role)) return -1;
    const text = block.type === 'text' ? block.text : block.content;
    if (typeof text === 'string') length += text.length;
  }
  return length;
}

/** True for text, a call or a result with nothing but its usual fields, each of them in order. */
function isEverydayBlock(block: JsonObject, role: 'user' | 'assistant'): boolean {
  switch (block.type) {
    case 'text':
      return isEverydayText(block);
    case 'tool_use':
      return role === 'assistant' && isEverydayCall(block);
    case 'tool_result':
      return role === 'user' && isEverydayResult(block);
    default:
      return false;
  }
}

/** True where `message` has just a role and content; says nothing about either. */
export function hasEverydayKeys(message: JsonObject): boolean {
  for (const key in message) if (key !== 'role' && key !== 'content') return false;
  return true;
}

/** True for text that begins with something visible, and so is neither empty nor blank, and holds no half of a pair. */
function isEverydayString(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const first = text.charCodeAt(0);
  return first > 0x20 && first < 0x7f && text.isWellFormed();
}

function isEverydayText(block: JsonObject): boolean {
  for (const key in block) if (key !== 'type' && key !== 'text' && key !== 'citations') return false;
  return isEverydayString(block.text);
}

const longestName = 64;

/** `caller` is let through here: the rule that reads it does so by the history, not by the block. */
function isEverydayCall(block: JsonObject): boolean {
  for (const key in block)
    if (key !== 'type' && key !== 'id' && key !== 'name' && key !== 'input' && key !== 'caller') return false;
  const { id, name, input } = block;
  return (
    isEverydayId(id) &&
    typeof name === 'string' &&
    name.length > 0 &&
    name.length <= longestName &&
    isObject(input)
  );
}

function isEverydayResult(block: JsonObject): boolean {
  for (const key in block)
    if (key !== 'type' && key !== 'tool_use_id' && key !== 'content' && key !== 'is_error') return false;
  const { tool_use_id: id, content, is_error: isError } = block;
  if (!isEverydayId(id)) return false;
  if (isError !== undefined && typeof isError !== 'boolean') return false;
  if (typeof content === 'string') return (content !== '' || isError !== true) && content.isWellFormed();
  if (content === undefined) return isError !== true;
  if (!Array.isArray(content) || content.length === 0) return false;
  for (const part of content)
    if (!isObject(part) || part.type !== 'text' || !isEverydayText(part)) return false;
  return true;
}

/** Letters, digits, `_` and `-`; what `^[a-zA-Z0-9_-]+$` says, several times as fast. */
function isEverydayId(id: unknown): boolean {
  if (typeof id !== 'string' || id === '') return false;
  for (let at = 0; at < id.length; at += 1) if (idCharacters[id.charCodeAt(at)] !== 1) return false;
  return true;
}

const idCharacters = new Uint8Array(128);
for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-')
  idCharacters[character.charCodeAt(0)] = 1;
