import { describe, expect, it } from 'vitest';
import type { EventBody, ItemId } from '../../../src/core/index.ts';
import { deriveProgress, eventsForSettings, projectLoad } from '../../../src/scheduler/index.ts';
import { added, day, logOf, morning, reviewed, saoPaulo } from './sample-log.ts';

const items = (count: number) => Array.from({ length: count }, (_, at): ItemId => `question:q${at}`);
const known = (count: number): [number, EventBody][] =>
  items(count).flatMap((item): [number, EventBody][] => {
    const id = item as `question:${string}`;
    return [
      [morning, added(id)],
      [morning + day, reviewed(id, 3)],
    ];
  });
const progressOf = (entries: [number, EventBody][], now: number) =>
  deriveProgress(logOf(...entries), { now, zone: saoPaulo });
const set = (changes: Parameters<typeof eventsForSettings>[0]): [number, EventBody][] =>
  eventsForSettings(changes).map((body) => [morning, body]);

describe('the projected load', () => {
  it('keeps the limits of each day and meets everything in the end', () => {
    const progress = progressOf(
      [...set({ newPerDay: 3, reviewsPerDay: 5 }), ...known(30)],
      morning + 2 * day,
    );
    const days = projectLoad({
      progress,
      uncarded: items(60).slice(30),
      validityMonths: 12,
      days: 40,
    });
    expect(days).toHaveLength(40);
    expect(Math.max(...days.map(({ reviews }) => reviews))).toBe(5);
    expect(Math.max(...days.map(({ fresh }) => fresh))).toBe(3);
    expect(days.reduce((sum, { fresh }) => sum + fresh, 0)).toBe(30);
  });

  it('brings everything once in the last pass before an exam', () => {
    const progress = progressOf([...set({ examDate: '2027-01-15' }), ...known(40)], morning + 2 * day);
    const days = projectLoad({ progress, uncarded: [], validityMonths: 12, days: 43 });
    // 3 December to 14 January; the pass has its last four days.
    const pass = days.slice(-4).reduce((sum, { reviews }) => sum + reviews, 0);
    expect(pass).toBeGreaterThanOrEqual(40);
    expect(days.slice(-8, -4).reduce((sum, { reviews }) => sum + reviews, 0)).toBeLessThan(40);
  });

  it('leaves the cards as they are, and out those that are suspended', () => {
    const marks = items(10).map((item): [number, EventBody] => [
      morning + day + 1,
      { type: 'card-marked', item, mark: 'suspended', on: true },
    ]);
    const progress = progressOf([...known(10), ...marks], morning + 2 * day);
    const before = structuredClone([...progress.cards]);
    const days = projectLoad({ progress, uncarded: [], validityMonths: 12, days: 30 });
    expect(days.every(({ reviews, fresh }) => reviews + fresh === 0)).toBe(true);
    expect([...progress.cards]).toEqual(before);
  });
});
