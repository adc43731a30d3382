// A log as the first version wrote it: one entry of each kind it knew. It must stay readable, and mean the same.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { examSchema, progressFileSchema } from '../../../src/core/index.ts';
import { certificateMonths, deriveProgress } from '../../../src/scheduler/index.ts';
import { saoPaulo } from './sample-log.ts';

const file = {
  format: 'pegadinha-progress',
  version: 1,
  exportedAt: 1796200000000,
  events: [
    {
      type: 'answer',
      question: 'a',
      chosen: ['b'],
      correct: false,
      elapsedMs: 900,
      where: 'lesson',
    },
    { type: 'card-added', item: 'question:a', reason: 'missed' },
    { type: 'card-added', item: 'exercise:x', reason: 'failed-then-solved' },
    { type: 'card-added', item: 'question:b', reason: 'by-hand' },
    { type: 'prediction', exercise: 'x', option: 'o', correct: true },
    { type: 'hint', exercise: 'x', number: 1 },
    { type: 'attempt', exercise: 'x', passed: false, failedChecks: ['termina'], requests: 2 },
    { type: 'lesson-finished', lesson: 'loop', cards: ['question:c'] },
    { type: 'lesson-reopened', lesson: 'loop' },
    { type: 'review', item: 'question:a', rating: 3, elapsedMs: 0 },
    { type: 'setting', key: 'question-language', value: 'en' },
    { type: 'setting', key: 'last-export-at', value: 1796200000000 },
    { type: 'undo', target: 'device:9' },
  ].map((body, at) => ({ id: `device:${at + 1}`, at: 1796100000000 + at, body })),
  drafts: [{ exercise: 'x', source: 'code', previous: null, updatedAt: 0 }],
};

describe('a log of the first version', () => {
  it('is read whole', () => {
    const read = progressFileSchema.safeParse(file);
    expect(read.error).toBeUndefined();
    expect(read.data?.events).toEqual(file.events);
  });

  it('means what it meant', () => {
    const { events } = progressFileSchema.parse(file);
    const progress = deriveProgress(events, { now: file.exportedAt, zone: saoPaulo });
    expect([...progress.cards.keys()]).toEqual(['question:a', 'exercise:x', 'question:b', 'question:c']);
    // The figures of ts-fsrs for one good answer, with the settings that were fixed then.
    expect(progress.cards.get('question:a')).toMatchObject({ stability: 2.3065, intervalDays: 2, lapses: 0 });
    expect(progress).toMatchObject({ lessonsFinished: ['loop'], xp: 28, study: { language: 'en' } });
  });
});

describe('the exam’s facts', () => {
  it('say for how many months the certificate holds', () => {
    const exam = examSchema.parse(parse(readFileSync('content/exam.yaml', 'utf8')));
    expect(certificateMonths(exam.facts)).toBe(12);
    expect(certificateMonths([{ id: 'validade', value: 'não publicada' }])).toBeNull();
  });
});
