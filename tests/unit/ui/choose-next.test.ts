// What the home page proposes.
import { describe, expect, it } from 'vitest';
import { chooseNext, dueBy } from '../../../src/ui/scripts/choose-next.ts';
import type { Snapshot } from '../../../src/ui/scripts/snapshot.ts';

const course = [
  {
    id: 'first',
    title: 'First',
    text: 'About the first.',
    exercises: [
      { id: 'trap-a', title: 'A', text: 'Hook A.' },
      { id: 'trap-b', title: 'B', text: 'Hook B.' },
    ],
  },
  { id: 'second', title: 'Second', text: 'About the second.', exercises: [] },
];
const nothingDone: Snapshot = {
  lessonsFinished: [],
  exercisesSolved: [],
  exercisesTried: [],
  due: 0,
  nextDueAt: null,
  xp: 0,
  streakDays: 0,
};
const now = 1_000;

describe('the next step', () => {
  it('is the first lesson where nothing was stored', () => {
    expect(chooseNext({ course, snapshot: null, now })).toMatchObject({ kind: 'start', id: 'first' });
  });

  it('is reviewing as soon as a card is due, whatever else is open', () => {
    const snapshot = { ...nothingDone, due: 2 };
    expect(chooseNext({ course, snapshot, now })).toEqual({ kind: 'review', due: 2 });
  });

  it('is to go on with a lesson of which a trap was tried', () => {
    const snapshot = { ...nothingDone, exercisesTried: ['trap-b'] };
    expect(chooseNext({ course, snapshot, now })).toMatchObject({ kind: 'continue', id: 'first' });
  });

  it('is the second lesson once the first is finished', () => {
    const snapshot = { ...nothingDone, lessonsFinished: ['first'] };
    expect(chooseNext({ course, snapshot, now })).toMatchObject({ kind: 'start', id: 'second' });
  });

  it('is the first open trap once all lessons are finished', () => {
    const snapshot = { ...nothingDone, lessonsFinished: ['first', 'second'], exercisesSolved: ['trap-a'] };
    expect(chooseNext({ course, snapshot, now })).toEqual({
      kind: 'exercise',
      id: 'trap-b',
      title: 'B',
      text: 'Hook B.',
    });
  });

  it('is nothing where all is done and nothing is due', () => {
    const snapshot = {
      ...nothingDone,
      lessonsFinished: ['first', 'second'],
      exercisesSolved: ['trap-a', 'trap-b'],
    };
    expect(chooseNext({ course, snapshot, now })).toEqual({ kind: 'nothing' });
  });
});

describe('the number of due cards', () => {
  it('counts the card whose hour has come since the snapshot was taken', () => {
    expect(dueBy({ ...nothingDone, due: 2, nextDueAt: 999 }, now)).toBe(3);
    expect(dueBy({ ...nothingDone, due: 2, nextDueAt: 1_001 }, now)).toBe(2);
  });
});
