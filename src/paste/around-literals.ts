// What stands around the literals of a text, and on which line they stand. Pure; linear.
import type { FoundLiteral } from './find-literals.ts';

/** Text outside literals is looked at only up to this many characters. */
export const outsideLength = 50_000;

/** The text between the literals that could be read. */
export function outsideOf(text: string, literals: FoundLiteral[]): string {
  const gaps: string[] = [];
  let position = 0;
  let length = 0;
  for (const { start, end, fault } of [...literals, { start: text.length, end: text.length, fault: null }]) {
    if (fault) continue;
    if (start > position && length < outsideLength) {
      const gap = text.slice(position, Math.min(start, position + outsideLength));
      gaps.push(gap);
      length += gap.length;
    }
    position = Math.max(position, end);
  }
  return gaps.join('\n');
}

/** A closing bracket too many behind the only value: the API could not read such a body either. */
export function leftOverAt(text: string, literals: FoundLiteral[]): number | null {
  const [only, ...others] = literals;
  if (!only || only.fault || others.length > 0 || text.slice(0, only.start).trim() !== '') return null;
  const rest = text.slice(only.end);
  return /^[\s,}\])]*[}\])][\s,}\])]*$/.test(rest.slice(0, 1000)) ? only.end + rest.search(/[}\])]/) : null;
}

/** Line numbers of positions that are asked for in rising order; linear in all. */
export function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (at) => {
    while (next >= 0 && next < at) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
