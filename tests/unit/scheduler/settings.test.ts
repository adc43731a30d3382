import { describe, expect, it } from 'vitest';
import { type EventBody, eventBodySchema } from '../../../src/core/index.ts';
import {
  defaultSettings,
  deriveProgress,
  eventsForSettings,
  planReview,
  readSettings,
  retentionTarget,
  studyDayOfDate,
} from '../../../src/scheduler/index.ts';
import { added, day, hour, logOf, morning, reviewed, saoPaulo } from './sample-log.ts';

const zone = saoPaulo;
const set = (key: string, value: string | number | boolean | null): EventBody => ({
  type: 'setting',
  key,
  value,
});
const settingsOf = (...bodies: EventBody[]) =>
  readSettings(logOf(...bodies.map((body): [number, EventBody] => [morning, body])));

describe('settings', () => {
  it('have defaults in an empty log', () => {
    expect(settingsOf()).toEqual(defaultSettings);
  });

  it('come back as they were written, each of them', () => {
    const wanted = {
      desiredRetention: 0.85,
      newPerDay: 7,
      reviewsPerDay: 90,
      learningSteps: ['1m', '10m', '4h'],
      relearningSteps: [],
      dayStartHour: 0,
      easyDays: [0, 1, 1, 1, 1, 1, 0.5],
      balanceLoad: true,
      leechLimit: 0,
      examDate: '2027-02-01',
      language: 'en',
    } as const;
    const bodies = eventsForSettings(wanted);
    expect(bodies).toHaveLength(Object.keys(wanted).length);
    for (const body of bodies) expect(eventBodySchema.safeParse(body).success).toBe(true);
    expect(settingsOf(...bodies)).toEqual(wanted);
  });

  it('write only what was changed, and nothing for nothing', () => {
    expect(eventsForSettings({ examDate: null })).toEqual([set('exam-date', null)]);
    expect(eventsForSettings({})).toEqual([]);
  });

  it.each<[string, string | number | boolean | null, Partial<typeof defaultSettings>]>([
    ['desired-retention', 2, { desiredRetention: 0.99 }],
    ['desired-retention', 0, { desiredRetention: 0.7 }],
    ['desired-retention', 'high', { desiredRetention: 0.9 }],
    ['new-per-day', -3, { newPerDay: 0 }],
    ['new-per-day', 2.6, { newPerDay: 3 }],
    ['reviews-per-day', 1e9, { reviewsPerDay: 9999 }],
    ['day-start-hour', 30, { dayStartHour: 23 }],
    ['learning-steps', '10m 1m', { learningSteps: ['1m', '10m'] }],
    ['learning-steps', '3d', { learningSteps: ['10m'] }],
    ['learning-steps', '24h', { learningSteps: ['10m'] }],
    ['easy-days', '0 0 0 0 0 0 0', { easyDays: defaultSettings.easyDays }],
    ['easy-days', '1 1', { easyDays: defaultSettings.easyDays }],
    ['leech-limit', null, { leechLimit: 8 }],
    ['exam-date', '2027-02-30', { examDate: null }],
    ['exam-date', 'tomorrow', { examDate: null }],
    ['question-language', 'fr', { language: 'pt' }],
  ])('keep %s = %s within what can be', (key, value, expected) => {
    expect(settingsOf(set(key, value))).toMatchObject(expected);
  });

  it('taken back by undo fall to what was set before', () => {
    const log = logOf(
      [morning, set('new-per-day', 5)],
      [morning + 1, set('new-per-day', 50)],
      [morning + 2, { type: 'undo', target: 'device:2' }],
    );
    expect(readSettings(log).newPerDay).toBe(5);
  });
});

describe('a review', () => {
  const intervalAfter = (...before: [number, EventBody][]) => {
    const log = logOf([morning, added('question:a')], ...before);
    return deriveProgress(log, { now: morning, zone }).cards.get('question:a')?.intervalDays ?? 0;
  };
  const known: [number, EventBody][] = [
    [morning + day, reviewed('question:a', 3)],
    [morning + 4 * day, reviewed('question:a', 3)],
  ];

  it('aims at the retention that was set at its time, not at a later one', () => {
    const plain = intervalAfter(...known);
    expect(intervalAfter([morning, set('desired-retention', 0.97)], ...known)).toBeLessThan(plain);
    expect(intervalAfter(...known, [morning + 5 * day, set('desired-retention', 0.97)])).toBe(plain);
  });

  it('takes the learning steps that were set', () => {
    const log = logOf([morning, set('learning-steps', '1m 1h')], [morning, added('question:a')]);
    const progress = deriveProgress(log, { now: morning + day, zone });
    const card = progress.cards.get('question:a');
    if (card === undefined) throw new Error('no card');
    const plan = planReview(card, { now: morning + day, progress });
    expect([plan[1].label, plan[3].label]).toEqual(['1 min', '1 h']);
  });

  it('counts days from the hour that was set', () => {
    const log = logOf([morning, set('day-start-hour', 9)], [morning, added('question:a')]);
    const progress = deriveProgress(log, { now: morning, zone });
    expect(progress.cards.get('question:a')?.dueAt).toBe(Date.UTC(2026, 11, 2, 12));
    expect(progress.zone.dayStartHour).toBe(9);
  });

  it('aims higher as the exam comes near, and lower after it', () => {
    const settings = { desiredRetention: 0.9, examDate: '2027-02-01' };
    const exam = studyDayOfDate('2027-02-01');
    const at = (daysLeft: number) => retentionTarget(settings, { day: exam - daysLeft });
    expect([at(60), at(28), at(14), at(0), at(-1)]).toEqual([0.9, 0.9, 0.93, 0.95, 0.85]);
    expect(retentionTarget({ desiredRetention: 0.97, examDate: '2027-02-01' }, { day: exam })).toBe(0.97);
  });

  it('on the plan says what the log then says, under all settings', () => {
    const bodies = eventsForSettings({
      desiredRetention: 0.8,
      balanceLoad: true,
      easyDays: [0, 1, 1, 1, 1, 1, 0.5],
      examDate: '2026-12-20',
    });
    const log = logOf(
      ...bodies.map((body): [number, EventBody] => [morning, body]),
      [morning, added('question:a')],
      [morning, added('question:b')],
      [morning + day, reviewed('question:a', 4)],
    );
    const now = morning + day + hour;
    const progress = deriveProgress(log, { now, zone });
    const card = progress.cards.get('question:b');
    if (card === undefined) throw new Error('no card');
    const plan = planReview(card, { now, progress });
    for (const rating of [1, 2, 3, 4] as const) {
      const after = deriveProgress(
        [...log, { id: 'device:99', at: now, body: reviewed('question:b', rating) }],
        { now, zone },
      );
      expect(after.cards.get('question:b')).toEqual(plan[rating].card);
    }
  });
});
