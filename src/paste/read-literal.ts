// Reads one literal of JSON, JavaScript or Python: a superset of the three. Pure; linear; no recursion.
// Also Python calls with named arguments, such as TextBlock(type='text', …), as the SDK prints its objects.
import { LiteralBuilder } from './literal-builder.ts';
import type { LiteralFault } from './literal-fault.ts';
import { readString } from './read-string.ts';
import { skipBlank } from './skip-blank.ts';

export interface ReadLiteral {
  value: unknown;
  end: number;
  dialect: { python: boolean; javascript: boolean };
  /** Set where the literal could not be read to its end; `value` is then what was complete before. */
  fault: LiteralFault | null;
}

const word = /[A-Za-z_$][\w$.]*/y;
const number = /[-+]?(?:0[xX][0-9a-fA-F]+|(?:\d[\d_]*)?\.?\d+(?:[eE][-+]?\d+)?|\d[\d_]*\.?)/y;
const prefix = /^(?:[rRbBuUfF]|[rR][bB]|[bB][rR])$/;
const constants = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['NaN', null],
  ['Infinity', null],
  ['True', true],
  ['False', false],
  ['None', null],
  ['NOT_GIVEN', undefined],
]);

/** The literal that starts at `start` with a bracket: `{`, `[` or, for named arguments, `(`. */
export function readLiteral(text: string, start: number): ReadLiteral {
  const builder = new LiteralBuilder();
  const dialect = { python: false, javascript: false };
  let position = start;
  const stop = (kind: LiteralFault['kind'], at: number): ReadLiteral => ({
    value: builder.complete(),
    end: at,
    dialect,
    fault: { kind, at },
  });
  for (;;) {
    const blank = skipBlank(text, position);
    if (blank.comment === '#') dialect.python = true;
    if (blank.comment === '/') dialect.javascript = true;
    position = blank.end;
    if (position >= text.length) return stop('cut-off', text.length);
    const mark = text.charAt(position);
    if (mark === ',') {
      if (!builder.comma()) return stop('extra-comma', position);
      position += 1;
    } else if (mark === ':' || mark === '=') {
      if (!builder.colon()) return stop('unexpected', position);
      position += 1;
    } else if (mark === '}' || mark === ']' || mark === ')') {
      const closed = builder.close(mark);
      if (closed !== true) return stop(closed, position);
      position += 1;
      if (builder.isDone()) return { value: builder.root, end: position, dialect, fault: null };
    } else if (mark === '{' || mark === '[' || mark === '(') {
      if (mark === '[' && isAbbreviation(text, position)) return stop('abbreviated', position);
      const opened = builder.open(mark);
      if (opened !== true) return stop(opened, position);
      if (mark === '(' && position > start) dialect.python = true;
      position += 1;
    } else if (mark === '"' || mark === "'" || mark === '`') {
      if (mark === '`') dialect.javascript = true;
      // JavaScript with single quotes mostly has keys without any, and then counts as such.
      if (mark === "'") dialect.python = true;
      const read = readString(text, position, { isRaw: false });
      if ('kind' in read) return stop(read.kind, read.at);
      const added = builder.string(read.value);
      if (added !== true) return stop(added, position);
      position = read.end;
    } else {
      const read = readBare(text, position, dialect);
      if ('kind' in read)
        return stop(read.kind === 'name' && builder.isAfterString() ? 'unescaped-quote' : read.kind, read.at);
      const added =
        'call' in read
          ? builder.openCall()
          : 'name' in read
            ? builder.name(read.name)
            : builder.add(read.value);
      if (added !== true) return stop(added, position);
      position = read.end;
    }
  }
}

type Bare = { value: unknown; end: number } | { name: string; end: number } | { call: true; end: number };

function readBare(text: string, at: number, dialect: ReadLiteral['dialect']): Bare | LiteralFault {
  const mark = text.charAt(at);
  if (text.startsWith('...', at) || mark === '…') {
    if (/^(?:\.{3}|…)\s*(?:\d+ more|$|\[|<|\()/.test(text.slice(at, at + 40)))
      return { kind: /\d+ more/.test(text.slice(at, at + 20)) ? 'abbreviated' : 'cut-off', at };
    return { kind: 'spread', at };
  }
  if (mark === '“' || mark === '”' || mark === '‘' || mark === '’') return { kind: 'typographic-quotes', at };
  if (mark === '<') return { kind: 'abbreviated', at };
  number.lastIndex = at;
  const digits = number.exec(text)?.[0];
  if (digits !== undefined) {
    const value = Number(digits.replaceAll('_', '').replace(/^\+/, ''));
    return { value: Number.isFinite(value) ? value : null, end: number.lastIndex };
  }
  word.lastIndex = at;
  const name = word.exec(text)?.[0];
  if (name === undefined) return { kind: 'unexpected', at };
  const end = word.lastIndex;
  const next = text.charAt(end);
  if (prefix.test(name) && (next === '"' || next === "'")) {
    dialect.python = true;
    const read = readString(text, end, { isRaw: /[rR]/.test(name) });
    return 'kind' in read ? read : { value: read.value, end: read.end };
  }
  const after = skipBlank(text, end).end;
  const isKey = text.charAt(after) === ':' || (text.charAt(after) === '=' && text.charAt(after + 1) !== '=');
  if (isKey) {
    if (text.charAt(after) === '=') dialect.python = true;
    else dialect.javascript = true;
    return { name, end };
  }
  if (next === '(') {
    dialect.python = true;
    return { call: true, end: end + 1 };
  }
  if (!constants.has(name)) return { kind: 'name', at };
  if (/^[TFN][ro]?[aun]/.test(name) && name !== 'NaN') dialect.python = true;
  return { value: constants.get(name), end };
}

function isAbbreviation(text: string, at: number): boolean {
  return /^\[(?:Object|Array|Function|Circular|Getter)\b/.test(text.slice(at, at + 12));
}
