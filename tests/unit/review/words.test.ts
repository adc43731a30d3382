import { describe, expect, it } from 'vitest';
import { deriveProgress } from '../../../src/scheduler/index.ts';
import { showingOf } from '../../../src/ui/islands/review/card-badges.tsx';
import { openCourse } from '../../../src/ui/islands/review/course.ts';
import { placesOf } from '../../../src/ui/islands/review/places-of.ts';
import { sayPlan } from '../../../src/ui/islands/review/plan-line.tsx';
import { reportText } from '../../../src/ui/islands/review/report-text.ts';
import { readDay } from '../../../src/ui/islands/review/session/read-day.ts';
import { catalogue, day, entries, openSession, start } from './small-course.ts';

const course = openCourse(catalogue);
const planAt = (examDate: string | null) => {
  const setting =
    examDate === null ? [] : entries(start - day, [{ type: 'setting', key: 'exam-date', value: examDate }]);
  const found = readDay(deriveProgress(setting, { now: start }), { course, wantedEarly: new Set() });
  return sayPlan(found.plan, found).join(' ');
};

describe('the plan in words', () => {
  it('is silent without a date, and follows the exam through its phases', () => {
    expect(planAt(null)).toBe('');
    expect(planAt('2026-12-21')).toMatch(
      /^Prova marcada: faltam 20 dias\. Novos de hoje: 0 de 1\. 6 itens ainda por ver\.$/,
    );
    expect(planAt('2026-12-02')).toBe(
      'Revisão final: falta 1 dia. Tudo o que você viu já passou pela última revisão. 6 itens ainda por ver.',
    );
    expect(planAt('2026-12-01')).toBe('A prova é hoje. Boa prova!');
    expect(planAt('2026-11-01')).toContain('manutenção até 01/11/2027');
    expect(planAt('2025-11-01')).toContain('valia até 01/11/2026');
  });
});

describe('a report', () => {
  it('names item, version, what was marked and what the page shows, and nothing of the learner', async () => {
    const events = entries(start - day, [{ type: 'card-added', item: 'question:d', reason: 'missed' }]);
    const { review, answer } = await openSession(events);
    await answer('c');
    const { current, chosen } = review.read();
    if (current?.kind !== 'question') throw new Error('no question on the table');
    const text = reportText({
      card: current,
      chosen,
      checked: true,
      language: 'pt',
      browserLanguage: 'pt-BR',
      version: '9.9.9',
    });
    const letter = (id: string) => 'ABCD'[current.options.findIndex((option) => option.id === id)];
    expect(text).toContain('Item: question:d\nLição: loop#s3\nVersão: 9.9.9');
    expect(text).toContain('Enunciado: Pergunta d <?>');
    expect(text).toContain(`Marcado: ${letter('c')} (c)\n`);
    expect(text).toContain(`A página diz: certa é ${letter('a')} (a)\n`);
    expect(text).toMatch(/O que está errado: $/);
  });
});

describe('a card', () => {
  it('leads to the paragraph of its lesson and to the trap behind it', () => {
    const places = (item: string) => {
      const facts = course.factsOf(item);
      return facts && placesOf(facts);
    };
    expect(places('question:d')).toEqual({ section: '/licoes/loop/#s3', trap: '/pegadinhas/x/' });
    expect(places('question:a')).toEqual({ section: '/licoes/loop/#s1', trap: null });
    expect(places('exercise:x')).toEqual({ section: '/licoes/loop/', trap: '/pegadinhas/x/' });
  });

  it('says whether it is new, a repeat of the day, or early', () => {
    const events = [
      ...entries(start - day, [
        { type: 'card-added', item: 'question:a', reason: 'missed' },
        { type: 'card-added', item: 'question:b', reason: 'missed' },
      ]),
      ...entries(start - 9 * day, [
        { type: 'card-added', item: 'question:e', reason: 'plan' },
        { type: 'review', item: 'question:e', rating: 4, elapsedMs: 1 },
      ]),
      ...entries(start - 60_000, [{ type: 'review', item: 'question:b', rating: 1, elapsedMs: 1 }]),
    ];
    const progress = deriveProgress(events, { now: start });
    const found = readDay(progress, { course, wantedEarly: new Set() });
    const showing = (item: string) => {
      const card = progress.cards.get(item);
      return card && showingOf({ card }, { progress, day: found });
    };
    expect(showing('question:a')).toBe('new');
    expect(showing('question:b')).toBe('again');
    expect(showing('question:e')).toBe(
      (progress.cards.get('question:e')?.dueAt ?? 0) > start ? 'early' : null,
    );
  });
});
