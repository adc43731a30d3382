// Mints tool_use ids of the real shape from a variant's seed. Pure: the same call always has the same id.

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bodyLength = 22;

export interface MintedFor {
  seed: number;
  step: number;
  call: number;
  /** Tells apart conversations that ask the same script again. */
  occasion: string;
}

/** `toolu_01` and 22 base58 characters. */
export function mintToolUseId(call: MintedFor): string {
  return mint('toolu_01', call);
}

/** `srvtoolu_01` and 22 base58 characters, for a tool that the API runs. */
export function mintServerToolUseId(call: MintedFor): string {
  return mint('srvtoolu_01', { ...call, occasion: `server/${call.occasion}` });
}

/** Stands for the ciphertext of a page that a search found. */
export function mintCiphertext(call: MintedFor, page: number): string {
  const pieces = [0, 1, 2, 3, 4, 5].map((piece) =>
    mint('', { ...call, occasion: `page ${page}.${piece}/${call.occasion}` }),
  );
  return `Eq${pieces.join('')}==`;
}

function mint(prefix: string, { seed, step, call, occasion }: MintedFor): string {
  const text = `${seed}/${step}/${call}/${occasion}`;
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) >>> 0;
  let body = '';
  for (let position = 0; position < bodyLength; position += 1) {
    state = spread(state + 0x9e3779b9);
    body += alphabet[state % alphabet.length];
  }
  return prefix + body;
}

/** The finaliser of MurmurHash3: neighbouring numbers end far apart. */
function spread(value: number): number {
  let state = value >>> 0;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
