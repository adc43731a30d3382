// Random logs for the scheduler's properties: any events of two devices, in any order of arrival.
import fc from 'fast-check';
import type { EventBody, ItemId, ProgressEvent } from '../../src/core/index.ts';
import type { FactsOf, StudyZone } from '../../src/scheduler/index.ts';

export const zone: StudyZone = { dayStartHour: 4, utcOffsetMinutesAt: () => -180 };
export const minute = 60_000;
export const day = 1440 * minute;
export const start = Date.UTC(2026, 11, 1, 13);

const items: ItemId[] = ['question:a', 'question:b', 'question:c', 'question:d', 'exercise:x', 'exercise:y'];
const item = fc.constantFrom(...items);
const rating = fc.constantFrom(1, 2, 3, 4);

/** Sections and exercises shared by some of the items. */
export const factsOf: FactsOf = (id) => ({
  item: id,
  taskStatement: id < 'question:b' ? '1.1' : '2.1',
  objective: 'o',
  lesson: 'l',
  section: id === 'question:a' || id === 'question:b' ? 'same' : id,
  exercise: id === 'exercise:x' || id === 'question:c' ? 'x' : null,
});

export const setting: fc.Arbitrary<EventBody> = fc
  .oneof(
    fc.tuple(fc.constant('desired-retention'), fc.double({ min: 0.6, max: 1, noNaN: true })),
    fc.tuple(fc.constantFrom('new-per-day', 'reviews-per-day', 'leech-limit'), fc.nat({ max: 4 })),
    fc.tuple(fc.constant('day-start-hour'), fc.nat({ max: 23 })),
    fc.tuple(
      fc.constantFrom('learning-steps', 'relearning-steps'),
      fc.constantFrom('10m', '', '1m 10m 2h', '5h'),
    ),
    fc.tuple(fc.constant('easy-days'), fc.constantFrom('1 1 1 1 1 1 1', '0 1 1 1 1 1 0.5')),
    fc.tuple(fc.constant('balance-load'), fc.boolean()),
    fc.tuple(fc.constant('exam-date'), fc.constantFrom('2026-12-20', '2027-03-01', 'never')),
  )
  .map(([key, value]) => ({ type: 'setting', key, value }));

export const action: fc.Arbitrary<EventBody> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('review'), item, rating, elapsedMs: fc.nat(9000) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('card-added'),
      item,
      reason: fc.constantFrom('missed', 'by-hand', 'plan'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('card-marked'),
      item,
      mark: fc.constantFrom('suspended', 'buried', 'flagged'),
      on: fc.boolean(),
    }),
  },
) as fc.Arbitrary<EventBody>;

/** A log in order, its events minutes to weeks apart. */
export const log: fc.Arbitrary<ProgressEvent[]> = fc
  .array(
    fc.record({
      body: fc.oneof({ weight: 5, arbitrary: action }, { weight: 1, arbitrary: setting }),
      device: fc.constantFrom('phone', 'laptop'),
      afterMs: fc.oneof(fc.constant(0), fc.nat(60 * minute), fc.nat(30 * day)),
    }),
    { maxLength: 30 },
  )
  .map((entries) => {
    let at = start;
    return entries.map(({ body, device, afterMs }, index) => {
      at += afterMs;
      return { id: `${device}:${index + 1}`, at, body };
    });
  });
