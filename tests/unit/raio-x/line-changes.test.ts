// Line changes: both texts can be read back from them, and no more lines change than must.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSame, lineChanges } from '../../../src/ui/islands/raio-x/reading/line-changes.ts';
import type { DiffLine } from '../../../src/ui/islands/raio-x/x-ray-messages.ts';

const without = (lines: DiffLine[], sign: '+' | '-') =>
  lines
    .filter((line) => line.sign !== sign)
    .map((line) => line.text)
    .join('\n');

function longestCommon(left: string[], right: string[]): number {
  const rows = [...left.keys(), left.length].map(() => new Array<number>(right.length + 1).fill(0));
  for (const [i, a] of left.entries())
    for (const [j, b] of right.entries())
      (rows[i + 1] ?? [])[j + 1] =
        a === b ? (rows[i]?.[j] ?? 0) + 1 : Math.max(rows[i]?.[j + 1] ?? 0, rows[i + 1]?.[j] ?? 0);
  return rows[left.length]?.[right.length] ?? 0;
}

const text = fc
  .array(fc.constantFrom('{', '}', '"a"', '"b"', ''), { maxLength: 24 })
  .map((lines) => lines.join('\n'));

describe('line changes', () => {
  it('hold both texts and keep as many lines as can be kept', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = lineChanges(before, after) ?? [];
        expect(without(lines, '+')).toBe(before);
        expect(without(lines, '-')).toBe(after);
        const kept = lines.filter((line) => line.sign === ' ').length;
        expect(kept).toBe(longestCommon(before.split('\n'), after.split('\n')));
      }),
      { numRuns: 500 },
    );
  });

  it('are given up where nearly every line of long texts differs', () => {
    const lines = (word: string) => Array.from({ length: 3000 }, (_, line) => `${word} ${line}`).join('\n');
    expect(lineChanges(lines('a'), lines('b'))).toBeNull();
  });

  it('of a long text with two distant changes are shown as two islands', () => {
    const lines = Array.from({ length: 50_000 }, (_, line) => `line ${line}`);
    const changed = lines.with(10, 'new').toSpliced(40_000, 1);
    const parts = foldSame(lineChanges(lines.join('\n'), changed.join('\n')) ?? [], { context: 2 });
    expect(parts.map((part) => (part.kind === 'same' ? part.count : part.lines.length))).toEqual([
      8, 6, 39_985, 5, 9_997,
    ]);
  });
});
