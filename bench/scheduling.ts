// What the scheduler costs, as ratios: rebuilding a log against raw ts-fsrs, a day's queue against a plain filter and sort;
// and what the exam plan does to a thousand simulated learners with a bank of real size. Runs in Node; asserts nothing.
import { performance } from 'node:perf_hooks';
import { createEmptyCard, type Card as FsrsCard, fsrs } from 'ts-fsrs';
import type { ItemId, ProgressEvent, Rating } from '../src/core/index.ts';
import { deriveProgress, type FactsOf, openReplay, studyQueue } from '../src/scheduler/index.ts';
import { numbersFrom, simulateLearner } from '../tests/properties/simulated-learner.ts';
import { median } from './validating.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1, 13);
const zone = { dayStartHour: 4, utcOffsetMinutesAt: () => -180 };

/** Reviews of a log: `cards` cards, each reviewed in turn on later and later days. */
function reviewsOf(count: number, cards: number): ProgressEvent[] {
  const random = numbersFrom(7);
  return Array.from({ length: count }, (_, index) => {
    const rating = (random() < 0.1 ? 1 : random() < 0.8 ? 3 : 4) as Rating;
    const item: ItemId = `question:q${index % cards}`;
    const at = start + Math.floor(index / cards) * 3 * day + (index % cards);
    return { id: `device:${index + 1}`, at, body: { type: 'review', item, rating, elapsedMs: 4000 } };
  });
}

/** Prints what a rebuild costs, and one more event after it. */
export function benchRebuilding(): void {
  console.log('\nRebuilding progress from a log of reviews against raw ts-fsrs over the same reviews');
  console.log('events        ts-fsrs       rebuild   ratio   one more event');
  for (const count of [10_000, 100_000, 1_000_000]) {
    const events = reviewsOf(count, count / 100);
    const turns = count === 1_000_000 ? 3 : 5;
    const [plainMs, rebuildMs] = inTurns(
      turns,
      () => plainReviews(events),
      () => {
        deriveProgress(events, { now: start, zone });
      },
    );
    const replay = openReplay(events, { zone });
    const last = events.at(-1)?.at ?? start;
    const began = performance.now();
    for (let more = 1; more <= 100; more += 1) {
      const body = { type: 'review', item: 'question:q1', rating: 3, elapsedMs: 1 } as const;
      replay.apply([{ id: `device:${count + more}`, at: last + more, body }]);
      replay.progress({ now: last + more });
    }
    const eachMs = (performance.now() - began) / 100;
    console.log(
      `${String(count).padEnd(9)}${cell(plainMs)}${cell(rebuildMs)}${(rebuildMs / plainMs).toFixed(2).padStart(8)}${`${(eachMs * 1000).toFixed(0)} µs`.padStart(17)}`,
    );
  }
}

function plainReviews(events: readonly ProgressEvent[]): void {
  const scheduler = fsrs({ enable_fuzz: false, learning_steps: ['10m'], relearning_steps: ['10m'] });
  const cards = new Map<string, FsrsCard>();
  for (const { at, body } of events) {
    if (body.type !== 'review') continue;
    const card: FsrsCard = cards.get(body.item) ?? createEmptyCard(new Date(at));
    cards.set(body.item, scheduler.next(card, new Date(at), body.rating).card);
  }
}

/** Prints what the queue of a day costs. */
export function benchQueue(): void {
  console.log('\nThe queue of a day over 100,000 cards against a plain filter and sort of the same cards');
  console.log('due           filter+sort         queue   ratio');
  const events = reviewsOf(200_000, 100_000);
  const factsOf: FactsOf = (item) => ({
    item,
    taskStatement: '1.1',
    objective: 'o',
    lesson: 'l',
    section: item.slice(0, -1),
    exercise: null,
  });
  for (const daysLater of [4, 10, 60]) {
    const now = start + daysLater * day;
    const progress = deriveProgress(events, { now, zone });
    const plain = () =>
      [...progress.cards.values()]
        .filter((card) => card.dueAt <= now)
        .sort((left, right) => left.dueAt - right.dueAt);
    const [plainMs, queueMs] = inTurns(9, plain, () => studyQueue(progress, { factsOf }));
    console.log(
      `${String(plain().length).padEnd(9)}${cell(plainMs).padStart(16)}${cell(queueMs)}${(queueMs / plainMs).toFixed(2).padStart(8)}`,
    );
  }
}

/** Prints what the exam plan did to simulated learners. */
export function simulateLearners(): void {
  const learners = Number(process.env.BENCH_LEARNERS ?? 1000);
  const items = 180;
  const outcomes = Array.from({ length: learners }, (_, index) => {
    const random = numbersFrom(index + 5000);
    const examInDays = 42 + Math.floor(random() * 100);
    const skipShare = index % 2 === 0 ? 0 : random() * 0.2;
    return simulateLearner({ seed: index + 1, items, days: 180, examInDays, skipShare });
  });
  const rows: [string, number[]][] = [
    ['items not met at the exam', outcomes.map(({ unmetAtExam }) => unmetAtExam)],
    ['cards left out of the last pass', outcomes.map(({ lastPassLeft }) => lastPassLeft)],
    ['mean chance of recall at the exam', outcomes.map(({ meanRecallAtExam }) => meanRecallAtExam)],
    ['reviews a day before the exam', outcomes.map(({ reviewsPerDayBefore }) => reviewsPerDayBefore)],
    ['most reviews in a day', outcomes.map(({ mostReviews }) => mostReviews)],
    ['reviews a day after the exam', outcomes.map(({ reviewsPerDayAfter }) => reviewsPerDayAfter)],
  ];
  console.log(`\n${learners} simulated learners, ${items} items, 180 days, exam after 42 to 141 days`);
  console.log('                                       least    median      most');
  for (const [name, values] of rows) {
    const figures = [Math.min(...values), median(values), Math.max(...values)];
    console.log(`${name.padEnd(34)}${figures.map((figure) => figure.toFixed(2).padStart(10)).join('')}`);
  }
}

/** Medians in milliseconds of turns taken alternately. */
function inTurns(turns: number, one: () => unknown, other: () => unknown): [one: number, other: number] {
  const samples: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1)
    [one, other].forEach((work, which) => {
      const began = performance.now();
      work();
      samples[which]?.push(performance.now() - began);
    });
  return [median(samples[0]), median(samples[1])];
}

function cell(ms: number): string {
  return `${ms.toFixed(1)} ms`.padStart(14);
}
