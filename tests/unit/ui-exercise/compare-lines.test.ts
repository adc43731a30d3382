// One's own program beside ours: nothing lost, nothing invented.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareLines,
  foldCommon,
  gatherChanges,
} from '../../../src/ui/islands/exercise/panels/compare-lines.ts';

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

describe('gatherChanges', () => {
  const signs = { both: ' ', yours: '-', ours: '+' };
  const shown = (before: string, after: string) =>
    gatherChanges(compareLines(before, after)).map(({ side, text }) => `${signs[side]}${text}`);

  it('puts what goes before what comes, where only a blank line held them apart', () => {
    expect(shown('start\na\n\nb\nend', 'start\nc\n\nd\nend')).toEqual([
      ' start',
      '-a',
      '-',
      '-b',
      '+c',
      '+',
      '+d',
      ' end',
    ]);
  });

  it('leaves blank lines around a change alone', () => {
    expect(shown('start\n\na\n\nend', 'start\n\nb\n\nend')).toEqual([' start', ' ', '-a', '+b', ' ', ' end']);
  });

  it('keeps both programs whole', () => {
    const [before, after] = ['a\n\nb\nc\n\nd\ne', 'x\n\nb\ny\n\nz\n\ne'];
    const lines = gatherChanges(compareLines(before, after));
    const of = (side: string) =>
      lines.filter((line) => line.side === side || line.side === 'both').map(({ text }) => text);
    expect(of('yours').join('\n')).toBe(before);
    expect(of('ours').join('\n')).toBe(after);
  });
});
