import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EventBody, eventBodySchema, type ProgressEvent } from '../../../src/core/index.ts';
import {
  eventsForMisses,
  eventsForReopening,
  gradeSitting,
  readSittings,
  type Sitting,
  timeLeftMs,
} from '../../../src/mock-exam/index.ts';
import { deriveProgress } from '../../../src/scheduler/index.ts';
import { added, day, logOf, morning, reviewed, saoPaulo } from '../scheduler/sample-log.ts';

const minute = 60_000;
const exam = 'exam-1';
const questions = ['a', 'b', 'c', 'd'];
const started: EventBody = {
  type: 'exam-started',
  exam,
  mode: 'short',
  language: 'en',
  seed: 7,
  questions,
  timeLimitMs: 8 * minute,
};
const answer = (question: string, correct: boolean, change: Partial<EventBody> = {}): EventBody =>
  ({
    type: 'exam-answered',
    exam,
    question,
    chosen: ['a'],
    correct,
    flagged: false,
    elapsedMs: minute,
    ...change,
  }) as EventBody;
const only = (events: ProgressEvent[]): Sitting => {
  const [sitting] = readSittings(events);
  if (sitting === undefined) throw new Error('no sitting');
  return sitting;
};
const at = (minutes: number, body: EventBody): [number, EventBody] => [morning + minutes * minute, body];

describe('a sitting', () => {
  it('is written in events that the log takes', () => {
    const bodies: EventBody[] = [
      started,
      answer('a', true),
      { type: 'exam-paused', exam },
      { type: 'exam-resumed', exam },
      { type: 'exam-finished', exam, reason: 'time-up' },
    ];
    for (const body of bodies) expect(eventBodySchema.safeParse(body).error).toBeUndefined();
  });

  it('keeps the last answer, the flag and the time of all visits to a question', () => {
    const sitting = only(
      logOf(
        at(0, started),
        at(1, answer('a', false, { flagged: true })),
        at(2, answer('b', true)),
        at(3, answer('a', true)),
        at(3, answer('elsewhere', true)),
      ),
    );
    expect([...sitting.answers]).toEqual([
      ['a', { chosen: ['a'], correct: true, flagged: false, elapsedMs: 2 * minute }],
      ['b', { chosen: ['a'], correct: true, flagged: false, elapsedMs: minute }],
    ]);
  });

  it('does not count the time of a pause', () => {
    const sitting = only(
      logOf(
        at(0, started),
        at(2, { type: 'exam-paused', exam }),
        at(600, { type: 'exam-resumed', exam }),
        at(601, answer('a', true)),
      ),
    );
    expect(timeLeftMs(sitting, { now: morning + 602 * minute })).toBe(4 * minute);
    const paused = only(logOf(at(0, started), at(2, { type: 'exam-paused', exam })));
    expect(timeLeftMs(paused, { now: morning + 9 * day })).toBe(6 * minute);
  });

  it('goes on from the last sign of life when the tab was closed without a pause', () => {
    const log = logOf(at(0, started), at(3, answer('a', true)));
    const [resume] = eventsForReopening(only(log));
    expect(resume).toEqual({ type: 'exam-resumed', exam });
    const reopened: ProgressEvent[] = [
      ...log,
      { id: 'device:9', at: morning + day, body: { type: 'exam-resumed', exam } },
    ];
    expect(timeLeftMs(only(reopened), { now: morning + day + minute })).toBe(4 * minute);
    expect(only(reopened).answers.size).toBe(1);
  });

  it('has no time left after its limit, and changes no more after its end', () => {
    expect(timeLeftMs(only(logOf(at(0, started))), { now: morning + day })).toBe(0);
    const sitting = only(
      logOf(
        at(0, started),
        at(9, { type: 'exam-finished', exam, reason: 'time-up' }),
        at(10, answer('a', true)),
        at(11, { type: 'exam-resumed', exam }),
      ),
    );
    expect(sitting).toMatchObject({ status: 'finished', finishedBy: 'time-up', spentMs: 8 * minute });
    expect(sitting.answers.size).toBe(0);
    expect(eventsForReopening(sitting)).toEqual([]);
  });

  it('loses nothing where the clock was set back, before its beginning or in its midst', () => {
    const [one, two, end]: EventBody[] = [
      answer('a', true),
      answer('b', false),
      { type: 'exam-finished', exam, reason: 'handed-in' },
    ];
    for (const times of [
      [0, -60, -59, -58],
      [0, 3, -60, -59],
    ]) {
      const bodies = [started, one, two, end];
      const sitting = only(logOf(...bodies.map((body, index) => at(times[index] ?? 0, body as EventBody))));
      expect(sitting.status).toBe('finished');
      expect([...sitting.answers.keys()]).toEqual(['a', 'b']);
    }
  });

  it('loses an answer that was undone and nothing else', () => {
    const log = logOf(
      at(0, started),
      at(1, answer('a', false)),
      at(2, answer('a', true)),
      at(3, { type: 'undo', target: 'device:3' }),
    );
    expect(only(log).answers.get('a')?.correct).toBe(false);
  });

  it('stands beside others and is the same in every order of arrival', () => {
    const log = logOf(
      at(0, started),
      at(1, answer('a', true)),
      at(2, { type: 'exam-paused', exam }),
      at(3, { ...started, exam: 'exam-2' } as EventBody),
      at(4, { type: 'exam-resumed', exam }),
      at(5, answer('b', false)),
      at(6, { type: 'exam-finished', exam, reason: 'handed-in' }),
    );
    const expected = readSittings(log);
    expect(expected.map(({ exam: id, status }) => [id, status])).toEqual([
      ['exam-1', 'finished'],
      ['exam-2', 'running'],
    ]);
    fc.assert(
      fc.property(fc.shuffledSubarray(log, { minLength: log.length }), (shuffled) => {
        expect(readSittings(shuffled)).toEqual(expected);
      }),
    );
  });

  it('makes its day a day of study', () => {
    const log = logOf(at(0, started), at(1, answer('a', true)));
    expect(deriveProgress(log, { now: morning, zone: saoPaulo }).streakDays).toBe(1);
  });
});

describe('the report', () => {
  const log = logOf(
    at(0, started),
    at(1, answer('a', true)),
    at(2, answer('b', false, { elapsedMs: 3 * minute })),
    at(3, answer('c', false, { chosen: [], flagged: true })),
    at(4, { type: 'exam-finished', exam, reason: 'handed-in' }),
  );
  const statements = new Map([
    ['a', '1.1'],
    ['b', '1.2'],
    ['c', '2.1'],
  ]);
  const report = gradeSitting(only(log), { taskStatementOf: (question) => statements.get(question) ?? null });

  it('gives raw shares per domain and task statement with their uncertainty, open questions as not right', () => {
    expect(report.total.right).toMatchObject({ successes: 1, trials: 4, share: 0.25 });
    expect(report.total.right.low).toBeLessThan(0.1);
    expect(report.domains.map(({ key, right }) => [key, right.successes, right.trials])).toEqual([
      ['1', 1, 2],
      ['2', 0, 1],
    ]);
    expect(report.taskStatements.map(({ key }) => key)).toEqual(['1.1', '1.2', '2.1']);
    expect(report.domains[0]?.meanMs).toBe(2 * minute);
  });

  it('lists each item, and the misses in the order of the form', () => {
    expect(report.items.map(({ outcome }) => outcome)).toEqual(['right', 'wrong', 'open', 'open']);
    expect(report.misses).toEqual(['b', 'c', 'd']);
    expect(report.spentMs).toBe(4 * minute);
  });

  it('turns misses into cards, and into a lapse where the card was known', () => {
    const known = logOf([morning - day, added('question:b')], [morning, reviewed('question:b', 3)]);
    const progress = deriveProgress(known, { now: morning, zone: saoPaulo });
    expect(eventsForMisses({ progress, report })).toEqual([
      { type: 'review', item: 'question:b', rating: 1, elapsedMs: 0 },
      { type: 'card-added', item: 'question:c', reason: 'missed' },
      { type: 'card-added', item: 'question:d', reason: 'missed' },
    ]);
  });
});
