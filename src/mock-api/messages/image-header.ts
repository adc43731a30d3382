// Reads what the first bytes of an image say about it. Pure; decodes only headers, however large the image.

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
  if (text.startsWith('\xff\xd8\xff')) return { mediaType: 'image/jpeg', ...jpegSize(data) };
  if (/^GIF8[79]a/.test(text))
    return { mediaType: 'image/gif', width: littleEndian(bytes, 6), height: littleEndian(bytes, 8) };
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP')
    return { mediaType: 'image/webp', ...webpSize(bytes, text.slice(12, 16)) };
  return null;
}

/** Bytes that base64 `data` stands for. */
export function decodedLength(data: string): number {
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0;
  return Math.floor((data.length * 3) / 4) - padding;
}

type Size = Pick<ImageHeader, 'width' | 'height'>;

const unknownSize: Size = { width: null, height: null };
/** A JPEG with more segments than this before its size is not looked at further. */
const maximumSegments = 200;

/** Jumps from segment to segment until the frame header, which holds the size. */
function jpegSize(data: string): Size {
  let position = 2;
  for (let segment = 0; segment < maximumSegments; segment += 1) {
    const [start, marker, ...rest] = decodeBytes(data, position, 9);
    if (start !== 0xff || marker === undefined || rest.length < 7) return unknownSize;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    const [high = 0, low = 0, , top = 0, bottom = 0, left = 0, right = 0] = rest;
    if (isFrame) return { width: (left << 8) | right, height: (top << 8) | bottom };
    position += 2 + ((high << 8) | low);
  }
  return unknownSize;
}

function webpSize(bytes: number[], kind: string): Size {
  const at = (index: number) => bytes[index] ?? 0;
  if (kind === 'VP8X')
    return {
      width: 1 + (at(24) | (at(25) << 8) | (at(26) << 16)),
      height: 1 + (at(27) | (at(28) << 8) | (at(29) << 16)),
    };
  if (kind === 'VP8 ')
    return {
      width: (at(26) | (at(27) << 8)) & 0x3fff,
      height: (at(28) | (at(29) << 8)) & 0x3fff,
    };
  if (kind !== 'VP8L') return unknownSize;
  const bits = at(21) | (at(22) << 8) | (at(23) << 16) | (at(24) << 24);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** `count` bytes from byte `start`; fewer where the data ends. */
function decodeBytes(data: string, start: number, count: number): number[] {
  const group = Math.floor(start / 3);
  const skipped = start - group * 3;
  const length = Math.ceil((skipped + count) / 3) * 4;
  return decode(data.slice(group * 4, group * 4 + length)).slice(skipped, skipped + count);
}

function decodeStart(data: string): number[] {
  return decode(data.slice(0, Math.ceil((headerLength * 4) / 3)));
}

function decode(base64: string): number[] {
  const bytes: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const character of base64) {
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
