import { describe, expect, it } from 'vitest';
import type { EventBody, ItemId, ProgressEvent } from '../../../src/core/index.ts';
import {
  deriveProgress,
  difficultyBands,
  forecastLoad,
  type ItemFacts,
  knowledgeBy,
  nextSteps,
  recallAt,
  reviewHistory,
  shareOf,
  stabilityBands,
  studyCalendar,
  trueRetention,
} from '../../../src/scheduler/index.ts';
import { added, answered, attempted, day, hour, logOf, morning, reviewed, saoPaulo } from './sample-log.ts';

const zone = saoPaulo;
const progressOf = (events: ProgressEvent[], now: number) => deriveProgress(events, { now, zone });
const facts = (item: ItemId, taskStatement: string, lesson: string | null = null): ItemFacts => ({
  item,
  taskStatement,
  objective: `objective-${taskStatement}`,
  lesson,
  section: null,
  exercise: null,
});

describe('a share', () => {
  it('has Wilson’s interval', () => {
    // 15 of 20: published examples of the Wilson score interval give 0.531 to 0.888.
    const share = shareOf({ successes: 15, trials: 20 });
    expect(share.share).toBe(0.75);
    expect(share.low).toBeCloseTo(0.531, 3);
    expect(share.high).toBeCloseTo(0.888, 3);
  });
  it('is nothing, anywhere between none and all, without trials', () => {
    expect(shareOf({ successes: 0, trials: 0 })).toMatchObject({ share: null, low: 0, high: 1 });
  });
  it('is less certain of few trials than of many', () => {
    const width = (trials: number) => {
      const { low, high } = shareOf({ successes: trials, trials });
      return high - low;
    };
    expect(width(2)).toBeGreaterThan(width(20));
    expect(shareOf({ successes: 5, trials: 5 }).high).toBe(1);
  });
});

describe('knowledge', () => {
  const items = [
    facts('question:a', '1.1'),
    facts('question:b', '1.1'),
    facts('question:c', '1.2'),
    facts('question:d', '2.1'),
  ];
  const log = logOf(
    [morning, added('question:a')],
    [morning, added('question:b')],
    [morning + day, reviewed('question:a', 3)],
    [morning + day, reviewed('question:b', 4)],
  );
  const now = morning + 3 * day;
  const progress = progressOf(log, now);
  const chance = (item: ItemId, at: number) => {
    const card = progress.cards.get(item);
    return (card && recallAt(card, { at, zone })) ?? 0;
  };

  it('of a domain is the mean chance over what was met, and counts the rest as not known', () => {
    const [one, two] = knowledgeBy('domain', { progress, items, at: now });
    const sum = chance('question:a', now) + chance('question:b', now);
    expect(one).toMatchObject({ key: '1', items: 3, met: 2, due: 1 });
    expect(one?.recall.share).toBeCloseTo(sum / 2, 10);
    expect(one?.known).toBeCloseTo(sum / 3, 10);
    expect(two).toMatchObject({ key: '2', met: 0, known: 0, recall: { share: null, low: 0, high: 1 } });
  });

  it('of what was just answered is that of tomorrow', () => {
    const missed = progressOf(
      [...log, { id: 'device:9', at: now, body: reviewed('question:a', 1) }],
      now + hour,
    );
    const recall = (at: number) =>
      knowledgeBy('objective', { progress: missed, items: items.slice(0, 1), at })[0]?.recall.share ?? 0;
    expect(recall(now + hour)).toBeLessThan(0.95);
    expect(recall(now + hour)).toBe(recall(now + day));
  });

  it('falls until a later date', () => {
    const at = (when: number) => knowledgeBy('task-statement', { progress, items, at: when })[0]?.known ?? 0;
    expect(at(now + 30 * day)).toBeLessThan(at(now));
  });

  it('is told per objective too, without items that have none', () => {
    const rows = knowledgeBy('objective', {
      progress,
      items: [...items, { ...facts('exercise:x', '1.1'), objective: null }],
      at: now,
    });
    expect(rows.map(({ key, items: count }) => [key, count])).toEqual([
      ['objective-1.1', 2],
      ['objective-1.2', 1],
      ['objective-2.1', 1],
    ]);
  });
});

describe('what to do now', () => {
  const exam = {
    domains: [
      { number: 1, weightPercent: 27 },
      { number: 5, weightPercent: 15 },
    ],
    taskStatements: [{ id: '1.1' }, { id: '1.2' }, { id: '5.1' }],
  };
  const items = [
    facts('question:a', '1.1', 'loop'),
    facts('question:b', '1.2', 'agents'),
    facts('question:c', '5.1', 'context'),
  ];

  it('puts weight × weakness first and what is due before what is not', () => {
    const order = (log: ProgressEvent[], now: number) =>
      nextSteps({ progress: progressOf(log, now), items, exam }).map(({ kind, taskStatement }) => [
        kind,
        taskStatement,
      ]);
    // 5.1 has its domain's whole weight, 1.1 and 1.2 half of theirs each.
    expect(order([], morning)).toEqual([
      ['lesson', '5.1'],
      ['lesson', '1.1'],
      ['lesson', '1.2'],
    ]);
    const due = logOf([morning, added('question:b')]);
    expect(order(due, morning + day)[0]).toEqual(['review', '1.2']);
    const known = logOf([morning, added('question:c')], [morning + day, reviewed('question:c', 4)]);
    expect(order(known, morning + day + hour)).toEqual([
      ['lesson', '1.1'],
      ['lesson', '1.2'],
    ]);
  });

  it('says why', () => {
    const log = logOf([morning, added('question:a')], [morning + day, reviewed('question:a', 3)]);
    const steps = nextSteps({
      progress: progressOf(log, morning + 4 * day),
      items: [...items, facts('question:e', '1.1', 'loop')],
      exam,
    });
    expect(steps.find(({ taskStatement }) => taskStatement === '1.1')?.reason).toBe(
      'O domínio 1 vale 27% da prova. Em 1.1, você provavelmente lembra de cerca de 88% do que já viu (só 1 item revisado: entre 16% e 100%), ' +
        '1 item está para revisar e 1 item ainda não foi revisado.',
    );
  });

  it('does not take one bad card of a small part for more than the many weak ones of a large part', () => {
    // Both domains have 27 %: 1.1 has one item, forgotten; 2.1 has twelve, nine of them forgotten.
    const even = {
      domains: [1, 2].map((number) => ({ number, weightPercent: 27 })),
      taskStatements: [{ id: '1.1' }, { id: '2.1' }],
    };
    const many = Array.from({ length: 12 }, (_, at) => facts(`question:m${at}`, '2.1'));
    const all = [facts('question:a', '1.1'), ...many];
    const entries = all.flatMap(({ item }, at): [number, EventBody][] => [
      [morning, added(item as `question:${string}`)],
      [morning + day, reviewed(item as `question:${string}`, at < 10 ? 1 : 4)],
    ]);
    const steps = nextSteps({
      progress: progressOf(logOf(...entries.toSorted(([left], [right]) => left - right)), morning + 9 * day),
      items: all,
      exam: even,
    });
    const scores = new Map(steps.map(({ taskStatement, score }) => [taskStatement, score]));
    const ratio = (scores.get('1.1') ?? 0) / (scores.get('2.1') ?? 1);
    // Alone they would stand at 1.3 to 1; drawn towards the whole they are nearly alike.
    expect(ratio).toBeLessThan(1.15);
    expect(steps.find(({ taskStatement }) => taskStatement === '1.1')?.reason).toContain(
      'só 1 item revisado',
    );
    expect(steps.find(({ taskStatement }) => taskStatement === '2.1')?.reason).not.toContain(
      'revisados: entre',
    );
  });

  it('asks for items that a finished lesson left out', () => {
    const log = logOf([morning, { type: 'lesson-finished', lesson: 'context', cards: [] }]);
    const steps = nextSteps({ progress: progressOf(log, morning), items, exam });
    expect(steps[0]).toMatchObject({ kind: 'meet', taskStatement: '5.1', lesson: null });
  });
});

describe('the history of reviews', () => {
  const log = logOf(
    [morning, added('question:a')],
    [morning + day, reviewed('question:a', 4)],
    [morning + 9 * day, reviewed('question:a', 4)],
    [morning + 9 * day + hour, reviewed('question:a', 3)],
    [morning + 60 * day, reviewed('question:a', 1)],
    [morning + 60 * day + hour, reviewed('question:a', 3)],
    [morning + 90 * day, reviewed('question:a', 3)],
  );

  it('tells first reviews, recalls and repeats of a day apart', () => {
    expect(reviewHistory(log, { zone }).map(({ kind }) => kind)).toEqual([
      'first',
      'recall',
      'same-day',
      'recall',
      'same-day',
      'recall',
    ]);
  });

  it('counts as retention only what was recalled after days, young and mature apart', () => {
    const records = reviewHistory(log, { zone });
    const rows = trueRetention(records, { fromDay: 0, toDay: 99_999 });
    expect(rows.map(({ cards, reviews }) => [cards, reviews.successes, reviews.trials])).toEqual([
      ['young', 2, 2],
      ['mature', 0, 1],
      ['all', 2, 3],
    ]);
    expect(rows[2]?.expected).toBeGreaterThan(0);
    const none = trueRetention(records, { fromDay: 0, toDay: 1 });
    expect(none[2]).toMatchObject({ reviews: { share: null }, expected: null });
  });
});

describe('the calendar', () => {
  const review: EventBody = { type: 'review', item: 'question:a', rating: 3, elapsedMs: 4000 };
  const log = logOf(
    [morning, answered('a', true)],
    [morning + 1, attempted('x', true)],
    [morning + day, { ...answered('a', true), where: 'review' } as EventBody],
    [morning + day, review],
    [morning + day + 1, { ...review, elapsedMs: 9 * hour }],
    [morning + day + 2, { ...review, elapsedMs: 1 }],
    [morning + day + 3, { type: 'undo', target: 'device:6' }],
  );

  it('counts work and time by study day, an answer within a review once, a long absence as ten minutes', () => {
    expect(studyCalendar(log, { zone })).toMatchObject([
      { date: '2026-12-01', answers: 1, attempts: 1, reviews: 0, timeMs: 1000 },
      { date: '2026-12-02', answers: 0, attempts: 0, reviews: 2, timeMs: 604_000 },
    ]);
  });

  it('looks ahead: what waits is due today, what is suspended never', () => {
    const cards = logOf(
      [morning, added('question:a')],
      [morning, added('question:b')],
      [morning, added('question:c')],
      [morning + day, reviewed('question:a', 4)],
      [morning + day, reviewed('question:c', 4)],
      [morning + day, { type: 'card-marked', item: 'question:c', mark: 'suspended', on: true }],
    );
    const progress = progressOf(cards, morning + 2 * day);
    const rows = forecastLoad(progress, { days: 10 });
    expect(rows[0]).toMatchObject({ date: '2026-12-03', known: 0, fresh: 1 });
    expect(rows.filter(({ known }) => known > 0)).toMatchObject([{ date: '2026-12-10', known: 1 }]);
    expect(stabilityBands(progress).find(({ from }) => from === 7)?.cards).toBe(2);
    expect(difficultyBands(progress)[0]).toEqual({ from: 1, cards: 2 });
  });
});

describe('an exercise', () => {
  it('remembers how many attempts its first solution took', () => {
    const log = logOf(
      [morning, attempted('x', false)],
      [morning, attempted('x', true)],
      [morning, attempted('x', true)],
    );
    expect(progressOf(log, morning).exercises.get('x')).toMatchObject({
      attempts: 3,
      attemptsUntilSolved: 2,
    });
  });
});
