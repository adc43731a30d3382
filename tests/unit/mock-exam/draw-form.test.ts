import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { likeness, quizFileSchema } from '../../../src/core/index.ts';
import { drawForm, type ExamItem, examItem } from '../../../src/mock-exam/index.ts';

const domains = [27, 18, 20, 20, 15].map((weightPercent, at) => ({ number: at + 1, weightPercent }));
const item = (question: string, taskStatement: string, change: Partial<ExamItem> = {}): ExamItem => ({
  question,
  taskStatement,
  scope: 'exam',
  siblings: [],
  words: [new Set([`pt-${question}`]), new Set([`en-${question}`])],
  ...change,
});
/** A bank with `each` questions on the first two task statements of each of the domains named. */
const bankOf = (each: number, ...numbers: number[]) =>
  numbers.flatMap((domain) =>
    [1, 2].flatMap((part) =>
      Array.from({ length: each }, (_, at) => item(`d${domain}-${part}-${at}`, `${domain}.${part}`)),
    ),
  );
const draw = (bank: ExamItem[], mode: 'full' | 'short' = 'full', seed = 7) =>
  drawForm({ bank, domains, wish: { mode }, seed });

describe('a form', () => {
  it('has 60 questions in the exam’s proportions and 120 minutes', () => {
    const form = draw(bankOf(20, 1, 2, 3, 4, 5));
    expect(form.coverage.map(({ wanted }) => wanted)).toEqual([16, 11, 12, 12, 9]);
    expect(form.coverage.map(({ drawn }) => drawn)).toEqual([16, 11, 12, 12, 9]);
    expect(form.questions).toHaveLength(60);
    expect(form).toMatchObject({ timeLimitMs: 7_200_000, note: null, contractQuestions: 0 });
  });

  it('of 20 questions keeps the proportions', () => {
    const form = draw(bankOf(20, 1, 2, 3, 4, 5), 'short');
    expect(form.questions).toHaveLength(20);
    expect(form.coverage.map(({ wanted }) => wanted)).toEqual([5, 4, 4, 4, 3]);
  });

  it('says which domains the bank does not cover, and fills them with nothing else', () => {
    const form = draw([...bankOf(20, 1, 2), ...bankOf(2, 5)]);
    expect(form.questions).toHaveLength(16 + 11 + 4);
    expect(form.timeLimitMs).toBe(31 * 120_000);
    expect(form.note).toBe(
      'Este simulado ainda não cobre os domínios 3 e 4: 40% da prova ficam de fora. Só entram 4 de 9 questões do domínio 5: o banco ainda não tem outras que não se repitam.',
    );
  });

  it('spreads a domain over its task statements', () => {
    const { questions } = draw(bankOf(20, 1));
    expect(questions.filter((id) => id.startsWith('d1-1-'))).toHaveLength(8);
  });

  it('is the same for the same seed, in whatever order the bank is read, and another for another', () => {
    const bank = bankOf(20, 1, 2, 3, 4, 5);
    expect(draw(bank.toReversed())).toEqual(draw(bank));
    expect(draw(bank, 'full', 8).questions).not.toEqual(draw(bank).questions);
  });

  it('draws different questions over the seeds, each about as often', () => {
    const bank = bankOf(16, 1);
    const counts = new Map(bank.map(({ question }) => [question, 0]));
    for (let seed = 0; seed < 400; seed += 1)
      for (const id of draw(bank, 'full', seed).questions) counts.set(id, (counts.get(id) ?? 0) + 1);
    // 16 of 32 each time: 200 expected.
    expect(Math.min(...counts.values())).toBeGreaterThan(150);
    expect(Math.max(...counts.values())).toBeLessThan(250);
  });

  it('takes questions on the mechanism only where those on the exam’s words run out, and none beyond it', () => {
    const bank = [
      ...bankOf(2, 1),
      ...Array.from({ length: 30 }, (_, at) => item(`api-${at}`, '1.1', { scope: 'api-contract' })),
      ...Array.from({ length: 30 }, (_, at) => item(`beyond-${at}`, '1.3', { scope: 'beyond' })),
    ];
    const form = draw(bank);
    expect(form.questions.filter((id) => id.startsWith('d1'))).toHaveLength(4);
    expect(form.questions.filter((id) => id.startsWith('beyond'))).toEqual([]);
    expect(form.contractQuestions).toBe(12);
  });

  it('of one task statement or of misses holds those only', () => {
    const bank = bankOf(20, 1, 2);
    const one = drawForm({ bank, domains, wish: { mode: 'task-statement', taskStatement: '1.2' }, seed: 1 });
    expect(one.questions).toHaveLength(20);
    expect(one.questions.every((id) => id.startsWith('d1-2-'))).toBe(true);
    const misses = drawForm({
      bank,
      domains,
      wish: { mode: 'misses', questions: ['d2-1-3', 'gone', 'd1-1-0'] },
      seed: 1,
    });
    expect(misses.questions.toSorted()).toEqual(['d1-1-0', 'd2-1-3']);
    expect(misses.note).toBeNull();
  });

  it('holds no near-twins and no siblings, for every bank and seed', () => {
    const words = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 3, maxLength: 6 });
    const anyItem = fc.record({
      taskStatement: fc.constantFrom('1.1', '1.2', '2.1', '3.4'),
      words,
      sibling: fc.option(fc.constantFrom('x', 'y', 'z'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 40 }), fc.nat(), (drafts, seed) => {
        const bank = drafts.map(({ taskStatement, words: found, sibling }, at) =>
          item(`q${at}`, taskStatement, {
            words: [new Set(found), new Set([`en-${at}`])],
            siblings: sibling === undefined ? [] : [sibling],
          }),
        );
        const drawn = draw(bank, 'full', seed).questions.flatMap(
          (id) => bank.find(({ question }) => question === id) ?? [],
        );
        const siblings = drawn.flatMap((one) => one.siblings);
        expect(new Set(siblings).size).toBe(siblings.length);
        drawn.forEach((one, at) => {
          for (const other of drawn.slice(0, at)) expect(likeness(one.words, other.words)).toBeLessThan(0.3);
        });
      }),
    );
  });

  it('can be drawn from the bank as it is', () => {
    const bank = readdirSync('quizzes').flatMap((name) => {
      const { lesson, questions } = quizFileSchema.parse(parse(readFileSync(`quizzes/${name}`, 'utf8')));
      return questions.map((question) => examItem(question, { lesson }));
    });
    const form = draw(bank);
    expect(form.questions.length).toBeGreaterThan(20);
    expect(new Set(form.questions).size).toBe(form.questions.length);
    const missing = form.coverage.filter(({ drawn, wanted }) => drawn < wanted);
    expect(form.note === null).toBe(missing.length === 0);
  });
});
