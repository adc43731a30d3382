// Runs that did not return are explained by their cause.
import { expect, test } from 'vitest';
import { explainOutcome } from '../../../src/grader/index.ts';
import { accepted, goodRun, question, refused, runWith, stoppedBy, text, toolUse } from './records.ts';

const thrown = { kind: 'threw', stack: '', line: 9, column: 4, status: null } as const;
const again = (times: number, content: unknown[]) =>
  Array.from({ length: times }, () => accepted([question], content));
const growing = (times: number, content: unknown[]) =>
  Array.from({ length: times }, (_, index) => accepted(Array(index + 1).fill(question), content));

test('a run that returned needs no explanation', () => {
  expect(explainOutcome(goodRun)).toBeNull();
});

test.each([
  [
    'the same history again and again',
    runWith({ requests: again(20, [toolUse('a')]), outcome: stoppedBy('requests', { busy: false }) }),
    'same-history',
    /enviado 20 vezes.*stop_reason: "tool_use"/,
  ],
  [
    'requests after the model had finished',
    runWith({ requests: growing(6, [text]), outcome: stoppedBy('requests', { busy: false }) }),
    'ignored-end-turn',
    /terminou na requisição 1 .*mais 5 requisições/,
  ],
  [
    'a conversation that only grows',
    runWith({ requests: growing(6, [toolUse('a')]), outcome: stoppedBy('requests', { busy: false }) }),
    'many-requests',
    /não encontrou a sua saída/,
  ],
  [
    'a synchronous loop',
    runWith({ outcome: stoppedBy('time', { busy: true }) }),
    'busy-loop',
    /^Antes da primeira requisição/,
  ],
  [
    'a loop after an answer',
    runWith({ requests: again(1, [text]), outcome: stoppedBy('time', { busy: true }) }),
    'busy-loop',
    /^Depois da requisição 1/,
  ],
  [
    'a promise that never settles',
    runWith({ outcome: stoppedBy('idle', { busy: false }) }),
    'never-settles',
    /promessa que ninguém resolve/,
  ],
  ['waiting too long', runWith({ outcome: stoppedBy('time', { busy: false }) }), 'slow', /ele só esperou/],
  ['a flood of lines', runWith({ outcome: stoppedBy('logs', { busy: false }) }), 'log-flood', /console/],
  ['too little memory', runWith({ outcome: stoppedBy('memory', { busy: false }) }), 'memory', /Interrompido/],
  [
    'an error of the API',
    runWith({
      requests: [refused([question], 'roles/first')],
      outcome: { ...thrown, name: 'BadRequestError', message: '400 …', status: 400 },
    }),
    'api-error',
    /recusou a requisição 1 com 400.*linha 9, coluna 4\. Uma explicação/,
  ],
  [
    'a failed tool that nobody caught',
    runWith({
      outcome: { ...thrown, name: 'Error', message: 'fora do ar' },
      more: {
        tools: [
          {
            index: 0,
            name: 't',
            input: {},
            startedAtMs: 0,
            endedAtMs: 1,
            ok: false,
            output: 'fora do ar',
            afterRequest: 0,
          },
        ],
      },
    }),
    'tool-error',
    /ferramenta `t`/,
  ],
  [
    'an exception',
    runWith({ outcome: { ...thrown, name: 'TypeError', message: 'x is not a function' } }),
    'exception',
    /TypeError na linha 9/,
  ],
  [
    'a thrown text',
    runWith({ outcome: { ...thrown, name: 'non-error', message: 'oi' } }),
    'thrown-value',
    /não é um Error: oi/,
  ],
])('%s', (_name, run, code, sentence) => {
  expect(explainOutcome(run)).toEqual({ code, sentence: expect.stringMatching(sentence) });
});
