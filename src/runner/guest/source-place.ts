// Lines and columns: from an engine's stack to the learner's file. Pure; no globals touched after load.
import { createObject, exec, slice, splitText, toText } from './intrinsics.ts';

/** A place in the learner's file; both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** The name under which engines know the learner's file. */
export const programFile = 'agent.ts';

const framePattern = /agent\.ts(?: line \d+ > [\w ]+)?:(\d+):(\d+)/;
const functionPattern = /^\s*at (?:async )?(?:new )?([\w$.<>[\] ]+?) \(/;

export interface Frame extends Place {
  name: string;
}

/** The frames of a stack text that lie in the learner's file, innermost first, as the engine numbers them. */
export function programFrames(stack: string): { length: number; [index: number]: Frame } {
  const frames = createObject(null) as { length: number; [index: number]: Frame };
  frames.length = 0;
  const lines = splitText(stack, '\n');
  for (let index = 0; index < lines.length && frames.length < 12; index += 1) {
    const text = lines[index] ?? '';
    const found = exec(framePattern, text);
    if (found === null) continue;
    const name = exec(functionPattern, text)?.[1] ?? '';
    frames[frames.length] = { line: +toText(found[1]), column: +toText(found[2]), name };
    frames.length += 1;
  }
  return frames;
}

/** A place whose column may be unknown: a wrong column would mislead more than none. */
export interface OriginalPlace {
  line: number;
  column: number | null;
}

/**
 * Finds where a place of the stripped program was written. The type stripper keeps lines, so only the column may
 * differ; it is told where the two lines agree up to it or from it on, or where the name at it was written once.
 */
export function originalPlace(place: Place, texts: { written: string; stripped: string }): OriginalPlace {
  const written = splitText(texts.written, '\n')[place.line - 1];
  const stripped = splitText(texts.stripped, '\n')[place.line - 1];
  const { line, column } = place;
  if (written === undefined || stripped === undefined || written === stripped) return { line, column };
  if (slice(written, 0, column - 1) === slice(stripped, 0, column - 1)) return { line, column };
  const rest = slice(stripped, column - 1);
  const fromEnd = written.length - rest.length;
  if (rest !== '' && fromEnd >= 0 && slice(written, fromEnd) === rest) return { line, column: fromEnd + 1 };
  const name = exec(/^[\w$]+/, rest)?.[0] ?? '';
  if (name === '') return { line, column: null };
  const parts = splitText(written, name);
  return { line, column: parts.length === 2 ? (parts[0] ?? '').length + 1 : null };
}
