import { describe, expect, it } from 'vitest';
import type { EventBody, ItemId, ProgressEvent } from '../../../src/core/index.ts';
import {
  deriveProgress,
  eventsForIntroductions,
  type FactsOf,
  planExam,
  studyQueue,
} from '../../../src/scheduler/index.ts';
import { added, day, logOf, morning, reviewed, saoPaulo } from './sample-log.ts';

// `morning` is Tuesday, 1 December 2026.
const names = (count: number) => Array.from({ length: count }, (_, at) => `question:q${at}` as const);
const set = (key: string, value: string | number): [number, EventBody] => [
  morning - day,
  { type: 'setting', key, value },
];
const planAt = (events: ProgressEvent[], now: number, uncarded: readonly ItemId[] = []) => {
  const progress = deriveProgress(events, { now, zone: saoPaulo });
  return { progress, plan: planExam({ progress, uncarded, validityMonths: 12 }) };
};
const alone: FactsOf = (item) => ({
  item,
  taskStatement: '1.1',
  objective: null,
  lesson: null,
  section: null,
  exercise: null,
});

describe('the plan towards an exam', () => {
  it('is none without a date, and leaves the limit as it is', () => {
    const { plan } = planAt([], morning, names(5));
    expect(plan).toMatchObject({ phase: 'none', newToday: 20, warning: null, daysLeft: null });
  });

  it('asks for enough new items per day to have met all before the last pass', () => {
    // 20 days left, 4 of them for the last pass: 16 days for 32 items.
    const { plan } = planAt(logOf(set('exam-date', '2026-12-21')), morning, names(32));
    expect(plan).toMatchObject({
      phase: 'learning',
      daysLeft: 20,
      lastPassDays: 4,
      newNeededPerDay: 2,
      newToday: 2,
      warning: null,
    });
  });

  it('does not ask for more because some were met today', () => {
    const log = logOf(
      set('exam-date', '2026-12-21'),
      [morning, { type: 'card-added', item: 'question:q0', reason: 'plan' }],
      [morning, reviewed('question:q0', 3)],
    );
    const uncarded = names(32).slice(1);
    const { progress, plan } = planAt(log, morning + 1, uncarded);
    expect(plan.newToday).toBe(2);
    expect(studyQueue(progress, { factsOf: alone, plan, uncarded }).introduce).toEqual(['question:q1']);
  });

  it('asks for none on a weekday without work and for more on the others', () => {
    const easy: [number, EventBody][] = [set('exam-date', '2026-12-21'), set('easy-days', '0 1 0 1 1 1 1')];
    expect(planAt(logOf(...easy), morning, names(32)).plan.newToday).toBe(0);
    expect(planAt(logOf(...easy), morning + day, names(32)).plan.newToday).toBe(3);
  });

  it('warns when the limit does not suffice, with the numbers, and keeps the limit', () => {
    const { plan } = planAt(logOf(set('exam-date', '2026-12-21'), set('new-per-day', 1)), morning, names(32));
    // One on each of the 20 days, those of the last pass included.
    expect(plan).toMatchObject({ newToday: 1, newNeededPerDay: 2, unmetAtExam: 12 });
    expect(plan.warning).toBe(
      'Até a prova faltam 20 dias e 32 itens ainda não foram vistos: seriam 2 novos por dia, e o seu limite é 1. ' +
        'Nesse ritmo, 12 itens ficam de fora. Aumente o limite de novos ou mude a data.',
    );
  });

  it('advises to keep to what was seen where the rest cannot be met any more', () => {
    const warning = (examDate: string, limit: number, count: number) =>
      planAt(logOf(set('exam-date', examDate), set('new-per-day', limit)), morning, names(count)).plan
        .warning;
    const late = warning('2026-12-03', 20, 90);
    expect(late).toContain('Foque no que você já viu');
    expect(late).toContain('50 itens ficam de fora.');
    expect(late).not.toMatch(/Aumente o limite de novos|mude a data/);
    const far = warning('2026-12-21', 2, 200);
    expect(far).toContain('Foque no que você já viu');
    expect(far).toContain('Se puder, mude a data.');
  });

  it('uses the last days where the days before do not suffice, and then warns of nothing', () => {
    // 4 ordinary days for 32 items at most 5 a day: 20, and the 12 others in the 4 days of the pass.
    const { plan } = planAt(logOf(set('exam-date', '2026-12-09'), set('new-per-day', 5)), morning, names(32));
    expect(plan).toMatchObject({
      daysLeft: 8,
      newNeededPerDay: 4,
      newToday: 4,
      unmetAtExam: 0,
      warning: null,
    });
  });

  it('brings what is still unmet at once when the last pass begins', () => {
    const log = logOf(set('exam-date', '2026-12-05'));
    expect(planAt(log, morning, names(8)).plan).toMatchObject({ phase: 'last-pass', newToday: 8 });
    const few = logOf(set('exam-date', '2026-12-05'), set('new-per-day', 5));
    expect(planAt(few, morning, names(8)).plan.newToday).toBe(5);
  });

  it('spreads the last pass over more days as there is more to bring', () => {
    const daysFor = (count: number) =>
      planAt(logOf(set('exam-date', '2027-03-01')), morning, names(count)).plan.lastPassDays;
    expect([20, 120, 180, 400, 5000].map(daysFor)).toEqual([4, 4, 6, 11, 14]);
  });

  it('warns when the last pass does not fit', () => {
    const log = logOf(set('exam-date', '2027-03-01'), set('reviews-per-day', 2));
    expect(planAt(log, morning, names(30)).plan.warning).toContain('2 itens ficam de fora dela');
  });

  it('brings every card once in the last days, due or not', () => {
    const items = names(7);
    let events = logOf(
      set('exam-date', '2026-12-21'),
      ...items.map((item): [number, EventBody] => [morning, added(item)]),
      ...items.map((item): [number, EventBody] => [morning + day, reviewed(item, 4)]),
      ...items.map((item): [number, EventBody] => [morning + 10 * day, reviewed(item, 4)]),
    );
    const seen: number[] = [];
    // 17 to 20 December; the last of them is the reserve.
    for (let at = 16; at < 20; at += 1) {
      const now = morning + at * day;
      const { progress, plan } = planAt(events, now);
      expect(plan.phase).toBe('last-pass');
      const { waiting } = studyQueue(progress, { factsOf: alone, plan });
      seen.push(waiting.length);
      events = [
        ...events,
        ...waiting.map(
          ({ item }, index): ProgressEvent => ({
            id: `last:${at * 100 + index}`,
            at: now,
            body: { type: 'review', item, rating: 3, elapsedMs: 0 },
          }),
        ),
      ];
    }
    expect(seen).toEqual([3, 2, 2, 0]);
    expect(planAt(events, morning + 20 * day).plan).toMatchObject({ phase: 'exam-day', lastPassLeft: 0 });
  });

  it('brings the last pass before anything new', () => {
    const log = logOf(
      set('exam-date', '2026-12-03'),
      ...names(4).map((item): [number, EventBody] => [morning - 9 * day, added(item)]),
      [morning - 8 * day, reviewed('question:q0', 4)],
      [morning - 8 * day, reviewed('question:q1', 4)],
    );
    const { progress, plan } = planAt(log, morning);
    const { waiting } = studyQueue(progress, { factsOf: alone, plan });
    expect(waiting.map(({ state }) => state)).toEqual(['review', 'review', 'new', 'new']);
  });

  it('of the morning serves the whole day: what came is not asked for again', () => {
    const log = logOf(
      set('exam-date', '2026-12-03'),
      [morning - 9 * day, added('question:q0')],
      [morning - 8 * day, reviewed('question:q0', 4)],
    );
    const { progress, plan } = planAt(log, morning);
    expect(plan.lastPass).toEqual(['question:q0']);
    expect(studyQueue(progress, { factsOf: alone, plan }).waiting).toHaveLength(1);
    const done = [...log, { id: 'device:9', at: morning, body: reviewed('question:q0', 3) }];
    const later = deriveProgress(done, { now: morning + 1, zone: saoPaulo });
    expect(studyQueue(later, { factsOf: alone, plan }).waiting).toEqual([]);
  });

  it('after the exam keeps up what is known until the certificate ends', () => {
    const log = logOf(set('exam-date', '2026-12-01'));
    expect(planAt(log, morning, names(2)).plan).toMatchObject({
      phase: 'exam-day',
      newToday: 0,
      warning: null,
    });
    const after = planAt(log, morning + day).plan;
    expect(after).toMatchObject({
      phase: 'maintenance',
      newToday: 0,
      retention: 0.85,
      validUntil: '2027-12-01',
    });
    expect(planAt(log, morning + 365 * day).plan.phase).toBe('maintenance');
    expect(planAt(log, morning + 366 * day).plan.phase).toBe('expired');
  });

  it('ends the certificate on a day that exists', () => {
    const progress = deriveProgress(logOf(set('exam-date', '2027-08-31')), { now: morning, zone: saoPaulo });
    expect(planExam({ progress, uncarded: [], validityMonths: 6 }).validUntil).toBe('2028-02-29');
  });

  it('introduces no siblings on one day, but in the last pass', () => {
    const factsOf: FactsOf = (item) => ({
      item,
      taskStatement: '1.1',
      objective: 'same',
      lesson: 'l',
      section: 's',
      exercise: null,
    });
    const log = logOf(set('exam-date', '2026-12-21'));
    const introduced = (now: number) => {
      const { progress, plan } = planAt(log, now, names(32));
      return studyQueue(progress, { factsOf, plan, uncarded: names(32) }).introduce;
    };
    expect(introduced(morning)).toEqual(['question:q0']);
    expect(introduced(morning + 19 * day)).toHaveLength(20);
    expect(eventsForIntroductions({ introduce: ['question:q0'] })).toEqual([
      { type: 'card-added', item: 'question:q0', reason: 'plan' },
    ]);
  });
});
