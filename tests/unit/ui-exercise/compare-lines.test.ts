// One's own program beside ours: nothing lost, nothing invented.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines, foldCommon } from '../../../src/ui/islands/exercise/panels/compare-lines.ts';

const program = fc
  .array(fc.constantFrom('a', 'b', 'c', '  d'), { maxLength: 12 })
  .map((lines) => lines.join('\n'));

describe('compareLines', () => {
  it('marks what only one side has', () => {
    expect(compareLines('a\nold\nc', 'a\nnew\nc')).toEqual([
      { side: 'both', text: 'a' },
      { side: 'yours', text: 'old' },
      { side: 'ours', text: 'new' },
      { side: 'both', text: 'c' },
    ]);
  });

  it('takes line endings and trailing blanks for no difference', () => {
    expect(compareLines('a  \r\nb\n', 'a\nb').every((line) => line.side === 'both')).toBe(true);
  });

  it('holds each side whole and in order', () => {
    fc.assert(
      fc.property(program, program, (yours, ours) => {
        const lines = compareLines(yours, ours);
        const without = (side: string) =>
          lines
            .filter((line) => line.side !== side)
            .map((line) => line.text)
            .join('\n');
        expect(without('ours').trimEnd()).toBe(yours.trimEnd());
        expect(without('yours').trimEnd()).toBe(ours.trimEnd());
      }),
    );
  });
});

describe('foldCommon', () => {
  it('folds equal lines that are far from any difference', () => {
    const parts = foldCommon(compareLines('1\n2\n3\n4\nx', '1\n2\n3\n4\ny'), { context: 1 });
    expect(parts.map((part) => [part.kind, part.lines.length])).toEqual([
      ['folded', 3],
      ['lines', 3],
    ]);
  });
});
