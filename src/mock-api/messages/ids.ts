// Identifiers of the real shape, derived from a seed and a text. Pure: the same inputs give the same id.
// Not for secrets; only so that answers look right and differ from one another.

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bodyLength = 22;

/**
 * An id such as `msg_01…` or `req_011C…`: the prefix and 22 base58 characters. `before` and `text` count as one text;
 * joining them first would copy a long one.
 */
export function deriveId(options: { prefix: string; seed: number; before?: string; text: string }): string {
  const { prefix, seed, before = '', text } = options;
  let state = mix(text, mix(before, (0x811c9dc5 ^ scramble(seed >>> 0)) >>> 0));
  let body = '';
  for (let position = 0; position < bodyLength; position += 1) {
    state = scramble(state + 0x9e3779b9);
    body += alphabet[state % alphabet.length];
  }
  return prefix + body;
}

/** FNV-1a over UTF-16 units, going on from `start`. */
function mix(text: string, start: number): number {
  let state = start;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return state;
}

/** A finaliser that spreads neighbouring numbers over all 32 bits (the one of MurmurHash3). */
function scramble(value: number): number {
  let state = value >>> 0;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
