import { describe, expect, it } from 'vitest';
import type { EventBody, ItemId, ProgressEvent } from '../../../src/core/index.ts';
import { defaultSettings, deriveProgress, eventsForSettings } from '../../../src/scheduler/index.ts';
import type { CourseItems } from '../../../src/ui/islands/settings/index.ts';
import { costHorizon, previewCost, previewPlan } from '../../../src/ui/islands/settings/preview.ts';
import { planFigures, planSentence } from '../../../src/ui/islands/settings/say-plan.ts';
import { sayMean, sayValue } from '../../../src/ui/islands/settings/say-value.ts';
import { added, day, logOf, morning, reviewed, saoPaulo } from '../scheduler/sample-log.ts';

// `morning` is Tuesday, 1 December 2026.
const items = (count: number) => Array.from({ length: count }, (_, at): ItemId => `question:q${at}`);
const course: CourseItems = {
  lessons: [
    { id: 'read', exam: items(20), beyond: ['question:extra'] },
    { id: 'unread', exam: items(60).slice(20), beyond: [] },
  ],
  validityMonths: 12,
};
const progressOf = (log: ProgressEvent[] = [], now = morning) => deriveProgress(log, { now, zone: saoPaulo });
const plan = (examDate: string | null, progress = progressOf(), changes = {}) =>
  previewPlan({ progress, course, changes: { examDate, ...changes } });
const figuresOf = (examDate: string | null, changes = {}) => {
  const progress = progressOf();
  const study = { ...progress.study, examDate, ...changes };
  return new Map(planFigures(plan(examDate, progress, changes), { study }));
};

describe('the plan before it is saved', () => {
  it('has phase, days, what is unmet and a load that meets all in time', () => {
    const { plan: next, reviews, fresh, inPass } = plan('2026-12-31');
    expect(planSentence(next)).toBe('Faltam 30 dias: fase de aprender.');
    // 26 days before a last pass of 4, for 60 items of the exam.
    expect(next).toMatchObject({ unmet: 60, newNeededPerDay: 3, lastPassDays: 4, warning: null });
    expect(fresh * 26).toBeCloseTo(60, 6);
    expect(reviews).toBeGreaterThan(1);
    expect(inPass).toBeGreaterThan(15);
    const figures = figuresOf('2026-12-31');
    expect(figures.get('Meta de retenção')).toBe('90% hoje, subindo até 95% no dia');
    expect(figures.get('Revisão final')).toContain('últimos 4 dias, a partir de 27 de dezembro de 2026');
    expect(figures.get('Carga prevista')).toMatch(
      /^cerca de \d+ revisões e 2 itens novos por dia; na revisão final/,
    );
  });

  it('warns where the limit does not suffice, and says both numbers', () => {
    const changes = { newPerDay: 1 };
    expect(plan('2026-12-31', progressOf(), changes).plan.warning).toContain('30 itens ficam de fora');
    expect(figuresOf('2026-12-31', changes).get('Novos por dia, para ver tudo')).toBe(
      '2, mas o seu limite é 1',
    );
  });

  it('asks nothing of new items on the day itself', () => {
    const figures = figuresOf('2026-12-01', { newPerDay: 20 });
    expect(figures.get('Itens ainda não vistos')).toBe('60');
    expect(figures.has('Novos por dia, para ver tudo')).toBe(false);
  });

  it('says plainly what no date, the day itself and a date gone by mean', () => {
    expect(planSentence(plan(null).plan)).toContain('não há contagem');
    expect(planSentence(plan('2026-12-02').plan)).toBe('A prova é amanhã: é a revisão final.');
    expect(planSentence(plan('2026-12-01').plan)).toContain('A prova é hoje');
    expect(planSentence(plan('2026-11-01').plan)).toMatch(/já passou.*manutenção.*1 de novembro de 2027/);
    expect(planSentence(plan('2025-06-01').plan)).toContain('venceu em 1 de junho de 2026');
  });

  it('without a date is about the lessons that were read, and nothing beyond the exam', () => {
    const finished: EventBody = { type: 'lesson-finished', lesson: 'read', cards: [] };
    expect(plan(null).fresh).toBe(0);
    const { fresh } = plan(null, progressOf(logOf([morning, finished])));
    expect(Math.round(fresh * 30)).toBe(20);
  });

  it('leaves out cards of content that this version does not have', () => {
    const log = logOf([morning, added('question:gone')], [morning + day, reviewed('question:gone', 3)]);
    expect(plan('2026-12-31', progressOf(log, morning + day)).plan.unmet).toBe(60);
  });
});

describe('the cost of a retention', () => {
  const log = logOf(
    ...items(40).flatMap((item): [number, EventBody][] => {
      const id = item as `question:${string}`;
      return [
        [morning, added(id)],
        [morning + day, reviewed(id, 3)],
        [morning + 4 * day, reviewed(id, 3)],
      ];
    }),
  );
  const progress = progressOf(log, morning + 5 * day);
  const cost = (desiredRetention: number) => previewCost({ progress, course, changes: { desiredRetention } });

  it('is more reviews a day for a higher one', () => {
    expect(cost(0.97)).toBeGreaterThan(1.5 * cost(0.9));
    expect(cost(0.9)).toBeGreaterThan(cost(0.8));
  });
  it('leaves out items met for the first time, which no retention changes', () => {
    const fresh = progressOf(logOf([morning, { type: 'lesson-finished', lesson: 'read', cards: [] }]));
    const { reviews, fresh: met } = plan(null, fresh);
    expect(met).toBeGreaterThan(0);
    expect(previewCost({ progress: fresh, course, changes: {} })).toBe(reviews);
  });
  it('is reckoned until the exam or sixty days towards it, and over thirty days without one', () => {
    const on = (examDate: string | null) =>
      costHorizon({ ...progress, study: { ...progress.study, examDate } });
    expect(on(null)).toEqual({ days: 30, untilExam: false });
    expect(on('2027-01-25')).toEqual({ days: 50, untilExam: true });
    expect(on('2026-12-06')).toEqual({ days: 30, untilExam: false });
    expect(on('2029-01-01')).toEqual({ days: 60, untilExam: false });
  });
  it('has one decimal where it is small', () => {
    expect([7.44, 0, 23.4].map(sayMean)).toEqual(['7,4', '0,0', '23']);
  });
  it('is the same each time it is reckoned, and changes nothing', () => {
    const before = structuredClone([...progress.cards]);
    expect(cost(0.93)).toBe(cost(0.93));
    expect([...progress.cards]).toEqual(before);
  });
});

describe('a setting in words', () => {
  it('can be said for each default', () => {
    const said = (Object.keys(defaultSettings) as (keyof typeof defaultSettings)[]).map((name) => [
      name,
      sayValue(name, defaultSettings),
    ]);
    expect(Object.fromEntries(said)).toEqual({
      desiredRetention: '90%',
      newPerDay: '20',
      reviewsPerDay: '200',
      learningSteps: '10m',
      relearningSteps: '10m',
      dayStartHour: '4h',
      easyDays: 'todos cheios',
      balanceLoad: 'desligado',
      leechLimit: '8 vezes',
      examDate: 'sem data',
      language: 'Português',
    });
  });
  it('names the easier days, whatever their weight', () => {
    const [sunday] = eventsForSettings({ easyDays: [0, 1, 1, 1, 1, 0.3, 0.5] });
    const { study } = progressOf(logOf([morning, sunday as EventBody]));
    expect(sayValue('easyDays', study)).toBe('dom. folga, sex. 30%, sáb. leve');
  });
});
