// Mints tool_use ids of the real shape from a variant's seed. Pure: the same call always has the same id.

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bodyLength = 22;

/** `toolu_01` and 22 base58 characters. `occasion` tells apart conversations that ask the same script again. */
export function mintToolUseId(options: {
  seed: number;
  step: number;
  call: number;
  occasion: string;
}): string {
  const text = `${options.seed}/${options.step}/${options.call}/${options.occasion}`;
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) >>> 0;
  let body = '';
  for (let position = 0; position < bodyLength; position += 1) {
    state = spread(state + 0x9e3779b9);
    body += alphabet[state % alphabet.length];
  }
  return `toolu_01${body}`;
}

/** The finaliser of MurmurHash3: neighbouring numbers end far apart. */
function spread(value: number): number {
  let state = value >>> 0;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
