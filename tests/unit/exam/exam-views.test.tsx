import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { checkedContent } from '../../../src/authoring/index.ts';
import type { EventBody, ProgressEvent } from '../../../src/core/index.ts';
import { drawForm, readSittings } from '../../../src/mock-exam/index.ts';
import { deriveProgress } from '../../../src/scheduler/index.ts';
import { buildCatalogue } from '../../../src/ui/islands/exam/build-catalogue.ts';
import { bankOf, selectIn } from '../../../src/ui/islands/exam/exam-catalogue.ts';
import { HandInPanel } from '../../../src/ui/islands/exam/hand-in-panel.tsx';
import { Navigator, type NavigatorStep } from '../../../src/ui/islands/exam/navigator.tsx';
import { OpenSitting } from '../../../src/ui/islands/exam/open-sitting.tsx';
import { readLog } from '../../../src/ui/islands/exam/read-log.ts';
import { ReportView } from '../../../src/ui/islands/exam/report-view.tsx';
import { StartPanel } from '../../../src/ui/islands/exam/start-panel.tsx';
import type { ExamState } from '../../../src/ui/islands/exam/use-exam.ts';
import type { PageQuestion } from '../../../src/ui/islands/questions/index.ts';

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
  it('says the real size of each kind in its option, with the reason, before it is chosen', () => {
    const options = [...html.matchAll(/<label class="exam__mode".*?<\/label>/gs)].map(([label]) =>
      textOf(label),
    );
    for (const [at, mode] of (['full', 'short'] as const).entries()) {
      const form = drawForm({ bank: bankOf(catalogue), domains, wish: { mode }, seed: 2 ** 30 });
      const whole = mode === 'full' ? 60 : 20;
      const real = form.questions.length;
      expect(options[at]).toContain(
        real < whole
          ? `Hoje ${real} das ${whole} questões, em ${form.timeLimitMs / 60_000} minutos: o banco ainda`
          : `${real} questões em ${form.timeLimitMs / 60_000} minutos`,
      );
    }
    expect(options[2]).toMatch(/do 1\.1, hoje \d+ quest(ão|ões) em \d+ minutos\./);
  });
  it('begins in English and offers no misses where there are none', () => {
    expect(html).toMatch(/lang="en" aria-pressed="true"/);
    expect(html).toMatch(/<input type="radio" name="modo" disabled/);
  });
});

describe('a sitting with a question half done', () => {
  const [single] = catalogue.items.filter(({ select }) => select === undefined);
  const [several] = catalogue.items.filter(({ select = 1 }) => select > 1);
  if (single === undefined || several === undefined) throw new Error('the bank lacks a kind of question');
  const exam = 'prova-2';
  const answered = (question: string, chosen: string[]): EventBody => ({
    type: 'exam-answered',
    exam,
    question,
    chosen,
    correct: false,
    flagged: false,
    elapsedMs: 1_000,
  });
  const questions = [single.question, several.question];
  const bodies: EventBody[] = [
    { type: 'exam-started', exam, mode: 'short', language: 'en', seed: 1, questions, timeLimitMs: 240_000 },
    answered(single.question, ['a']),
    answered(several.question, ['a']),
    { type: 'exam-paused', exam },
  ];
  const [sitting] = readSittings(
    bodies.map((body, at): ProgressEvent => ({ id: `device:${at + 1}`, at: 1_000 + at, body })),
  );
  if (sitting === undefined) throw new Error('no sitting');
  const steps: NavigatorStep[] = [
    { id: 'q1', state: 'answered', flagged: false },
    { id: 'q2', state: 'part', flagged: false },
  ];
  const ignore = (): void => undefined;

  it('counts it as incomplete, not as answered, while it waits and in the navigator', () => {
    const state = { busy: false, resume: ignore, discard: ignore } as unknown as ExamState;
    const open = <OpenSitting sitting={sitting} state={state} selectOf={selectIn(catalogue)} />;
    expect(textOf(render(open))).toContain('1 de 2 questões respondidas, 1 incompleta; restam');
    const grid = <Navigator steps={steps} current={0} onGo={ignore} />;
    expect(textOf(render(grid))).toContain('1 de 2 respondidas · 1 incompleta');
  });
  it('leads to it from the last look', () => {
    const html = render(<HandInPanel steps={steps} busy={false} onGo={ignore} onHandIn={ignore} />);
    expect(html).toMatch(/<button[^>]*><span>1 questão incompleta.*?ir à questão 2<\/span><\/button>/);
    expect(html).not.toContain('sem resposta');
    expect(html).toContain('em branco ou incompleto conta');
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
  const comeBack = { today: 0, later: 2, never: 0 };
  const view = { exam: report, all: finished, state, catalogue, now: 2_000 };
  const text = textOf(render(<ReportView {...view} comeBack={comeBack} />));

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
  });
  it('says when the misses come back, and leads to the review where it is today', () => {
    expect(text).toContain('As 2 que você não acertou entram na sua revisão a partir de amanhã.');
    expect(text).not.toContain('Abrir a revisão');
    const mixed = render(<ReportView {...view} comeBack={{ today: 1, later: 1, never: 0 }} />);
    expect(textOf(mixed)).toContain(
      'As 2 que você não acertou: 1 volta ainda hoje e 1 entra na revisão a partir de amanhã.',
    );
    expect(textOf(mixed)).toContain('Abrir a revisão');
  });
  it('begins each row with the first words of its question', () => {
    const stem = { pt: '<p>Um agente <code>para</code> cedo.</p>', en: '<p>An agent stops &amp; waits.</p>' };
    const question = { id: questions[0], stem } as unknown as PageQuestion;
    const known = new Map([[questions[0] ?? '', { question, lesson: 'uma' }]]);
    const html = render(<ReportView {...view} state={{ ...state, questions: known }} comeBack={comeBack} />);
    expect(html).toMatch(/lang="en">An agent stops &amp; waits\./);
  });
});
