// Parses a request body and says what is wrong with it in the API's manner. Pure.
import { findLoneSurrogate } from './lone-surrogate.ts';

export interface ParsedBody {
  /** The parsed value; the raw text where it is not JSON. */
  value: unknown;
  /** The API's complaint, or null. */
  fault: string | null;
}

/** Parses `text`; never throws. */
export function parseBody(text: string): ParsedBody {
  try {
    const value: unknown = JSON.parse(text);
    return { value, fault: surrogateFault(text) };
  } catch (thrown) {
    return { value: text, fault: `The request body is not valid JSON: ${reasonFor(thrown, text)}` };
  }
}

/** What the API says of half a surrogate pair in JSON `text` that is otherwise in order, or null. */
export function surrogateFault(text: string): string | null {
  const half = findLoneSurrogate(text);
  if (!half) return null;
  return `The request body is not valid JSON: ${half.reason}: ${placeOf(text, half.position)}`;
}

/** With the place where parsing stopped, as far as the engine tells it: V8 says "at position N" for some faults only. */
function reasonFor(thrown: unknown, text: string): string {
  const message = thrown instanceof Error ? thrown.message : '';
  if (text.trim() === '' || /end of/i.test(message))
    return `unexpected end of data: ${placeOf(text, text.length)}`;
  const position = /at position (\d+)/.exec(message)?.[1];
  const place = position === undefined ? '' : `: ${placeOf(text, Number(position))}`;
  return `unexpected character${place}`;
}

function placeOf(text: string, position: number): string {
  const lines = text.slice(0, position).split('\n');
  return `line ${lines.length} column ${(lines.at(-1)?.length ?? 0) + 1} (char ${position})`;
}
