// Reads what the first bytes of an image say about it. Pure; decodes only those bytes, however large the image.

export interface ImageHeader {
  mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  /** Pixels; null where the header alone does not tell. */
  width: number | null;
  height: number | null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const headerLength = 32;

/** The header of base64 `data`, or null when it is no image that the API knows. */
export function readImageHeader(data: string): ImageHeader | null {
  const bytes = decodeStart(data);
  const text = String.fromCharCode(...bytes);
  if (text.startsWith('\x89PNG\r\n\x1a\n'))
    return { mediaType: 'image/png', width: bigEndian(bytes, 16), height: bigEndian(bytes, 20) };
  if (text.startsWith('\xff\xd8\xff')) return { mediaType: 'image/jpeg', width: null, height: null };
  if (/^GIF8[79]a/.test(text))
    return { mediaType: 'image/gif', width: littleEndian(bytes, 6), height: littleEndian(bytes, 8) };
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP')
    return { mediaType: 'image/webp', width: null, height: null };
  return null;
}

/** Bytes that base64 `data` stands for. */
export function decodedLength(data: string): number {
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0;
  return Math.floor((data.length * 3) / 4) - padding;
}

function decodeStart(data: string): number[] {
  const bytes: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const character of data.slice(0, Math.ceil((headerLength * 4) / 3))) {
    const value = alphabet.indexOf(character);
    if (value < 0) break;
    buffer = ((buffer << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((buffer >> bits) & 0xff);
  }
  return bytes;
}

function bigEndian(bytes: number[], start: number): number | null {
  const [a, b, c, d] = bytes.slice(start, start + 4);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

function littleEndian(bytes: number[], start: number): number | null {
  const [low, high] = bytes.slice(start, start + 2);
  return low === undefined || high === undefined ? null : (high << 8) | low;
}
