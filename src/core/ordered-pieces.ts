// A program of which one region is put in order: the pieces between two marker lines. Pure; used by page and proofs alike.

/** A program taken apart; joined again with `joinPieces`. */
export interface OrderedProgram {
  /** Up to and including the opening marker line. */
  before: string;
  /** In their present order, each without the blank lines around it. */
  pieces: string[];
  /** From the closing marker line on. */
  after: string;
}

const opening = /^[ \t]*\/\/ <ordenar>[ \t]*$/;
const closing = /^[ \t]*\/\/ <\/ordenar>[ \t]*$/;

/** Takes a program apart at its markers and blank lines; null where it has not exactly one region. */
export function splitPieces(source: string): OrderedProgram | null {
  const lines = source.split('\n');
  const places = (marker: RegExp) => lines.flatMap((line, index) => (marker.test(line) ? [index] : []));
  const [start, anotherStart] = places(opening);
  const [end, anotherEnd] = places(closing);
  if (start === undefined || end === undefined || end < start) return null;
  if (anotherStart !== undefined || anotherEnd !== undefined) return null;
  const region = lines.slice(start + 1, end).join('\n');
  return {
    before: lines.slice(0, start + 1).join('\n'),
    pieces: region
      .split(/\n(?:[ \t]*\n)+/)
      .map(withoutBlankEnds)
      .filter(Boolean),
    after: lines.slice(end).join('\n'),
  };
}

/** The whole program again, its pieces separated by one blank line. */
export function joinPieces({ before, pieces, after }: OrderedProgram): string {
  return [before, pieces.join('\n\n'), after].join('\n');
}

/** Blank lines go, indentation stays. */
function withoutBlankEnds(piece: string): string {
  return piece.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
}
