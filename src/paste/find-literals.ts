// Finds the literals inside a text of any kind: a log, a program, a terminal. Pure; linear.
import type { LiteralFault } from './literal-fault.ts';
import { type ReadLiteral, readLiteral } from './read-literal.ts';

export interface FoundLiteral {
  start: number;
  end: number;
  value: unknown;
  /** Exact JSON of the value where it was pasted as JSON; null where it had to be converted. */
  json: string | null;
  dialect: ReadLiteral['dialect'];
  fault: LiteralFault | null;
}

/** A literal that fails this early costs little to read again from its next bracket. */
const cheapLength = 200;
/** `{` before a key or its end, `[` before an object, `(` behind the name of an SDK method. */
const opening =
  /\{(?=\s*(?:["'}]|[A-Za-z_$][\w$]*\s*:|\/[/*]))|\[(?=\s*(?:\{|\/[/*]))|(?<=\bmessages\.(?:create|stream|parse|count_tokens))\((?=\s*[A-Za-z_]\w*\s*=)/g;

/** Literals that stop early are kept only up to here: they are for saying why, not for reading. */
const faultLimit = 50;

/** All literals, in order, none inside another; with faults those that stop in their middle. */
export function findLiterals(text: string): FoundLiteral[] {
  const found: FoundLiteral[] = [];
  let position = 0;
  let faults = 0;
  for (;;) {
    opening.lastIndex = position;
    const start = opening.exec(text)?.index;
    if (start === undefined) return found;
    const read = readLiteral(text, start);
    const isCheap = read.fault !== null && read.fault.at - start < cheapLength;
    position = isCheap ? start + 1 : Math.max(read.end, start + 1);
    if (isCheap) faults += 1;
    if (isCheap && faults > faultLimit) continue;
    const json = read.fault === null ? asJson(text.slice(start, read.end)) : null;
    const value = json === null ? read.value : json.value;
    found.push({
      start,
      end: read.end,
      value,
      json: json?.text ?? null,
      dialect: read.dialect,
      fault: read.fault,
    });
  }
}

function asJson(text: string): { text: string; value: unknown } | null {
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    return null;
  }
}
