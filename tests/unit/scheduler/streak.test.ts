import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventBody } from '../../../src/core/index.ts';
import { deriveProgress, mostFreezes, streakOf } from '../../../src/scheduler/index.ts';
import { day, logOf, morning, reviewed, saoPaulo } from './sample-log.ts';

/** Study days from a picture: x studied, . missed; the last one is today. */
function streak(picture: string, restWeekdays: readonly number[] = []) {
  const first = 997;
  const days = new Set([...picture].flatMap((mark, at) => (mark === 'x' ? [first + at] : [])));
  return streakOf(days, { today: first + picture.length - 1, restWeekdays: new Set(restWeekdays) });
}

describe('a streak', () => {
  it.each<[string, number, number, number]>([
    ['', 0, 0, 0],
    ['x', 1, 0, 0],
    ['xxx', 3, 0, 0],
    ['xxx.', 3, 0, 0],
    ['xxx..', 0, 0, 0],
    ['xxx.x', 1, 0, 0],
    ['xxxxxxx', 7, 1, 0],
    ['xxxxxxx.x', 8, 0, 1],
    ['xxxxxxx..', 7, 0, 1],
    ['xxxxxxx...', 0, 0, 0],
    ['xxxxxxx..x', 1, 0, 0],
    ['xxxxxxxxxxxxxx', 14, 2, 0],
    ['xxxxxxxxxxxxxxxxxxxxx', 21, 2, 0],
    ['xxxxxxxxxxxxxx..x', 15, 0, 2],
    ['xxxxxxxxxxxxxx..xxxxxx', 20, 0, 2],
    ['xxxxxxxxxxxxxx..xxxxxxx', 21, 1, 2],
  ])('of “%s” has %i days, keeps %i freezes and used %i', (picture, days, freezesLeft, frozen) => {
    const found = streak(picture);
    expect([found.days, found.freezesLeft, found.frozenDays.length]).toEqual([days, freezesLeft, frozen]);
  });

  it('is not broken by days of rest, and spends nothing on them', () => {
    // Day 997 is a Sunday, so the days missed are a Saturday and a Sunday.
    expect(streak('xxxxxx..xx', [0, 6])).toEqual({ days: 8, freezesLeft: 1, frozenDays: [] });
    expect(streak('xxxxxx..xx')).toMatchObject({ days: 2 });
  });

  it('ends even where every weekday is called a day of rest', () => {
    expect(streak('xx....', [0, 1, 2, 3, 4, 5, 6]).days).toBe(0);
  });

  it('is quick on a log that claims to be a million years old', () => {
    const today = 20_000;
    expect(streakOf(new Set([-4e8, today, 4e8]), { today }).days).toBe(1);
  });
});

describe('for all sets of study days', () => {
  const today = 1200;
  const days = fc.uniqueArray(fc.integer({ min: today - 120, max: today }), { maxLength: 120 });
  const dense = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: 120, maxLength: 120 })
    .map((dice) => dice.flatMap((die, at) => (die === 0 ? [] : [today - 119 + at])));
  const rest = fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 6 });
  const any = fc.oneof(days, dense);

  it('one more day of study never shortens the streak', () => {
    fc.assert(
      fc.property(any, rest, fc.integer({ min: today - 120, max: today }), (studied, weekdays, more) => {
        const restWeekdays = new Set(weekdays);
        const before = streakOf(new Set(studied), { today, restWeekdays });
        const after = streakOf(new Set([...studied, more]), { today, restWeekdays });
        expect(after.days).toBeGreaterThanOrEqual(before.days);
      }),
      { numRuns: 1000 },
    );
  });

  it('counts only days studied, keeps two freezes at most and freezes only missed working days', () => {
    fc.assert(
      fc.property(any, rest, (studied, weekdays) => {
        const set = new Set(studied);
        const found = streakOf(set, { today, restWeekdays: new Set(weekdays) });
        expect(found.days).toBeLessThanOrEqual(set.size);
        expect(found.freezesLeft).toBeLessThanOrEqual(mostFreezes);
        for (const frozen of found.frozenDays) {
          expect(set.has(frozen)).toBe(false);
          expect(weekdays).not.toContain((frozen + 4) % 7);
          expect(frozen).toBeLessThan(today);
        }
        // Each freeze was earned by seven days of this streak.
        expect(found.freezesLeft + found.frozenDays.length).toBeLessThanOrEqual(Math.floor(found.days / 7));
      }),
      { numRuns: 1000 },
    );
  });

  it('a day of rest more never shortens the streak that is alive', () => {
    fc.assert(
      fc.property(any, rest, (studied, weekdays) => {
        const strict = streakOf(new Set(studied), { today });
        const eased = streakOf(new Set(studied), { today, restWeekdays: new Set(weekdays) });
        expect(eased.days).toBeGreaterThanOrEqual(strict.days);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the progress', () => {
  it('tells the streak with what it would survive, and takes days without load for rest', () => {
    // Tuesday to Saturday, no Sunday, Monday and Tuesday.
    const at = [0, 1, 2, 3, 4, 6, 7];
    const log = at.map((days): [number, EventBody] => [morning + days * day, reviewed('question:a', 3)]);
    const now = morning + 8 * day;
    const read = (entries: [number, EventBody][]) =>
      deriveProgress(logOf(...entries), { now, zone: saoPaulo });
    expect(read(log)).toMatchObject({ streakDays: 2, freezesLeft: 0, frozenDays: [] });
    const rest: EventBody = { type: 'setting', key: 'easy-days', value: '0 1 1 1 1 1 1' };
    expect(read([[morning - 1, rest], ...log])).toMatchObject({ streakDays: 7, freezesLeft: 1 });
  });
});
