import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProgressEvent } from '../../../src/core/index.ts';
import { deriveProgress, dueCards, nextDueAt } from '../../../src/scheduler/index.ts';
import { added, answered, attempted, day, hour, logOf, morning, reviewed, saoPaulo } from './sample-log.ts';

const zone = saoPaulo;
const now = morning + 10 * day;
const progressOf = (events: ProgressEvent[], at = now) => deriveProgress(events, { now: at, zone });

describe('cards', () => {
  it('are first due at the start of the next study day', () => {
    const progress = progressOf(logOf([morning, added('question:a')]), morning + hour);
    expect(dueCards(progress, { now: morning + hour })).toEqual([]);
    expect(nextDueAt(progress, { now: morning + hour })).toBe(Date.UTC(2026, 11, 2, 7));
    expect(dueCards(progress, { now: morning + day }).map((card) => card.item)).toEqual(['question:a']);
  });

  it('come from missed questions, finished lessons and solved exercises, each item once', () => {
    const progress = progressOf(
      logOf(
        [morning, added('question:a')],
        [morning + 1, { type: 'lesson-finished', lesson: 'loop', cards: ['question:a', 'question:b'] }],
        [morning + 2, { type: 'card-added', item: 'exercise:x', reason: 'failed-then-solved' }],
      ),
    );
    expect([...progress.cards.values()].map((card) => [card.item, card.reason])).toEqual([
      ['question:a', 'missed'],
      ['question:b', 'lesson'],
      ['exercise:x', 'failed-then-solved'],
    ]);
  });

  it('an answer alone adds none', () => {
    expect(progressOf(logOf([morning, answered('a', true)])).cards.size).toBe(0);
  });

  it('are due in the morning after a one-day interval that began in the evening', () => {
    const evening = Date.UTC(2026, 11, 2, 23); // 20:00 on 2 December in São Paulo
    const log = logOf([morning, added('question:a')], [evening, reviewed('question:a', 3)]);
    const card = progressOf(log).cards.get('question:a');
    expect(card?.intervalDays).toBeGreaterThan(0);
    expect(card?.dueAt).toBe(Date.UTC(2026, 11, 2 + (card?.intervalDays ?? 0), 7));
  });

  it('come back in ten minutes after a lapse', () => {
    const log = logOf([morning, added('question:a')], [morning + day, reviewed('question:a', 1)]);
    const card = progressOf(log).cards.get('question:a');
    expect(card?.dueAt).toBe(morning + day + 10 * 60_000);
    expect(card?.state).toBe('learning');
  });
});

describe('the log', () => {
  const log = logOf(
    [morning, answered('a', false)],
    [morning, added('question:a')],
    [morning + 1, answered('b', true)],
    [morning + 2, attempted('x', false)],
    [morning + 3, attempted('x', true)],
    [
      morning + 4,
      { type: 'lesson-finished', lesson: 'loop', cards: ['question:a', 'question:b', 'question:c'] },
    ],
    [morning + day, reviewed('question:a', 3)],
    [morning + day + 1, reviewed('question:b', 1)],
    [morning + day + 2, { type: 'undo', target: 'device:8' }],
    [morning + 2 * day, { type: 'setting', key: 'question-language', value: 'en' }],
  );

  it('gives the same progress in every order and with duplicates', () => {
    const expected = progressOf(log);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(log, { minLength: log.length }),
        fc.subarray(log),
        (shuffled, again) => {
          expect(progressOf([...shuffled, ...again])).toEqual(expected);
        },
      ),
    );
  });

  it('without an undone review is as if it had never been given', () => {
    const without = log.filter((event) => event.id !== 'device:8' && event.id !== 'device:9');
    expect(progressOf(log)).toEqual(progressOf(without));
  });

  it('has the review again when its undo is undone', () => {
    const redone = [
      ...log,
      { id: 'device:11', at: morning + 3 * day, body: { type: 'undo' as const, target: 'device:9' } },
    ];
    const progress = progressOf(redone);
    expect(progress.cards.get('question:b')?.reviews).toBe(1);
    expect(progress.cards.get('question:b')?.state).toBe('learning');
  });

  it('with thirty thousand undo events of undo events is as if the last had its say', () => {
    const undoes = Array.from({ length: 30_000 }, (_, index) => ({
      id: `device:${index + 2}`,
      at: morning + index + 1,
      body: { type: 'undo' as const, target: `device:${index + 1}` },
    }));
    const events = [...logOf([morning, added('question:a')]), ...undoes];
    expect(progressOf(events).cards.size).toBe(1);
    expect(progressOf(events.slice(0, -1)).cards.size).toBe(0);
  });

  it('with undo events that name each other still ends', () => {
    const forged = logOf(
      [morning, { type: 'undo', target: 'device:2' }],
      [morning, { type: 'undo', target: 'device:1' }],
      [morning, added('question:a')],
    );
    expect(progressOf(forged).cards.size).toBe(1);
  });

  it('orders events of one moment by the number of the device, not by text', () => {
    const events: ProgressEvent[] = [
      { id: 'device:10', at: morning, body: { type: 'setting', key: 'k', value: 'tenth' } },
      { id: 'device:9', at: morning, body: { type: 'setting', key: 'k', value: 'ninth' } },
    ];
    expect(progressOf(events).settings.get('k')).toBe('tenth');
  });

  it('reopens a lesson and keeps its cards', () => {
    const progress = progressOf([
      ...log,
      { id: 'device:12', at: morning + 3 * day, body: { type: 'lesson-reopened', lesson: 'loop' } },
    ]);
    expect(progress.lessonsFinished).toEqual([]);
    expect(progress.cards.size).toBe(3);
  });
});

describe('XP and streak', () => {
  it('give points once per question, prediction, exercise and lesson, and for each review', () => {
    const log = logOf(
      [morning, answered('a', true)],
      [morning, answered('a', true)],
      [morning, { type: 'prediction', exercise: 'x', option: 'o', correct: true }],
      [morning, attempted('x', true)],
      [morning, attempted('x', true)],
      [morning, { type: 'lesson-finished', lesson: 'loop', cards: [] }],
      [morning + day, reviewed('question:a', 3)],
      [morning + 2 * day, reviewed('question:a', 3)],
    );
    expect(progressOf(log).xp).toBe(5 + 5 + 25 + 20 + 3 + 3);
  });

  it('count days in a row up to today, or up to yesterday while today is open', () => {
    const log = logOf(
      [morning, answered('a', true)],
      [morning + day, answered('b', true)],
      [morning + 2 * day, answered('c', true)],
    );
    expect(progressOf(log, morning + 2 * day).streakDays).toBe(3);
    expect(progressOf(log, morning + 3 * day).streakDays).toBe(3);
    expect(progressOf(log, morning + 4 * day).streakDays).toBe(0);
  });

  it('do not count a day on which only a setting changed', () => {
    const log = logOf([morning, { type: 'setting', key: 'k', value: 1 }]);
    expect(progressOf(log, morning).streakDays).toBe(0);
  });
});
