// What the exercise "recusa-repetida" requires of a run. Pure; judges records, never source text.
// A refused turn is an end, even one that holds calls: the usual checks judge the run without those calls.
import type { Check, RequestRecord, RunRecord } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  callName,
  callsOf,
  containsOutput,
  count,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  finalAnswerReturned,
  followsScript,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  stopReasonOf,
} from '../../../src/grader/index.ts';

function isRefused(request: RequestRecord): boolean {
  return stopReasonOf(request) === 'refusal';
}

function modelOf({ body }: RequestRecord): unknown {
  return (body as { model?: unknown } | null)?.model;
}

function explanationOf({ response }: RequestRecord): string | null {
  const details = (response as { stop_details?: { explanation?: unknown } | null } | null)?.stop_details;
  return typeof details?.explanation === 'string' ? details.explanation : null;
}

/** The run as if its refused turns had no blocks at all. */
function withoutRefusedCalls(run: RunRecord): RunRecord {
  return {
    ...run,
    requests: run.requests.map((request) =>
      isRefused(request) ? { ...request, response: { content: [], stop_reason: 'refusal' } } : request,
    ),
  };
}

function judgedWithoutRefusedCalls(check: Check): Check {
  return { ...check, judge: (run) => check.judge(withoutRefusedCalls(run)) };
}

const notRepeated: Check = {
  id: 'nao-repete-o-pedido',
  title: 'Um pedido recusado não é enviado de novo ao mesmo modelo',
  judge(run) {
    const refused = run.requests.find(isRefused);
    if (!refused) return { passed: true };
    const again = run.requests.filter(
      (request) => request.index > refused.index && modelOf(request) === modelOf(refused),
    );
    const first = again[0];
    if (!first) return { passed: true };
    return {
      passed: false,
      given: `A resposta à ${requestName(refused.index)} tem stop_reason "refusal".`,
      got: `O programa enviou mais ${count(again.length, 'requisição', 'requisições')} ao mesmo modelo, e a conversa continuou recusada.`,
      expected:
        'A recusa é uma resposta definitiva deste modelo a este pedido. Repetir gasta requisições e não muda o resultado.',
      at: { request: first.index, path: '' },
    };
  },
};

const reasonTold: Check = {
  id: 'diz-o-motivo',
  title: 'Quem perguntou fica sabendo da recusa e do motivo',
  judge(run) {
    const refused = run.requests.findLast(isRefused);
    if (!refused) return { passed: true };
    const explanation = explanationOf(refused);
    const given = `A resposta à ${requestName(refused.index)} é uma recusa${
      explanation === null ? ', sem explicação' : `, com a explicação "${excerpt(explanation)}"`
    }.`;
    const expected =
      'runAgent devolve um texto que diz que o pedido foi recusado e, quando a API explica, leva a explicação.';
    const { outcome } = run;
    const fail = (got: string) => ({ passed: false as const, given, got, expected });
    if (outcome.kind === 'threw') return fail(`O programa terminou com ${outcome.name}.`);
    if (outcome.kind !== 'returned') return fail('O programa não devolveu texto.');
    if (outcome.value.trim() === '') return fail('O programa devolveu um texto vazio.');
    if (explanation !== null && !containsOutput(outcome.value, explanation))
      return fail(`O programa devolveu "${excerpt(outcome.value)}".`);
    return { passed: true };
  },
};

const refusedCallsLeft: Check = {
  id: 'nao-executa-recusado',
  title: 'Nenhuma ferramenta de um turno recusado é executada',
  judge(run) {
    for (const request of run.requests.filter(isRefused)) {
      const executed =
        callsOf(request.response).length > 0 &&
        run.tools.find(({ afterRequest }) => afterRequest === request.index);
      if (!executed) continue;
      return {
        passed: false,
        given: `A resposta à ${requestName(request.index)} tem um bloco tool_use, mas o stop_reason é "refusal".`,
        got: `O programa executou ${callName(executed)}.`,
        expected: 'O que o turno recusado chegou a pedir não é executado.',
        at: { request: request.index, path: '' },
      };
    }
    return { passed: true };
  },
};

/** Where the model refused last, there is no answer of the model to return. */
const modelAnswers: Check = {
  ...finalAnswerReturned(),
  judge(run) {
    const last = answeredTurns(run).at(-1);
    const request = run.requests.find(({ index }) => index === last?.request);
    return request && isRefused(request) ? { passed: true } : finalAnswerReturned().judge(run);
  },
};

const checks: Check[] = [
  judgedWithoutRefusedCalls(followsScript),
  notRepeated,
  reasonTold,
  refusedCallsLeft,
  apiAcceptsAll(),
  judgedWithoutRefusedCalls(everyCallAnswered()),
  judgedWithoutRefusedCalls(everyCallExecuted()),
  resultsCarryOwnOutput(),
  historyKept(),
  modelAnswers,
];

export default checks;
