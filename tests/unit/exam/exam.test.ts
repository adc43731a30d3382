import { describe, expect, it } from 'vitest';
import type { EventBody, ProgressEvent } from '../../../src/core/index.ts';
import { gradeSitting, readSittings } from '../../../src/mock-exam/index.ts';
import { deriveProgress } from '../../../src/scheduler/index.ts';
import { answerSheet } from '../../../src/ui/islands/exam/answer-sheet.ts';
import { answerState } from '../../../src/ui/islands/exam/answer-state.ts';
import { buildCatalogue } from '../../../src/ui/islands/exam/build-catalogue.ts';
import {
  changeBetween,
  type FinishedExam,
  previousOf,
} from '../../../src/ui/islands/exam/compare-sittings.ts';
import { bankOf, lessonsOf, taskStatementIn } from '../../../src/ui/islands/exam/exam-catalogue.ts';
import { firstWords } from '../../../src/ui/islands/exam/first-words.ts';
import { missedQuestions } from '../../../src/ui/islands/exam/missed-questions.ts';
import { missesReturn } from '../../../src/ui/islands/exam/misses-return.ts';
import { type ExamKey, readExamKey } from '../../../src/ui/islands/exam/read-exam-key.ts';
import { eventsForDiscarding, eventsForEnd, readLog } from '../../../src/ui/islands/exam/read-log.ts';
import { sayClock, sayPercent, sayTime } from '../../../src/ui/islands/exam/say-numbers.ts';

const exam = 'prova-1';
const start: EventBody = {
  type: 'exam-started',
  exam,
  mode: 'short',
  language: 'en',
  seed: 7,
  questions: ['q1', 'q2', 'q3'],
  timeLimitMs: 360_000,
};
/** A log of one device, an entry each second from `from` on. */
const logOf = (bodies: readonly EventBody[], from = 1_000): ProgressEvent[] =>
  bodies.map((body, index) => ({ id: `device:${from + index}`, at: from + index * 1_000, body }));
const taskStatementOf = (question: string): string | null => (question === 'q3' ? '2.1' : '1.1');

describe('keys during a sitting', () => {
  const press = (key: string, change: Partial<ExamKey> = {}) =>
    readExamKey({ key, modified: false, on: 'page', ...change });
  it('choose by letter or number, flag with F, move with arrows', () => {
    expect(press('b')).toEqual({ kind: 'choose', index: 1 });
    expect(press('6')).toEqual({ kind: 'choose', index: 5 });
    expect(press('F')).toEqual({ kind: 'flag' });
    expect(press('ArrowRight')).toEqual({ kind: 'move', by: 1 });
    expect(press('ArrowLeft', { on: 'option' })).toEqual({ kind: 'move', by: -1 });
  });
  it('leave to the browser what is its own', () => {
    expect(press('f', { modified: true })).toBeNull();
    expect(press('a', { on: 'text' })).toBeNull();
    expect(press('ArrowRight', { on: 'mover' })).toBeNull();
    expect(press('ArrowDown', { on: 'option' })).toBeNull();
    expect(press('Enter', { on: 'control' })).toBeNull();
    expect(press(' ', { on: 'option' })).toBeNull();
  });
});

describe('the answer sheet', () => {
  const sheetAt = (clock: { now: number }) =>
    answerSheet({
      sitting: { exam, questions: ['q1', 'q2'], answers: new Map() },
      isRight: (_question, chosen) => chosen.includes('a'),
      readClock: () => clock.now,
    });

  it('counts the time of every visit on the question that was visited', () => {
    const clock = { now: 0 };
    const sheet = sheetAt(clock);
    sheet.turnTo('q1');
    clock.now = 5_000;
    sheet.choose(['a']);
    clock.now = 7_000;
    sheet.turnTo('q2');
    clock.now = 10_000;
    sheet.turnTo(null);
    clock.now = 99_000;
    sheet.settle();
    const entry = { type: 'exam-answered', exam, flagged: false };
    expect(sheet.take().bodies).toEqual([
      { ...entry, question: 'q1', chosen: ['a'], correct: true, elapsedMs: 7_000 },
      { ...entry, question: 'q2', chosen: [], correct: false, elapsedMs: 3_000 },
    ]);
    expect(sheet.take().bodies).toEqual([]);
  });

  it('hands out again what could not be written, with what came since', () => {
    const clock = { now: 0 };
    const sheet = sheetAt(clock);
    sheet.turnTo('q1');
    clock.now = 2_000;
    sheet.choose(['b']);
    const taken = sheet.take();
    clock.now = 3_000;
    sheet.choose(['a']);
    taken.putBack();
    expect(sheet.take().bodies).toMatchObject([{ chosen: ['a'], correct: true, elapsedMs: 3_000 }]);
  });

  it('flags the current question, and none while the form is checked', () => {
    const sheet = sheetAt({ now: 0 });
    sheet.turnTo('q2');
    expect(sheet.flag()).toBe(true);
    expect(sheet.row('q2').flagged).toBe(true);
    expect(sheet.flag()).toBe(false);
    sheet.turnTo(null);
    expect(sheet.flag()).toBe(false);
  });

  it('begins with what the log has, and forgets time in which nobody was there', () => {
    const clock = { now: 0 };
    const answers = new Map([['q1', { chosen: ['c'], correct: false, flagged: true, elapsedMs: 9 }]]);
    const sheet = answerSheet({
      sitting: { exam, questions: ['q1'], answers },
      isRight: () => false,
      readClock: () => clock.now,
    });
    expect(sheet.row('q1')).toMatchObject({ chosen: ['c'], flagged: true });
    sheet.turnTo('q1');
    clock.now = 9_000_000;
    sheet.skipTime();
    expect(sheet.take().bodies).toEqual([]);
  });
});

describe('the end of a sitting', () => {
  const answered = (question: string, correct: boolean): EventBody => ({
    type: 'exam-answered',
    exam,
    question,
    chosen: ['a'],
    correct,
    flagged: false,
    elapsedMs: 1_000,
  });
  const running = logOf([start, answered('q1', true)]);
  const progress = deriveProgress(running, { now: 60_000 });
  const end = (examEvents: readonly ProgressEvent[]) =>
    eventsForEnd({
      examEvents,
      exam,
      last: [answered('q2', false)],
      reason: 'handed-in',
      taskStatementOf,
      progress,
    });

  it('writes the last answers, the end and the misses in one go', () => {
    expect(end(running)).toEqual([
      answered('q2', false),
      { type: 'exam-finished', exam, reason: 'handed-in' },
      { type: 'card-added', item: 'question:q2', reason: 'missed' },
      { type: 'card-added', item: 'question:q3', reason: 'missed' },
    ]);
  });

  it('writes nothing where the sitting has ended already, so that no miss counts twice', () => {
    const ended = [...running, ...logOf(end(running), 90_000)];
    expect(end(ended)).toEqual([]);
    expect(readLog({ examEvents: ended, progress }, { taskStatementOf }).finished).toHaveLength(1);
  });

  it('leaves no trace of a discarded sitting', () => {
    const bodies = eventsForDiscarding(running, exam);
    expect(bodies).toEqual([{ type: 'undo', target: 'device:1000' }]);
    const examEvents = [...running, ...logOf(bodies, 90_000)];
    expect(readLog({ examEvents, progress }, { taskStatementOf }).sittings).toEqual([]);
    expect(eventsForDiscarding(running, 'outra')).toEqual([]);
  });
});

describe('misses in the review', () => {
  it('come today where the card was known, from tomorrow on where it is new', () => {
    const at = new Date(2026, 11, 1, 10).getTime();
    const events: ProgressEvent[] = [
      { type: 'card-added' as const, item: 'question:q1' as const, reason: 'missed' as const },
      { type: 'card-added' as const, item: 'question:q2' as const, reason: 'missed' as const },
      { type: 'review' as const, item: 'question:q2' as const, rating: 1 as const, elapsedMs: 0 },
    ].map((body, index) => ({ id: `device:${index + 1}`, at: at + index, body }));
    const misses = ['q1', 'q2', 'q3'];
    const on = (now: number) => missesReturn({ misses, progress: deriveProgress(events, { now }), now });
    expect(on(at + 1_000)).toEqual({ today: 1, later: 1, never: 1 });
    expect(on(at + 86_400_000)).toEqual({ today: 2, later: 0, never: 1 });
  });
});

describe('questions missed', () => {
  it('are those whose last answer anywhere was wrong, the latest first', () => {
    const answer = (question: string, correct: boolean): EventBody => ({
      type: 'answer',
      question,
      chosen: ['a'],
      correct,
      elapsedMs: 1,
      where: 'lesson',
    });
    const events = logOf([
      answer('q1', false),
      answer('q2', false),
      answer('q3', false),
      answer('q1', true),
      start,
      {
        type: 'exam-answered',
        exam,
        question: 'q2',
        chosen: ['a'],
        correct: false,
        flagged: false,
        elapsedMs: 1,
      },
      {
        type: 'exam-answered',
        exam,
        question: 'q1',
        chosen: [],
        correct: false,
        flagged: false,
        elapsedMs: 1,
      },
      { type: 'exam-finished', exam, reason: 'handed-in' },
    ]);
    const { questions } = deriveProgress(events, { now: 90_000 });
    expect(missedQuestions({ questions, sittings: readSittings(events) })).toEqual(['q2', 'q3']);
  });
});

describe('comparing', () => {
  const finished = (options: { at: number; right: number; of: number; subject?: string }): FinishedExam => {
    const questions = Array.from({ length: options.of }, (_, index) => `q${index}`);
    const mode = options.subject === undefined ? 'short' : 'task-statement';
    const events = logOf(
      [
        { ...start, type: 'exam-started', exam, mode, language: 'en', seed: 1, questions, timeLimitMs: 9e6 },
        ...questions.map(
          (question, index): EventBody => ({
            type: 'exam-answered',
            exam,
            question,
            chosen: ['a'],
            correct: index < options.right,
            flagged: false,
            elapsedMs: 1,
          }),
        ),
        { type: 'exam-finished', exam, reason: 'handed-in' },
      ],
      options.at,
    );
    const [sitting] = readSittings(events);
    if (sitting === undefined) throw new Error('no sitting');
    return {
      sitting,
      report: gradeSitting(sitting, { taskStatementOf }),
      subject: options.subject ?? null,
    };
  };
  const first = finished({ at: 1_000, right: 4, of: 20 });
  const second = finished({ at: 1_000_000, right: 7, of: 20 });
  const third = finished({ at: 2_000_000, right: 19, of: 20 });
  const elsewhere = finished({ at: 1_200_000, right: 2, of: 5, subject: '2.1' });
  const other = finished({ at: 1_500_000, right: 1, of: 5, subject: '1.1' });

  it('takes the latest of the same kind before', () => {
    const all = [third, other, elsewhere, second, first];
    expect(previousOf(third, all)).toBe(second);
    expect(previousOf(first, all)).toBeNull();
    expect(previousOf(other, all)).toBeNull();
  });
  it('calls it better only where the intervals are apart', () => {
    expect(changeBetween(first.report, second.report)).toBe('noise');
    expect(changeBetween(first.report, third.report)).toBe('better');
    expect(changeBetween(third.report, first.report)).toBe('worse');
  });
});

describe('the catalogue', () => {
  const option = (id: string, correct: boolean) => ({
    id,
    correct,
    text: { pt: 'x', en: 'x' },
    reason: 'x',
    position: 'any' as const,
  });
  const question = (id: string, stem: string) => ({
    id,
    kind: 'single' as const,
    objective: `alvo-${id}`,
    taskStatement: '1.1',
    scope: 'exam' as const,
    section: id,
    stem: { pt: stem, en: stem },
    options: [option('a', true), option('b', false), option('c', false), option('d', false)],
    source: { title: 'x', url: 'https://example.com' },
    checkedOn: '2026-11-29',
  });
  const catalogue = buildCatalogue({
    quizzes: [
      {
        lesson: 'uma',
        questions: [question('q1', 'agent loop stops early'), question('q2', 'agent budget')],
      },
      { lesson: 'outra', questions: [question('q3', 'hook blocks refund')] },
    ],
    domains: [{ number: 1, title: { pt: 'Agentes' }, weightPercent: 100 }],
    taskStatements: [{ id: '1.1', title: { pt: 'Laço' } }],
  });

  it('keeps which stems share words', () => {
    const [one, two, three] = bankOf(catalogue).map(({ words }) => words[0] ?? new Set<string>());
    expect(one?.intersection(two ?? new Set()).size).toBe(1);
    expect(one?.intersection(three ?? new Set()).size).toBe(0);
    expect(one?.size).toBe(4);
  });
  it('knows the lessons and the task statement of questions', () => {
    expect(lessonsOf(catalogue, ['q3', 'q1', 'q2'])).toEqual(['uma', 'outra']);
    expect(taskStatementIn(catalogue)('q3')).toBe('1.1');
    expect(taskStatementIn(catalogue)('q9')).toBeNull();
  });
});

describe('a question is answered', () => {
  it('with as many options as it asks for, and begun with fewer', () => {
    const stateOf = (chosen: string[], select: number) => answerState({ chosen, select });
    expect([stateOf([], 1), stateOf(['a'], 1)]).toEqual(['open', 'answered']);
    expect([stateOf([], 2), stateOf(['a'], 2), stateOf(['a', 'b'], 2)]).toEqual(['open', 'part', 'answered']);
  });
});

describe('the first words of a question', () => {
  it('are plain text, cut between words', () => {
    expect(
      firstWords('<p>Uma (<code>tool</code>), com &lt;b&gt; e &#x26;.</p><p>Fim.</p>', { most: 90 }),
    ).toBe('Uma (tool), com <b> e &. Fim.');
    expect(firstWords('<p>Um agente que para cedo</p>', { most: 12 })).toBe('Um agente…');
    expect(firstWords(`<p>${'a'.repeat(40)}</p>`, { most: 10 })).toHaveLength(11);
  });
});

describe('figures', () => {
  it('are written as people read them', () => {
    expect(sayPercent(0.704)).toBe('70%');
    expect(sayPercent(null)).toBe('–');
    expect(sayClock(7_147_000)).toBe('1:59:07');
    expect(sayClock(64_001)).toBe('1:05');
    expect(sayClock(0)).toBe('0:00');
    expect(sayTime(45_000)).toBe('45 s');
    expect(sayTime(80_000)).toBe('1 min 20 s');
    expect(sayTime(4_320_000)).toBe('1 h 12 min');
    expect(sayTime(7_200_000)).toBe('2 h');
  });
});
