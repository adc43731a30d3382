// Anything that can happen to a log that two pages share, for properties: appends with a clock that jumps, undo events of
// undo events, imports of older and contradicting events, other days by another setting, wipes, pages of version 1.
import fc from 'fast-check';
import type { EventBody, ItemId, ProgressEvent, Rating } from '../../../src/core/index.ts';
import type { ProgressStore } from '../../../src/storage/index.ts';
import { fileOf } from './both-stores.ts';

const hour = 3_600_000;
export const utc = { dayStartHour: 4, utcOffsetMinutesAt: () => 0 };
/** Small cuts: a history of some twenty events has many checkpoints. */
export const smallSizes = { openMs: 20 * hour, mostRows: 5, worthMoving: 2, batch: 3 };

const item = fc.constantFrom<ItemId[]>('question:a', 'question:b', 'exercise:x');
const question = fc.constantFrom('a', 'b');
const anyWork: fc.Arbitrary<EventBody> = fc.oneof(
  fc.record({
    type: fc.constant('review' as const),
    item,
    rating: fc.integer({ min: 1, max: 4 }) as fc.Arbitrary<Rating>,
    elapsedMs: fc.constantFrom(900, 700_000),
  }),
  fc.record({
    type: fc.constant('answer' as const),
    question,
    chosen: fc.constant<string[]>(['x']),
    correct: fc.boolean(),
    elapsedMs: fc.constant(5),
    where: fc.constantFrom('lesson' as const, 'review' as const),
  }),
  fc.record({
    type: fc.constant('attempt' as const),
    exercise: fc.constant('x'),
    passed: fc.boolean(),
    failedChecks: fc.constant<string[]>([]),
    requests: fc.constant(1),
  }),
  fc.record({
    type: fc.constant('card-added' as const),
    item,
    reason: fc.constantFrom('plan' as const, 'missed' as const),
  }),
  fc.record({
    type: fc.constant('card-marked' as const),
    item,
    mark: fc.constantFrom('suspended' as const, 'buried' as const, 'flagged' as const),
    on: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('lesson-finished' as const),
    lesson: fc.constant('l'),
    cards: fc.constant<ItemId[]>(['question:a', 'question:c']),
  }),
  fc.constantFrom<EventBody>(
    { type: 'setting', key: 'day-start-hour', value: 9 },
    { type: 'setting', key: 'day-start-hour', value: null },
    { type: 'setting', key: 'balance-load', value: true },
    { type: 'setting', key: 'desired-retention', value: 0.8 },
    { type: 'lesson-reopened', lesson: 'l' },
    {
      type: 'exam-started',
      exam: 'exam',
      mode: 'short',
      language: 'pt',
      seed: 1,
      questions: ['a'],
      timeLimitMs: 9,
    },
  ),
);

export type Step =
  | { kind: 'append'; page: number; bodies: EventBody[]; later: number }
  | { kind: 'undo'; page: number; which: number; later: number }
  | { kind: 'import'; page: number; events: ProgressEvent[] }
  | { kind: 'read'; page: number; later: number }
  | { kind: 'wipe'; page: number };

const page = fc.constantFrom(0, 1);
/** Mostly hours forward, at times days, at times back. */
const later = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 9 * hour }) },
  { weight: 2, arbitrary: fc.integer({ min: 24 * hour, max: 90 * hour }) },
  { weight: 1, arbitrary: fc.integer({ min: -30 * hour, max: 0 }) },
);
const foreignId = fc.integer({ min: 1, max: 12 }).map((count) => `other:${count}`);
/** Few ids, so that files contradict each other, and undo events name each other and what is not there yet. */
const foreignEvent: fc.Arbitrary<ProgressEvent> = fc.record({
  id: foreignId,
  at: fc.integer({ min: 0, max: 300 }).map((hours) => hours * hour),
  body: fc.oneof(
    { weight: 3, arbitrary: anyWork },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('undo' as const), target: foreignId }) },
  ),
});

export const anyHistory: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('append' as const),
        page,
        bodies: fc.array(anyWork, { minLength: 1, maxLength: 4 }),
        later,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('undo' as const), page, which: fc.nat(), later }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('import' as const),
        page,
        events: fc.uniqueArray(foreignEvent, { minLength: 1, maxLength: 6, selector: ({ id }) => id }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const), page, later }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('wipe' as const), page }) },
  ),
  { minLength: 4, maxLength: 24 },
);

/** Does one step on one of the pages; `clock` is theirs. */
export async function doStep(
  step: Step,
  { pages, clock }: { pages: readonly ProgressStore[]; clock: { now: number } },
): Promise<void> {
  const store = pages[step.page];
  if (store === undefined) return;
  if ('later' in step) clock.now = Math.max(0, clock.now + step.later);
  if (step.kind === 'append') await store.append(step.bodies);
  else if (step.kind === 'import') await store.importFile(fileOf({ events: step.events }));
  else if (step.kind === 'wipe') await store.wipe();
  else if (step.kind === 'read') await store.progress({ now: clock.now });
  else {
    const events = await store.events();
    // Counted from the end, where people take things back, but now and then far from it.
    const target = events[events.length - 1 - (step.which % Math.max(1, events.length))];
    if (target !== undefined) await store.append([{ type: 'undo', target: target.id }]);
  }
}
