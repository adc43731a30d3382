// The smallest set of line changes from one text to another (Myers). Pure. Fast where few lines differ, however long
// the texts are; gives up, with null, where more lines differ than anybody would read.
import type { DiffLine, DiffPart } from '../x-ray-messages.ts';

const mostEdits = 1200;

/** All lines of both texts in one order; null where more than `mostEdits` lines differ. */
export function lineChanges(before: string, after: string): DiffLine[] | null {
  const left = before.split('\n');
  const right = after.split('\n');
  let start = 0;
  while (start < Math.min(left.length, right.length) && left[start] === right[start]) start += 1;
  let end = 0;
  const room = Math.min(left.length, right.length) - start;
  while (end < room && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  const middle = changesBetween(left.slice(start, left.length - end), right.slice(start, right.length - end));
  if (middle === null) return null;
  const same = (text: string): DiffLine => ({ sign: ' ', text });
  return [...left.slice(0, start).map(same), ...middle, ...left.slice(left.length - end).map(same)];
}

function changesBetween(left: string[], right: string[]): DiffLine[] | null {
  const size = Math.min(left.length + right.length, mostEdits);
  const reach = new Int32Array(2 * size + 3);
  const at = (diagonal: number): number => reach[diagonal + size + 1] ?? 0;
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= size; edits += 1) {
    trace.push(reach.slice());
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const down = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
      let x = down ? at(diagonal + 1) : at(diagonal - 1) + 1;
      while (x < left.length && x - diagonal < right.length && left[x] === right[x - diagonal]) x += 1;
      reach[diagonal + size + 1] = x;
      if (x >= left.length && x - diagonal >= right.length) return walkBack(left, right, trace, size);
    }
  }
  return null;
}

function walkBack(left: string[], right: string[], trace: Int32Array[], size: number): DiffLine[] {
  const lines: DiffLine[] = [];
  let x = left.length;
  let y = right.length;
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const at = (diagonal: number): number => trace[edits]?.[diagonal + size + 1] ?? 0;
    const diagonal = x - y;
    const down = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
    const fromX = down ? at(diagonal + 1) : at(diagonal - 1);
    const fromY = fromX - (down ? diagonal + 1 : diagonal - 1);
    while (
      x > Math.max(fromX, 0) &&
      y > Math.max(fromY, 0) &&
      x > 0 &&
      y > 0 &&
      left[x - 1] === right[y - 1]
    ) {
      lines.push({ sign: ' ', text: left[x - 1] ?? '' });
      x -= 1;
      y -= 1;
    }
    if (edits === 0) break;
    if (down) lines.push({ sign: '+', text: right[y - 1] ?? '' });
    else lines.push({ sign: '-', text: left[x - 1] ?? '' });
    x = fromX;
    y = fromY;
  }
  return lines.reverse();
}

/** Keeps common lines only within `context` lines of a change; the others become a count. */
export function foldSame(lines: DiffLine[], { context }: { context: number }): DiffPart[] {
  const near = new Uint8Array(lines.length);
  lines.forEach((line, index) => {
    if (line.sign !== ' ') near.fill(1, Math.max(0, index - context), index + context + 1);
  });
  const parts: DiffPart[] = [];
  lines.forEach((line, index) => {
    const last = parts.at(-1);
    if (near[index] === 1) {
      if (last?.kind === 'lines') last.lines.push(line);
      else parts.push({ kind: 'lines', lines: [line] });
    } else if (last?.kind === 'same') last.count += 1;
    else parts.push({ kind: 'same', count: 1 });
  });
  return parts;
}
