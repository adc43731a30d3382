// A short text in the fragment of an address, compressed, and back. The fragment is not sent to any server.
// Runs in the page and in Node; needs CompressionStream. Must be given texts without credentials.

const prefix = '#t=';
/** Longer addresses are cut by mail and chat programs. */
const longestFragmentCharacters = 2048;
/** A small fragment can unpack to a huge text; a shared one is never that long. */
const longestTextCharacters = 200_000;

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The fragment that holds `text`, with its `#`; null where it would be too long. */
export async function fragmentOf(text: string): Promise<string | null> {
  if (text.length > longestTextCharacters) return null;
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const fragment = prefix + toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
  return fragment.length <= longestFragmentCharacters ? fragment : null;
}

/** The text in a fragment; null where there is none. Throws where there is one that cannot be unpacked. */
export async function textInFragment(fragment: string): Promise<string | null> {
  if (!fragment.startsWith(prefix)) return null;
  const packed = new Blob([fromBase64Url(fragment.slice(prefix.length))]).stream();
  const reader = packed
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > longestTextCharacters) throw new Error('The fragment unpacks to too long a text.');
  }
}
