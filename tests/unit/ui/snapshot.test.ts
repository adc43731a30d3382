// The snapshot in localStorage: a cache that may hold anything.
import { afterEach, expect, it, vi } from 'vitest';
import { readSnapshot } from '../../../src/ui/scripts/snapshot.ts';

const stored = (value: string | null) => vi.stubGlobal('localStorage', { getItem: () => value });
afterEach(() => {
  vi.unstubAllGlobals();
});

it('is null before anything was stored and when it cannot be parsed', () => {
  for (const value of [null, '', '{', '7', 'null', '"text"']) {
    stored(value);
    expect(readSnapshot()).toBeNull();
  }
});

it('keeps what has the right shape and replaces the rest by nothing', () => {
  stored('{"lessonsFinished":["a",7],"exercisesSolved":"x","due":3,"nextDueAt":"soon","xp":null}');
  expect(readSnapshot()).toEqual({
    lessonsFinished: ['a'],
    exercisesSolved: [],
    exercisesTried: [],
    due: 3,
    nextDueAt: null,
    xp: 0,
    streakDays: 0,
  });
});

it('says so where the browser forbids storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readSnapshot()).toBe('unavailable');
});
