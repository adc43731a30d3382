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

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitValues = createObject(null) as Record<string, number>;
for (let value = 0; value < digits.length; value += 1) digitValues[digits[value] ?? ''] = value;

/**
 * Finds where a generated line and column came from, by a version 3 source map's mappings of one source.
 * Lines are kept by the type stripper, so only the column needs the map; without a mapping the place stays.
 */
export function originalPlace(place: Place, mappings: string): Place {
  const line = splitText(mappings, ';')[place.line - 1];
  if (line === undefined || line === '') return place;
  let best = place;
  let generated = 0;
  const state = originBefore(mappings, place.line - 1);
  const segments = splitText(line, ',');
  for (let index = 0; index < segments.length; index += 1) {
    const fields = decode(segments[index] ?? '');
    generated += fields[0] ?? 0;
    state.line += fields[2] ?? 0;
    state.column += fields[3] ?? 0;
    if (generated > place.column - 1) break;
    best = { line: state.line + 1, column: state.column + 1 };
  }
  return best;
}

function originBefore(mappings: string, lineIndex: number): { line: number; column: number } {
  const state = { line: 0, column: 0 };
  const lines = splitText(mappings, ';');
  for (let row = 0; row < lineIndex; row += 1) {
    const segments = splitText(lines[row] ?? '', ',');
    for (let index = 0; index < segments.length; index += 1) {
      const fields = decode(segments[index] ?? '');
      state.line += fields[2] ?? 0;
      state.column += fields[3] ?? 0;
    }
  }
  return state;
}

function decode(segment: string): { [index: number]: number } {
  const fields = createObject(null) as { [index: number]: number };
  let count = 0;
  let value = 0;
  let shift = 0;
  for (let index = 0; index < segment.length; index += 1) {
    const digit = digitValues[slice(segment, index, index + 1)] ?? 0;
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    fields[count] = value & 1 ? -(value >>> 1) : value >>> 1;
    count += 1;
    value = 0;
    shift = 0;
  }
  return fields;
}
