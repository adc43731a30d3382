// Where a text stops being JSON. Pure. Engines’ own messages often name no place, so we look ourselves.

export interface JsonFault {
  /** Both count from 1. */
  line: number;
  column: number;
  /** Whether the text simply ends too early. */
  cutOff: boolean;
}

type Wanted = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end';

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these in strings, so they must be named.
// The string part is written without nested repetition, so a string that never ends costs linear time.
const token =
  /[\t\n\r ]*(?:("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/y;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: see above.
const blank = /[\t\n\r ]*/y;

/** The first place at which `text` is no JSON; null when it is JSON. */
export function findJsonFault(text: string): JsonFault | null {
  const open: ('{' | '[')[] = [];
  let wanted: Wanted = 'value';
  let position = 0;
  for (;;) {
    const start = skipBlank(text, position);
    if (start === text.length) break;
    token.lastIndex = position;
    const [, string, literal, mark] = token.exec(text) ?? [];
    if (wanted === 'comma or end' && open.length === 0) return faultAt(text, start);
    const isValue = wanted === 'value' || wanted === 'value or end';
    if (isValue && (string !== undefined || literal !== undefined)) wanted = 'comma or end';
    else if (isValue && (mark === '{' || mark === '[')) {
      open.push(mark);
      wanted = mark === '{' ? 'key or end' : 'value or end';
    } else if ((wanted === 'key' || wanted === 'key or end') && string !== undefined) wanted = 'colon';
    else if (wanted === 'colon' && mark === ':') wanted = 'value';
    else if (wanted === 'comma or end' && mark === ',') wanted = open.at(-1) === '{' ? 'key' : 'value';
    else if (wanted.endsWith('or end') && mark === (open.at(-1) === '{' ? '}' : ']')) {
      open.pop();
      wanted = 'comma or end';
    } else return faultAt(text, start);
    position = token.lastIndex;
  }
  return wanted === 'comma or end' && open.length === 0 ? null : faultAt(text, text.length);
}

function skipBlank(text: string, position: number): number {
  blank.lastIndex = position;
  blank.exec(text);
  return blank.lastIndex;
}

function faultAt(text: string, position: number): JsonFault {
  const lines = text.slice(0, position).split('\n');
  return {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    cutOff: position === text.length,
  };
}
