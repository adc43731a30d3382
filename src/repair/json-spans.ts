// Where the parts of a JSON text stand, so that one part can be changed and all others stay byte for byte. Pure.
// Expects valid JSON (parse it first); linear, no recursion, so depth does not matter.

export interface Span {
  start: number;
  /** Just behind the last character. */
  end: number;
}

export interface Member extends Span {
  /** Where the key's opening quote stands. */
  keyStart: number;
}

/** Position of the first character at or behind `at` that is no white space. */
export function skipSpace(text: string, at: number): number {
  let position = at;
  for (;;) {
    const code = text.charCodeAt(position);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return position;
    position += 1;
  }
}

/** The members of the object that opens at `at`; of a key given twice the last one, as JSON.parse reads it. */
export function membersAt(text: string, at: number): Map<string, Member> {
  const members = new Map<string, Member>();
  let position = skipSpace(text, at + 1);
  while (text.charAt(position) !== '}') {
    const keyStart = position;
    const keyEnd = endOfString(text, keyStart);
    const key = JSON.parse(text.slice(keyStart, keyEnd)) as string;
    const start = skipSpace(text, skipSpace(text, keyEnd) + 1);
    const end = endOfValue(text, start);
    members.set(key, { keyStart, start, end });
    position = skipSpace(text, end);
    if (text.charAt(position) === ',') position = skipSpace(text, position + 1);
  }
  return members;
}

/** The items of the list that opens at `at`, and where its closing bracket stands. */
export function itemsAt(text: string, at: number): { items: Span[]; close: number } {
  const items: Span[] = [];
  let position = skipSpace(text, at + 1);
  while (text.charAt(position) !== ']') {
    const end = endOfValue(text, position);
    items.push({ start: position, end });
    position = skipSpace(text, end);
    if (text.charAt(position) === ',') position = skipSpace(text, position + 1);
  }
  return { items, close: position };
}

function endOfString(text: string, start: number): number {
  let position = start + 1;
  for (;;) {
    const code = text.charCodeAt(position);
    if (code === 34) return position + 1;
    position += code === 92 ? 2 : 1;
  }
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  let position = start;
  for (;;) {
    const mark = text.charAt(position);
    if (mark === '"') position = endOfString(text, position);
    else {
      if (mark === '{' || mark === '[') depth += 1;
      else if (mark === '}' || mark === ']') depth -= 1;
      else if (depth === 0) return endOfWord(text, position);
      position += 1;
    }
    if (depth === 0) return position;
  }
}

function endOfWord(text: string, start: number): number {
  let position = start;
  while (position < text.length && /[-+.\w]/.test(text.charAt(position))) position += 1;
  return position;
}
