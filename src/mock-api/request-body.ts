// Parses a request body and says what is wrong with it in the API's manner. Pure.

export interface ParsedBody {
  /** The parsed value; the raw text where it is not JSON. */
  value: unknown;
  /** The API's complaint, or null. */
  fault: string | null;
}

/** Parses `text`; never throws. */
export function parseBody(text: string): ParsedBody {
  try {
    return { value: JSON.parse(text), fault: null };
  } catch (thrown) {
    return { value: text, fault: `The request body is not valid JSON: ${reasonFor(thrown, text)}` };
  }
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
