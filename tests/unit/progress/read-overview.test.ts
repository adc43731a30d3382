import { describe, expect, it } from 'vitest';
import type { EventBody } from '../../../src/core/index.ts';
import { deriveStatistics } from '../../../src/scheduler/index.ts';
import { calendarWeeks, timeByWeek } from '../../../src/ui/islands/progress/calendar-weeks.ts';
import { readOverview } from '../../../src/ui/islands/progress/read-overview.ts';
import { course, day, logOf, metOnce, questions, start, utc } from './small-course.ts';

type Body = EventBody;
const overviewAt = (now: number, entries: [number, Body][]) =>
  readOverview(deriveStatistics(logOf(entries), { now, zone: utc }), { course });
const attempt = (exercise: string, passed: boolean): Body => ({
  type: 'attempt',
  exercise,
  passed,
  failedChecks: [],
  requests: 1,
});

describe('the overview', () => {
  it('of an empty log has no days, no steps done and nothing to remember', () => {
    const overview = overviewAt(start, []);
    expect(overview.days).toEqual([]);
    expect(overview.standing.certainty).toBe('none');
    expect(overview.forecast.every(({ known, fresh }) => known + fresh === 0)).toBe(true);
    expect(overview.steps[0]).toMatchObject({ href: '/licoes/laco/', action: 'Ler a lição' });
  });
  it('sends to the review where cards wait, with the reason', () => {
    const { steps } = overviewAt(start + 20 * day, metOnce(questions.slice(0, 5), 3));
    expect(steps[0]).toMatchObject({ title: '1.1 · Laço do agente', href: '/revisao/' });
    expect(steps[0]?.reason).toContain('5 itens estão para revisar');
  });
  it('sends to the review for what was never met where it brings it today, and to the lesson where not', () => {
    const finished: Body = { type: 'lesson-finished', lesson: 'laco', cards: [] };
    const [step] = overviewAt(start + 1, [[start, finished]]).steps;
    expect(step).toMatchObject({ href: '/revisao/', action: 'Conhecer na revisão' });
    expect(step?.reason).toContain('30 itens ainda não foram revisados. A revisão de hoje já traz');
    const none: Body = { type: 'setting', key: 'new-per-day', value: 0 };
    const limited = overviewAt(start + 1, [
      [start, none],
      [start, finished],
    ]);
    expect(limited.steps[0]).toMatchObject({ href: '/licoes/laco/', action: 'Treinar na lição' });
  });
  it('keeps content beyond the exam out of the domains, and says when it waits', () => {
    const overview = overviewAt(start + 20 * day, metOnce(['nuvem'], 3));
    expect(overview.domains.map(({ key }) => key)).toEqual(['1']);
    expect(overview.steps.map(({ key }) => key)).toEqual(['1.1', 'beyond']);
    expect(overview.objectives.find(({ key }) => key === 'nuvem')?.met).toBe(1);
  });
  it('has one step per place: the next lesson of the course first, whatever weighs more', () => {
    const item = (id: string, taskStatement: string, lesson: string) => ({
      ...course.items[0],
      item: `question:${id}` as const,
      taskStatement,
      objective: null,
      lesson,
      section: null,
      exercise: null,
      scope: 'exam' as const,
    });
    const parts = ['2.1', '3.1', '3.2'];
    const wide = {
      ...course,
      items: [...parts.map((part) => item(part, part, 'laco')), item('w', '1.1', 'nuvem')],
      exam: { ...course.exam, taskStatements: [...parts, '1.1'].map((id) => ({ id, title: id })) },
    };
    const { steps } = readOverview(deriveStatistics([], { now: start, zone: utc }), { course: wide });
    expect(steps.map(({ href, title }) => [href, title])).toEqual([
      ['/licoes/laco/', 'O laço'],
      ['/licoes/nuvem/', '1.1 · 1.1'],
    ]);
    expect(steps[0]?.reason).toBe(
      'O domínio 2 vale 30% da prova. Em 2.1, 1 item ainda não foi revisado. ' +
        'O domínio 3 vale 10% da prova. Em 3.1, 1 item ainda não foi revisado. Serve também para 3.2.',
    );
  });
  it('counts exercises by the attempts that they took, open ones apart', () => {
    const { exercises } = overviewAt(start + day, [
      [start, attempt('x', false)],
      [start + 1, attempt('x', true)],
      [start + 2, attempt('y', true)],
      [start + 3, attempt('z', false)],
      [start + 4, attempt('gone', true)],
    ]);
    expect(exercises).toMatchObject({ solved: 2, total: 3, byAttempts: [1, 1, 0, 0, 0], median: 1 });
    expect(exercises.tried.map(({ id, attemptsUntilSolved }) => [id, attemptsUntilSolved])).toEqual([
      ['x', 2],
      ['y', 1],
      ['z', null],
    ]);
  });
  it('adds up the time of reviews and takes a long absence for ten minutes', () => {
    const away: Body = { type: 'review', item: 'question:q-1', rating: 3, elapsedMs: 9_000_000 };
    const overview = overviewAt(start + 3 * day, [...metOnce(['q-1'], 3), [start + 2 * day, away]]);
    expect(overview.totalTimeMs).toBe(620_000);
    expect(overview.meanReviewMs).toBe(310_000);
    expect(overview.reviews).toBe(2);
  });
});

describe('weeks', () => {
  // 2026-12-01 is a Tuesday.
  const today = start / day - 0.625;
  const row = {
    date: '',
    reviews: 0,
    answers: 0,
    attempts: 0,
    lessons: 0,
    examAnswers: 0,
    timeMs: 60_000,
  };
  it('run from Sunday to Saturday and end with today', () => {
    const weeks = calendarWeeks([], { today });
    expect(weeks).toHaveLength(26);
    expect(weeks.at(-1)?.map(({ date }) => date)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(weeks.slice(0, -1).every((week) => week.length === 7)).toBe(true);
  });
  it('show more for more work', () => {
    const rows = [1, 5, 15, 30].map((reviews, at) => ({ ...row, day: today - at, reviews }));
    const levels = calendarWeeks(rows, { today }).flat().slice(-5);
    expect(levels.map(({ level }) => level)).toEqual([0, 4, 3, 2, 1]);
  });
  it('add up their time', () => {
    const rows = [today, today - 2, today - 3].map((one) => ({ ...row, day: one }));
    expect(timeByWeek(rows, { today, weeks: 2 })).toEqual([
      { from: '2026-11-22', timeMs: 60_000 },
      { from: '2026-11-29', timeMs: 120_000 },
    ]);
  });
});
