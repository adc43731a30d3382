// Finds half of a UTF-16 pair written as an escape: JSON.parse accepts it, the API does not. Pure; linear.
// Only escapes matter: raw halves cannot travel in UTF-8.

/** How the API's parser names the fault, and the index at which it gives up. */
export interface LoneSurrogate {
  reason:
    | 'no low surrogate in string'
    | 'invalid low surrogate in string'
    | 'invalid high surrogate in string';
  position: number;
}

const escapes = /\\(?:u([0-9a-fA-F]{4})|[^u])/g;
const mayHoldOne = /\\u[dD][89a-fA-F]/;

/** The first half of a pair without its other half in JSON `text`, or null. */
export function findLoneSurrogate(text: string): LoneSurrogate | null {
  const start = text.search(mayHoldOne);
  if (start < 0) return null;
  // A backslash before could make this one the second of an escaped pair of backslashes.
  escapes.lastIndex = beginningOfRun(text, start);
  let open: number | null = null;
  for (let found = escapes.exec(text); found; found = escapes.exec(text)) {
    const unit = found[1] === undefined ? -1 : Number.parseInt(found[1], 16);
    const isLow = unit >= 0xdc00 && unit <= 0xdfff;
    if (open !== null) {
      if (open !== found.index) return { reason: 'no low surrogate in string', position: open };
      if (!isLow)
        return {
          reason: unit < 0 ? 'no low surrogate in string' : 'invalid low surrogate in string',
          position: open,
        };
      open = null;
    } else if (isLow) return { reason: 'invalid high surrogate in string', position: found.index };
    else if (unit >= 0xd800 && unit <= 0xdbff) open = found.index + found[0].length;
  }
  return open === null ? null : { reason: 'no low surrogate in string', position: open };
}

function beginningOfRun(text: string, position: number): number {
  let start = position;
  while (start > 0 && text[start - 1] === '\\') start -= 1;
  return start;
}
