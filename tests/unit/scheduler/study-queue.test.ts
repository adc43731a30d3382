import { describe, expect, it } from 'vitest';
import type { EventBody, ItemId, ProgressEvent } from '../../../src/core/index.ts';
import {
  deriveProgress,
  dueCards,
  eventsForMark,
  type FactsOf,
  type ItemFacts,
  leeches,
  nextDueAt,
  siblingKeys,
  studyQueue,
  undoLastAction,
} from '../../../src/scheduler/index.ts';
import { added, answered, day, hour, logOf, morning, reviewed, saoPaulo } from './sample-log.ts';

const zone = saoPaulo;
const progressOf = (events: ProgressEvent[], now: number) => deriveProgress(events, { now, zone });
const facts = (item: ItemId, change: Partial<ItemFacts> = {}): ItemFacts => ({
  item,
  taskStatement: '1.1',
  objective: null,
  lesson: null,
  section: null,
  exercise: null,
  ...change,
});
const alone: FactsOf = (item) => facts(item);
const set = (key: string, value: string | number): [number, EventBody] => [
  morning,
  { type: 'setting', key, value },
];
const names = (count: number) => Array.from({ length: count }, (_, at) => `question:q${at}` as const);
const itemsOf = (cards: readonly { item: ItemId }[]) => cards.map(({ item }) => item);

describe('the queue of a day', () => {
  it('brings no more new cards than the limit, whatever was done in between', () => {
    const cards = names(5).map((item): [number, EventBody] => [morning, added(item)]);
    const log = logOf(set('new-per-day', 3), ...cards);
    const now = morning + day;
    const queue = studyQueue(progressOf(log, now), { factsOf: alone });
    expect(itemsOf(queue.waiting)).toEqual(['question:q0', 'question:q1', 'question:q2']);
    expect(queue.heldBack.map(({ because }) => because)).toEqual(['new-limit', 'new-limit']);
    const later = [...log, { id: 'device:90', at: now, body: reviewed('question:q0', 3) }];
    const after = studyQueue(progressOf(later, now + hour), { factsOf: alone });
    expect(after).toMatchObject({ newDone: 1, newLeft: 2 });
    expect(itemsOf(after.waiting)).toEqual(['question:q1', 'question:q2']);
  });

  it('brings no more known cards than the limit; a repeat on the same day is not counted', () => {
    const items = names(4);
    const log = logOf(
      set('reviews-per-day', 2),
      ...items.map((item): [number, EventBody] => [morning, added(item)]),
      ...items.map((item): [number, EventBody] => [morning + day, reviewed(item, 3)]),
      [morning + 9 * day, reviewed('question:q0', 1)],
      [morning + 9 * day + hour, reviewed('question:q0', 3)],
    );
    const queue = studyQueue(progressOf(log, morning + 9 * day + 2 * hour), { factsOf: alone });
    expect(queue).toMatchObject({ reviewsDone: 1, reviewsLeft: 1 });
    expect(queue.waiting).toHaveLength(1);
    expect(queue.heldBack.map(({ because }) => because)).toEqual(['review-limit', 'review-limit']);
  });

  it('brings a forgotten card back on the same day although the limit is reached', () => {
    const log = logOf(
      set('reviews-per-day', 1),
      [morning, added('question:a')],
      [morning + day, reviewed('question:a', 3)],
      [morning + 9 * day, reviewed('question:a', 1)],
    );
    const queue = studyQueue(progressOf(log, morning + 9 * day + hour), { factsOf: alone });
    expect(itemsOf(queue.waiting)).toEqual(['question:a']);
    expect(queue.reviewsLeft).toBe(0);
  });

  it('brings siblings on different days, the longest waiting first', () => {
    const factsOf: FactsOf = (item) =>
      facts(item, { objective: 'loop', lesson: 'l', section: item.endsWith('c') ? 'other' : 'same' });
    const log = logOf(
      [morning, added('question:a')],
      [morning, added('question:b')],
      [morning, added('question:c')],
    );
    const now = morning + day;
    const queue = studyQueue(progressOf(log, now), { factsOf });
    expect(itemsOf(queue.waiting)).toEqual(['question:a', 'question:c']);
    expect(queue.heldBack.map(({ card, because }) => [card.item, because])).toEqual([
      ['question:b', 'sibling'],
    ]);
    const done = [...log, { id: 'device:90', at: now, body: reviewed('question:a', 3) }];
    expect(itemsOf(studyQueue(progressOf(done, now + 1), { factsOf }).waiting)).toEqual(['question:c']);
    expect(itemsOf(studyQueue(progressOf(done, now + day), { factsOf }).waiting)).toContain('question:b');
  });

  it('takes an exercise and the questions about it for siblings', () => {
    const exercise = siblingKeys(facts('exercise:x', { exercise: 'x' }));
    const question = siblingKeys(facts('question:q', { exercise: 'x', objective: 'o', section: 's' }));
    expect(question.filter((key) => exercise.includes(key))).toHaveLength(1);
    expect(siblingKeys(facts('question:r', { objective: 'o' }))).toEqual([]);
  });

  it('lets a card that the plan introduced be met on its day', () => {
    const log = logOf([morning, { type: 'card-added', item: 'question:a', reason: 'plan' }]);
    expect(studyQueue(progressOf(log, morning), { factsOf: alone }).waiting).toHaveLength(1);
  });
});

describe('a repeat on the same day', () => {
  it('proves nothing new: a remembered card stays as it is, a forgotten one lapses', () => {
    const log = logOf([morning, added('question:a')], [morning + day, reviewed('question:a', 4)]);
    const once = progressOf(log, morning).cards.get('question:a');
    const again = (rating: 1 | 4) =>
      progressOf(
        [...log, { id: 'device:9', at: morning + day + hour, body: reviewed('question:a', rating) }],
        morning,
      ).cards.get('question:a');
    expect(again(4)).toMatchObject({ stability: once?.stability, dueAt: once?.dueAt, reviews: 2 });
    expect(again(1)).toMatchObject({ lapses: 1, state: 'relearning' });
  });
});

describe('a mark', () => {
  const log = logOf([morning, added('question:a')], [morning, added('question:b')]);
  const now = morning + day;
  const marked = (mark: 'suspended' | 'buried' | 'flagged', on = true): ProgressEvent[] => [
    ...log,
    { id: 'device:9', at: now, body: { type: 'card-marked', item: 'question:a', mark, on } },
  ];

  it('suspends a card until it is taken back', () => {
    const progress = progressOf(marked('suspended'), now + 99 * day);
    expect(itemsOf(dueCards(progress, progress))).toEqual(['question:b']);
    expect(itemsOf(studyQueue(progress, { factsOf: alone }).waiting)).toEqual(['question:b']);
    expect(eventsForMark({ progress, item: 'question:a', mark: 'suspended', to: 'off' })).toEqual([
      { type: 'card-marked', item: 'question:a', mark: 'suspended', on: false },
    ]);
    expect(eventsForMark({ progress, item: 'question:a', mark: 'suspended', to: 'on' })).toEqual([]);
  });

  it('buries a card until the next study day', () => {
    const progress = progressOf(marked('buried'), now + 1);
    expect(itemsOf(dueCards(progress, progress))).toEqual(['question:b']);
    expect(nextDueAt(progress, progress)).toBe(Date.UTC(2026, 11, 3, 7));
    const tomorrow = progressOf(marked('buried'), now + day);
    expect(dueCards(tomorrow, tomorrow)).toHaveLength(2);
  });

  it('flags a card and leaves it where it is', () => {
    const progress = progressOf(marked('flagged'), now);
    expect(progress.cards.get('question:a')?.flagged).toBe(true);
    expect(dueCards(progress, progress)).toHaveLength(2);
  });
});

describe('a leech', () => {
  const lapsing = (from: number, lapses: number): [number, EventBody][] =>
    Array.from({ length: lapses }, (_, at): [number, EventBody][] => [
      [morning + (from + at * 3) * day, reviewed('question:a', 3)],
      [morning + (from + at * 3) * day + 1, reviewed('question:a', 3)],
      [morning + (from + 1 + at * 3) * day, reviewed('question:a', 1)],
    ]).flat();
  const base: [number, EventBody][] = [set('leech-limit', 4), [morning, added('question:a')]];

  it('is suspended at the limit of lapses, not before, and told of', () => {
    expect(leeches(progressOf(logOf(...base, ...lapsing(1, 3)), morning))).toEqual([]);
    const progress = progressOf(logOf(...base, ...lapsing(1, 4)), morning + 99 * day);
    expect(leeches(progress).map(({ item, lapses }) => [item, lapses])).toEqual([['question:a', 4]]);
    expect(dueCards(progress, progress)).toEqual([]);
  });

  it('taken back gets half as many lapses again', () => {
    const back: [number, EventBody] = [
      morning + 20 * day,
      { type: 'card-marked', item: 'question:a', mark: 'suspended', on: false },
    ];
    const leechesAfter = (lapses: number) =>
      leeches(progressOf(logOf(...base, ...lapsing(1, 4), back, ...lapsing(21, lapses)), morning)).length;
    expect([leechesAfter(0), leechesAfter(1), leechesAfter(2)]).toEqual([0, 0, 1]);
  });

  it('is none where the limit is zero', () => {
    const log = logOf(set('leech-limit', 0), [morning, added('question:a')], ...lapsing(1, 12));
    expect(leeches(progressOf(log, morning))).toEqual([]);
  });
});

describe('undoing the last action', () => {
  it('takes back a review with the answer and the card written with it', () => {
    const log = logOf(
      [morning, { ...answered('a', false), where: 'review' } as EventBody],
      [morning, added('question:a')],
      [morning, reviewed('question:a', 1)],
    );
    expect(undoLastAction(log, { since: morning })).toMatchObject({
      kind: 'review',
      bodies: [3, 2, 1].map((count) => ({ type: 'undo', target: `device:${count}` })),
    });
  });

  it('takes back one mark at a time, then what came before', () => {
    const log = logOf(
      [morning, reviewed('question:a', 3)],
      [morning, { type: 'card-marked', item: 'question:a', mark: 'flagged', on: true }],
    );
    const first = undoLastAction(log, { since: morning });
    expect(first?.bodies).toEqual([{ type: 'undo', target: 'device:2' }]);
    const second = undoLastAction(
      [...log, { id: 'device:3', at: morning + 1, body: { type: 'undo', target: 'device:2' } }],
      { since: morning },
    );
    expect(second).toMatchObject({ kind: 'review', bodies: [{ target: 'device:1' }] });
  });

  it('takes back what one device did, though another stamped its own later', () => {
    const log: ProgressEvent[] = [
      ...logOf([morning, reviewed('question:a', 3)]),
      { id: 'phone:1', at: morning + hour, body: reviewed('question:b', 3) },
    ];
    expect(undoLastAction(log, { since: morning })?.item).toBe('question:b');
    expect(undoLastAction(log, { since: morning, device: 'device' })?.item).toBe('question:a');
    expect(undoLastAction(log, { since: morning, device: 'tablet' })).toBeNull();
  });

  it('finds nothing before the given time, and only the kinds wanted', () => {
    const log = logOf([morning, reviewed('question:a', 3)], [morning + 1, added('question:b')]);
    expect(undoLastAction(log, { since: morning + 2 })).toBeNull();
    expect(undoLastAction(log, { since: morning, kinds: ['review'] })?.item).toBe('question:a');
  });
});
