// Reads a string of JSON, JavaScript or Python. Pure; linear.
import type { LiteralFault } from './literal-fault.ts';

export interface ReadString {
  value: string;
  end: number;
}

const simple: Record<string, string> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  a: '\x07',
  '0': '\0',
  '"': '"',
  "'": "'",
  '`': '`',
  '\\': '\\',
  '/': '/',
  $: '$',
  '\n': '',
};

/** The string whose opening quote stands at `start`; `isRaw` where Python's r prefix turns escapes off. */
export function readString(
  text: string,
  start: number,
  { isRaw }: { isRaw: boolean },
): ReadString | LiteralFault {
  const quote = text.charAt(start);
  const isTriple = quote !== '`' && text.startsWith(quote.repeat(3), start);
  const isLong = isTriple || quote === '`';
  const close = isTriple ? quote.repeat(3) : quote;
  const parts: string[] = [];
  let position = start + close.length;
  let from = position;
  for (;;) {
    if (position >= text.length) return { kind: 'cut-off', at: text.length };
    const mark = text.charAt(position);
    if (mark === quote && text.startsWith(close, position)) {
      parts.push(text.slice(from, position));
      return { value: parts.join(''), end: position + close.length };
    }
    if (mark === '\n' && !isLong) return { kind: 'line-break-in-string', at: position };
    if (mark === '$' && quote === '`' && text.charAt(position + 1) === '{')
      return { kind: 'template', at: position };
    if (mark !== '\\' || isRaw) {
      position += mark === '\\' ? 2 : 1;
      continue;
    }
    if (position + 1 >= text.length) return { kind: 'cut-off', at: text.length };
    parts.push(text.slice(from, position));
    const escaped = readEscape(text, position);
    if (escaped === null) return { kind: 'bad-escape', at: position };
    parts.push(escaped.value);
    position = escaped.end;
    from = position;
  }
}

const codePatterns: readonly RegExp[] = [
  /u([0-9a-fA-F]{4})/y,
  /u\{([0-9a-fA-F]{1,6})\}/y,
  /x([0-9a-fA-F]{2})/y,
  /U([0-9a-fA-F]{8})/y,
];

function readEscape(text: string, at: number): ReadString | null {
  const mark = text.charAt(at + 1);
  const value = Object.hasOwn(simple, mark) ? simple[mark] : undefined;
  if (value !== undefined) return { value, end: at + 2 };
  for (const pattern of codePatterns) {
    pattern.lastIndex = at + 1;
    const code = Number.parseInt(pattern.exec(text)?.[1] ?? '', 16);
    if (code > 0x10ffff) return null;
    if (!Number.isNaN(code)) {
      const end = pattern.lastIndex;
      return { value: code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code), end };
    }
  }
  return null;
}
