// Laws of the scheduler that hold for every log, in every order of arrival.
import fc from 'fast-check';
import { createEmptyCard, fsrs, get_fuzz_range } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { EventBody, ProgressEvent } from '../../src/core/index.ts';
import { chooseInterval, weekdayOf } from '../../src/scheduler/due-day.ts';
import {
  compareEvents,
  deriveProgress,
  openReplay,
  planReview,
  siblingKeys,
  studyDay,
  studyQueue,
  undoLastAction,
} from '../../src/scheduler/index.ts';
import { action, day, factsOf, log, start, zone } from './scheduler-logs.ts';

const progressAt = (events: readonly ProgressEvent[], now: number) => deriveProgress(events, { now, zone });
const lastAt = (events: readonly ProgressEvent[]) => events.at(-1)?.at ?? start;
const ahead = fc.nat(60 * day);

describe('for every log', () => {
  it('the cards are the same in every order of arrival, and with duplicates', () => {
    fc.assert(
      fc.property(
        log.chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray(events, { minLength: events.length }),
            fc.subarray(events),
          ),
        ),
        ([events, shuffled, again]) => {
          const now = lastAt(events);
          expect(progressAt([...shuffled, ...again], now)).toEqual({
            ...progressAt(events, now),
            zone: expect.anything(),
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('a better grade never comes back sooner', () => {
    fc.assert(
      fc.property(log, ahead, (events, later) => {
        const now = lastAt(events) + later;
        const progress = progressAt(events, now);
        for (const card of progress.cards.values()) {
          const plan = planReview(card, { now, progress });
          expect(plan[2].dueAt).toBeGreaterThanOrEqual(plan[1].dueAt);
          expect(plan[3].dueAt).toBeGreaterThanOrEqual(plan[2].dueAt);
          expect(plan[4].dueAt).toBeGreaterThanOrEqual(plan[3].dueAt);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('a better grade never comes back sooner, however the load lies', () => {
    const counts = fc.array(fc.nat(40), { minLength: 60, maxLength: 60 });
    const history = fc.array(fc.constantFrom<1 | 2 | 3 | 4>(2, 3, 4), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(history, counts, fc.integer({ min: 1, max: 12 }), (ratings, load, gapDays) => {
        const events = ratings.map((rating, index): ProgressEvent => {
          const body: EventBody = { type: 'review', item: 'question:a', rating, elapsedMs: 0 };
          return { id: `phone:${index + 1}`, at: start + index * gapDays * day, body };
        });
        const now = lastAt(events) + gapDays * day;
        const plain = progressAt(events, now);
        const today = studyDay(now, plain.zone);
        const progress = {
          ...plain,
          study: { ...plain.study, balanceLoad: true },
          load: new Map(load.map((count, at) => [today + at, count])),
        };
        for (const card of progress.cards.values()) {
          const plan = planReview(card, { now, progress });
          const dueAt = ([1, 2, 3, 4] as const).map((rating) => plan[rating].dueAt);
          expect(dueAt).toEqual(dueAt.toSorted((left, right) => left - right));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('the plan of a review is what the log then says', () => {
    fc.assert(
      fc.property(log, ahead, fc.constantFrom<1 | 2 | 3 | 4>(1, 2, 3, 4), (events, later, rating) => {
        const now = lastAt(events) + later;
        const progress = progressAt(events, now);
        for (const card of progress.cards.values()) {
          const body: EventBody = { type: 'review', item: card.item, rating, elapsedMs: 0 };
          const after = progressAt([...events, { id: 'phone:99', at: now, body }], now);
          expect(after.cards.get(card.item)).toEqual(planReview(card, { now, progress })[rating].card);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('the queue keeps its limits and shows no siblings', () => {
    fc.assert(
      fc.property(log, ahead, (events, later) => {
        const now = lastAt(events) + later;
        const progress = progressAt(events, now);
        const queue = studyQueue(progress, { factsOf });
        const today = studyDay(now, progress.zone);
        const first = queue.waiting.filter(
          ({ lastReviewedAt }) =>
            lastReviewedAt === null || studyDay(lastReviewedAt, progress.zone) !== today,
        );
        expect(first.filter(({ state }) => state === 'new').length).toBeLessThanOrEqual(queue.newLeft);
        expect(first.filter(({ state }) => state !== 'new').length).toBeLessThanOrEqual(queue.reviewsLeft);
        expect(queue.newDone + queue.newLeft).toBeLessThanOrEqual(
          Math.max(queue.newDone, progress.study.newPerDay),
        );
        const keys = first.flatMap(({ item }) => siblingKeys(factsOf(item) ?? neverFacts()));
        expect(new Set(keys).size).toBe(keys.length);
        const all = [...queue.waiting, ...queue.heldBack.map(({ card }) => card)];
        expect(new Set(all).size).toBe(all.length);
        for (const card of all) expect(card.dueAt).toBeLessThanOrEqual(now);
      }),
      { numRuns: 400 },
    );
  });

  it('following the queue to its end keeps the limits for the whole day', () => {
    fc.assert(
      fc.property(log, ahead, (events, later) => {
        const now = lastAt(events) + later;
        const before = studyQueue(progressAt(events, now), { factsOf });
        let all = [...events];
        for (let turn = 0; turn < 12; turn += 1) {
          const [next] = studyQueue(progressAt(all, now), { factsOf }).waiting;
          if (next === undefined) break;
          const body: EventBody = { type: 'review', item: next.item, rating: 3, elapsedMs: 0 };
          all = [...all, { id: `phone:${100 + turn}`, at: now, body }];
        }
        const after = studyQueue(progressAt(all, now), { factsOf });
        expect(after.newDone).toBeLessThanOrEqual(before.newDone + before.newLeft);
        expect(after.reviewsDone).toBeLessThanOrEqual(before.reviewsDone + before.reviewsLeft);
      }),
      { numRuns: 60 },
    );
  });

  it('a replay that took the end of the log step by step equals a rebuild, and refuses what it cannot take', () => {
    fc.assert(
      fc.property(log, fc.nat(30), (unordered, cut) => {
        const events = unordered.toSorted(compareEvents);
        const now = lastAt(events);
        const replay = openReplay(events.slice(0, cut), { zone });
        for (const event of events.slice(cut)) expect(replay.apply([event])).toBe(true);
        expect(replay.progress({ now })).toEqual({ ...progressAt(events, now), zone: expect.anything() });
        const [first] = events;
        if (first !== undefined) expect(replay.apply([first])).toBe(false);
        const undo: EventBody = { type: 'undo', target: 'phone:1' };
        expect(replay.apply([{ id: 'phone:99', at: now + 1, body: undo }])).toBe(false);
        expect(replay.progress({ now })).toEqual({ ...progressAt(events, now), zone: expect.anything() });
      }),
      { numRuns: 200 },
    );
  });

  it('an undo restores what was before it, and an undo of the undo brings it back', () => {
    fc.assert(
      fc.property(log, action, (events, body) => {
        const at = lastAt(events) + 1;
        const done: ProgressEvent[] = [...events, { id: 'phone:99', at, body }];
        const bodies = undoLastAction(done, { since: at })?.bodies ?? [];
        expect(bodies).toEqual([{ type: 'undo', target: 'phone:99' }]);
        const undone: ProgressEvent[] = [
          ...done,
          { id: 'phone:100', at: at + 1, body: { type: 'undo', target: 'phone:99' } },
        ];
        const redone: ProgressEvent[] = [
          ...undone,
          { id: 'phone:101', at: at + 2, body: { type: 'undo', target: 'phone:100' } },
        ];
        expect(progressAt(undone, at).cards).toEqual(progressAt(events, at).cards);
        expect(progressAt(redone, at).cards).toEqual(progressAt(done, at).cards);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a due day chosen by load', () => {
  const week = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 7, maxLength: 7 });
  it('lies within FSRS’s range, and off a day without work where the range has another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.nat(400),
        fc.dictionary(fc.nat(500).map(String), fc.nat(50)),
        week,
        (intervalDays, elapsedDays, counts, easyDays) => {
          const load = new Map(Object.entries(counts).map(([at, count]) => [Number(at), count]));
          const options = { intervalDays, elapsedDays, today: 0, item: 'q', load, easyDays };
          const days = chooseInterval(options);
          expect(chooseInterval(options)).toBe(days);
          expect(chooseInterval({ ...options, intervalDays: intervalDays + 1 })).toBeGreaterThanOrEqual(days);
          const range = get_fuzz_range(intervalDays, elapsedDays, 36_500);
          if (intervalDays < 3) expect(days).toBe(intervalDays);
          else {
            expect(days).toBeGreaterThanOrEqual(range.min_ivl);
            expect(days).toBeLessThanOrEqual(range.max_ivl);
            const width = Array.from(
              { length: range.max_ivl - range.min_ivl + 1 },
              (_, at) => range.min_ivl + at,
            );
            if (width.some((one) => easyDays[weekdayOf(one)] !== 0))
              expect(easyDays[weekdayOf(days)]).not.toBe(0);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('without settings', () => {
  it('a card is what ts-fsrs makes of it, for every history of whole days', () => {
    const plain = fsrs({ enable_fuzz: false, learning_steps: ['10m'], relearning_steps: ['10m'] });
    const history = fc.array(
      fc.tuple(fc.constantFrom<1 | 2 | 3 | 4>(1, 2, 3, 4), fc.integer({ min: 1, max: 90 })),
      {
        maxLength: 15,
      },
    );
    fc.assert(
      fc.property(history, (steps) => {
        let at = start;
        let expected = createEmptyCard(new Date(start));
        const events = steps.map(([rating, days], index): ProgressEvent => {
          at += days * day;
          expected = plain.next(expected, new Date(at), rating).card;
          return {
            id: `phone:${index}`,
            at,
            body: { type: 'review', item: 'question:a', rating, elapsedMs: 0 },
          };
        });
        const card = deriveProgress(events, {
          now: at,
          zone: { ...zone, utcOffsetMinutesAt: () => 0 },
        }).cards.get('question:a');
        expect([card?.stability ?? 0, card?.difficulty ?? 0, card?.intervalDays ?? 0]).toEqual([
          expected.stability,
          expected.difficulty,
          expected.scheduled_days,
        ]);
      }),
      { numRuns: 300 },
    );
  });
});

function neverFacts(): never {
  throw new Error('every item of these logs has facts');
}
