import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { checkedContent } from '../../../src/authoring/index.ts';
import type { EventBody, ProgressEvent } from '../../../src/core/index.ts';
import { drawForm } from '../../../src/mock-exam/index.ts';
import { deriveProgress } from '../../../src/scheduler/index.ts';
import { buildCatalogue } from '../../../src/ui/islands/exam/build-catalogue.ts';
import { bankOf } from '../../../src/ui/islands/exam/exam-catalogue.ts';
import { readLog } from '../../../src/ui/islands/exam/read-log.ts';
import { ReportView } from '../../../src/ui/islands/exam/report-view.tsx';
import { StartPanel } from '../../../src/ui/islands/exam/start-panel.tsx';

const { quizzes, exam: facts } = checkedContent({ root: process.cwd() });
const catalogue = buildCatalogue({
  quizzes,
  domains: facts.domains,
  taskStatements: facts.taskStatements,
});
const { domains } = catalogue;

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('choosing a mock exam', () => {
  const html = render(
    <StartPanel
      catalogue={catalogue}
      missed={[]}
      busy={false}
      random={() => 0.5}
      onStart={() => undefined}
    />,
  );

  it('says what the full form holds and which domains it lacks', () => {
    const form = drawForm({ bank: bankOf(catalogue), domains, wish: { mode: 'full' }, seed: 2 ** 30 });
    expect(textOf(html)).toContain(
      `${form.questions.length} questões, ${form.timeLimitMs / 60_000} minutos.`,
    );
    expect(form.note).not.toBeNull();
    expect(textOf(html)).toContain(form.note ?? '');
  });
  it('begins in English and offers no misses where there are none', () => {
    expect(html).toMatch(/lang="en" aria-pressed="true"/);
    expect(html).toMatch(/<input type="radio" name="modo" disabled/);
  });
});

describe('a report', () => {
  const exam = 'prova-1';
  const questions = ['1.1', '1.1', '2.1'].map(
    (wanted, at) =>
      catalogue.items.filter(({ taskStatement }) => taskStatement === wanted)[at]?.question ?? '',
  );
  const bodies: EventBody[] = [
    { type: 'exam-started', exam, mode: 'full', language: 'en', seed: 1, questions, timeLimitMs: 360_000 },
    ...questions.slice(0, 2).map(
      (question, at): EventBody => ({
        type: 'exam-answered',
        exam,
        question,
        chosen: ['a'],
        correct: at === 0,
        flagged: at === 1,
        elapsedMs: 30_000,
      }),
    ),
    { type: 'exam-finished', exam, reason: 'handed-in' },
  ];
  const events = bodies.map((body, at): ProgressEvent => ({ id: `device:${at + 1}`, at: 1_000 + at, body }));
  const { finished } = readLog(
    { examEvents: events, progress: deriveProgress(events, { now: 2_000 }) },
    {
      taskStatementOf: (question) =>
        catalogue.items.find((item) => item.question === question)?.taskStatement ?? null,
    },
  );
  const [report] = finished;
  if (report === undefined) throw new Error('no finished sitting');
  const state = { questions: new Map(), leave: () => undefined };
  const text = textOf(
    render(<ReportView exam={report} all={finished} state={state} catalogue={catalogue} now={2_000} />),
  );

  it('gives raw figures with their interval, by domain and task statement', () => {
    expect(text).toContain('1 de 3 certas · 33%');
    expect(text).toContain('entre 6% e 79%, com 95% de confiança');
    expect(text).toMatch(/1 · Arquitetura e orquestração de agentes 50% 1\/2/);
    expect(text).toMatch(/2\.1 · \S.* 0% 0\/1 · 0% a 79%/);
  });
  it('says why there is no scaled score, and which domains it says nothing about', () => {
    expect(text).toContain('a conversão de acertos em nota não é publicada');
    expect(text).toContain('Os domínios 3, 4 e 5 não tiveram questões aqui');
  });
  it('lists every question with outcome, flag and time', () => {
    expect(text).toMatch(/Questão 1: certa .*30 s Questão 2: errada marcada .*30 s Questão 3: sem resposta/);
    expect(text).toContain('As 2 que faltaram estão na sua revisão.');
  });
});
