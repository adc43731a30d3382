// What the exercise "truncado-por-max-tokens" requires of a run. Pure; judges records, never source text.
// A turn that was cut off asks for nothing: the usual checks judge the run as if its calls were not there.
import type { Check, RequestRecord, RunRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  blocksIn,
  callName,
  callsOf,
  containsOutput,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  finalAnswerReturned,
  followsScript,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  stopReasonOf,
  textsOf,
} from '../../../src/grader/index.ts';

/** Room that the program must have given a turn before it gives up; the statement says so. */
const enoughRoom = 16_000;

function isCut(request: RequestRecord): boolean {
  return stopReasonOf(request) === 'max_tokens';
}

function roomOf({ body }: RequestRecord): number {
  const room = (body as { max_tokens?: unknown } | null)?.max_tokens;
  return typeof room === 'number' ? room : 0;
}

function judgedWithoutCutCalls(check: Check): Check {
  const withoutCutCalls = (run: RunRecord): RunRecord => ({
    ...run,
    requests: run.requests.map((request) =>
      isCut(request) ? { ...request, response: { content: [], stop_reason: 'max_tokens' } } : request,
    ),
  });
  return { ...check, judge: (run) => check.judge(withoutCutCalls(run)) };
}

const cutCallsLeft: Check = {
  id: 'nao-executa-cortada',
  title: 'Nenhuma chamada de um turno cortado é executada',
  judge(run) {
    for (const request of run.requests.filter(isCut)) {
      const calls = callsOf(request.response);
      const executed = calls.length > 0 && run.tools.find((tool) => tool.afterRequest === request.index);
      if (!executed) continue;
      return {
        passed: false,
        given: `A resposta à ${requestName(request.index)} parou por max_tokens, com ${roomOf(request)} tokens de limite, no meio de ${callName(calls.at(-1) ?? executed)}.`,
        got: `O programa executou ${callName(executed)}, e a ferramenta respondeu "${excerpt(executed.output)}".`,
        expected:
          'O que um turno cortado chegou a pedir não é confiável, nem quando parece completo, e não é executado.',
        at: { request: request.index, path: '' },
      };
    }
    return { passed: true };
  },
};

const askedWithMoreRoom: Check = {
  id: 'pede-com-mais-espaco',
  title: 'Um turno cortado é pedido de novo, com mais espaço',
  judge(run) {
    for (const cut of run.requests.filter(isCut)) {
      const calls = callsOf(cut.response);
      const next = run.requests.find(({ index }) => index === cut.index + 1);
      const fail = (got: string) => ({
        passed: false as const,
        given: `A resposta à ${requestName(cut.index)} parou por max_tokens, com ${roomOf(cut)} tokens de limite.`,
        got,
        expected: `O mesmo pedido volta com um max_tokens maior, até ${enoughRoom}, e o turno cortado fica fora do histórico.`,
        at: { request: next?.index ?? cut.index, path: '' },
      });
      if (!next) {
        if (roomOf(cut) >= enoughRoom) continue;
        return fail('O programa encerrou a conversa ali.');
      }
      const ids = new Set(calls.map(({ id }) => id));
      if (blocksIn(next.body).some(({ type, fields }) => type === 'tool_use' && ids.has(String(fields.id))))
        return fail(
          `A ${requestName(next.index)} leva de volta a chamada cortada, como se estivesse inteira.`,
        );
      const goesOn = calls.length === 0 && blocksIn(next.body).length > blocksIn(cut.body).length;
      if (roomOf(next) <= roomOf(cut) && !goesOn)
        return fail(`A ${requestName(next.index)} vai com ${roomOf(next)}, e é cortada no mesmo lugar.`);
    }
    return { passed: true };
  },
};

const saysItDoesNotFit: Check = {
  id: 'avisa-quando-nao-cabe',
  title: 'Se não couber de jeito nenhum, quem pediu fica sabendo',
  judge(run) {
    const last = run.requests.at(-1);
    if (!last || !isCut(last)) return { passed: true };
    const said = textsOf(last.response).join(' ');
    const fail = (got: string) => ({
      passed: false as const,
      given: `A última resposta foi cortada, com ${roomOf(last)} tokens de limite${
        said === '' ? '' : `, depois de "${excerpt(said)}"`
      }.`,
      got,
      expected: 'runAgent devolve um texto com o aviso de que o pedido não foi concluído.',
    });
    const { outcome } = run;
    if (outcome.kind === 'threw') return fail(`O programa terminou com ${outcome.name}.`);
    if (outcome.kind !== 'returned') return fail('O programa não devolveu texto.');
    if (outcome.value.trim() === '') return fail('O programa devolveu um texto vazio.');
    if (said !== '' && containsOutput(said, outcome.value))
      return fail('O programa devolveu esse texto, sem mais nada.');
    return { passed: true };
  },
};

/** Where the last turn was cut off, there is no answer of the model to return. */
const modelAnswers: Check = {
  ...finalAnswerReturned(),
  judge(run) {
    const last = run.requests.at(-1);
    return last && isCut(last) ? { passed: true } : finalAnswerReturned().judge(run);
  },
};

const checks: Check[] = [
  judgedWithoutCutCalls(followsScript),
  cutCallsLeft,
  askedWithMoreRoom,
  saysItDoesNotFit,
  apiAcceptsAll(),
  judgedWithoutCutCalls(everyCallAnswered()),
  judgedWithoutCutCalls(everyCallExecuted()),
  judgedWithoutCutCalls(resultsCarryOwnOutput()),
  historyKept(),
  modelAnswers,
];

export default checks;
