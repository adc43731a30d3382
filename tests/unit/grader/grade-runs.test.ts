// Verdicts: what they hold, in which order, and what their one sentence says.
import { expect, test } from 'vitest';
import { type Check, verdictSchema } from '../../../src/core/index.ts';
import { gradeRuns } from '../../../src/grader/index.ts';
import {
  accepted,
  goodRun,
  question,
  refused,
  result,
  runWith,
  stoppedBy,
  text,
  toolUse,
} from './records.ts';

const grade = (runs: Parameters<typeof gradeRuns>[0]['runs'], checks: Check[] = []) =>
  gradeRuns({ exercise: 'toy', checks, runs });

const failing: Check = {
  id: 'cuidado',
  title: 'Há cuidado',
  judge: (run) =>
    run.variant === 'segunda'
      ? {
          passed: false,
          given: 'Isto foi dado.',
          got: 'Isto veio.',
          expected: 'Outra coisa viria.',
          at: { request: 1, path: 'messages.2' },
        }
      : { passed: true },
};

test('a right program passes, and requests are counted over all variants', () => {
  const verdict = grade([goodRun, { ...goodRun, variant: 'segunda' }]);
  expect(verdict).toMatchObject({ passed: true, requests: 4 });
  expect(verdict.checks.map((check) => check.id)).toEqual(['termina', 'conversa']);
  expect(verdictSchema.parse(verdict)).toEqual(verdict);
});

test('a check with the id of a built-in one stands in its place', () => {
  const lenient: Check = { id: 'conversa', title: 'Desistir vale', judge: () => ({ passed: true }) };
  expect(grade([goodRun], [lenient]).checks.map(({ title }) => title)).toEqual([
    'O programa termina e devolve um texto',
    'Desistir vale',
  ]);
});

test('no run at all is no pass', () => {
  expect(grade([]).passed).toBe(false);
});

test('a check fails with its first failing variant, its place and its three sentences', () => {
  const verdict = grade([goodRun, { ...goodRun, variant: 'segunda' }], [failing]);
  expect(verdict.passed).toBe(false);
  expect(verdict.checks.at(-1)).toEqual({
    id: 'cuidado',
    title: 'Há cuidado',
    passed: false,
    message: 'Isto foi dado. Isto veio. Esperado: outra coisa viria.',
    variant: 'segunda',
    at: { request: 1, path: 'messages.2' },
  });
  expect(verdict.summary).toBe('1 de 3 verificações falhou: “Há cuidado”.');
});

test('a check that throws fails as a fault of the exercise', () => {
  const broken: Check = {
    id: 'quebrada',
    title: 'Quebrada',
    judge() {
      throw new Error('sem campo');
    },
  };
  expect(grade([goodRun], [broken]).checks.at(-1)?.message).toMatch(/erro do exercício.*sem campo/);
});

test('the summary counts the answered calls of a turn', () => {
  const calls = [toolUse('a'), toolUse('b')];
  const history = [question, { role: 'assistant', content: calls }, { role: 'user', content: [result('a')] }];
  const run = runWith({
    requests: [accepted([question], calls), refused(history, 'pairing/missing-result')],
  });
  expect(grade([run]).summary).toBe('Seu laço respondeu a 1 de 2 chamadas.');
});

test('the summary says what the API refused when it complained of something else', () => {
  const history = [
    question,
    { role: 'assistant', content: [text] },
    { role: 'user', content: [result('x')] },
  ];
  const run = runWith({
    requests: [accepted([question], [toolUse('a')]), refused(history, 'pairing/unexpected-result')],
  });
  expect(grade([run]).summary).toBe('A API recusou a requisição 2 com 400: Uma explicação.');
});

test('the summary names the exercise’s own check before a built-in one', () => {
  const run = runWith({ requests: [], more: { variant: 'segunda' } });
  expect(grade([run], [failing]).summary).toBe('2 de 3 verificações falharam: “Há cuidado”.');
});

test('the summary of a stopped run is its cause', () => {
  const run = runWith({ outcome: stoppedBy('time', { busy: true }) });
  expect(grade([run]).summary).toMatch(/laço síncrono/);
});

test('a program that never ran fails every check, and only the first speaks of it', () => {
  const run = runWith({
    outcome: { kind: 'invalid', reason: 'syntax', message: 'Unexpected token', line: 3, column: 7 },
  });
  const always: Check = { id: 'sempre', title: 'Sempre', judge: () => ({ passed: true }) };
  const verdict = grade([run], [always]);
  expect(verdict.checks.map((check) => check.passed)).toEqual([false, false, false]);
  expect(verdict.summary).toBe('O arquivo não compila na linha 3, coluna 7: "Unexpected token".');
  expect(verdict.checks.at(-1)?.message).toMatch(/^Não avaliado/);
});

test.each([
  ['a text made without the API', runWith({ requests: [] })],
  [
    'a text returned while the model waited for a result',
    runWith({ requests: [accepted([question], [toolUse('a')])] }),
  ],
  [
    'a conversation that the script does not know',
    runWith({
      requests: [accepted([question], [text])],
      more: { scriptProblems: [{ kind: 'unexpected-conversation', request: 0, detail: 'other calls' }] },
    }),
  ],
  [
    'a conversation beyond the script',
    runWith({
      requests: [accepted([question], [text])],
      more: { scriptProblems: [{ kind: 'script-dry', request: 0, detail: 'step 2' }] },
    }),
  ],
])('the built-in check "conversa" fails on %s', (_name, run) => {
  expect(grade([run]).checks[1]).toMatchObject({ id: 'conversa', passed: false });
});

test('unused lines of a script do not fail a program', () => {
  const scriptProblems = [{ kind: 'script-unused' as const, request: 1, detail: '2 of 3' }];
  expect(grade([{ ...goodRun, scriptProblems }]).passed).toBe(true);
});
