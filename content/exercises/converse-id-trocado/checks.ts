// What the exercise "converse-id-trocado" requires of a run. Pure; judges records, never source text.
import type { Check } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callName,
  continuedTurns,
  everyCallAnswered,
  everyCallExecuted,
  executionsOf,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  resultsFor,
} from '../../../src/grader/index.ts';

const failureStays: Check = {
  id: 'falha-na-chamada-certa',
  title: 'A marca de falha fica com a chamada que falhou',
  judge(run) {
    for (const turn of continuedTurns(run))
      for (const result of resultsFor(turn)) {
        const call = turn.calls.find(({ id }) => id === result.id);
        const executions = call ? executionsOf(run, call) : [];
        if (!call || executions.length === 0) continue;
        const failed = !executions.some(({ ok }) => ok);
        if (failed === result.isError) continue;
        return {
          passed: false,
          given: `A execução de ${callName(call)} ${failed ? 'falhou' : 'deu certo'}.`,
          got: `Na ${requestName(turn.next.index)}, o resultado com o id dela ${
            result.isError ? 'está marcado' : 'não está marcado'
          } como falha.`,
          expected: 'Conteúdo e marca de um resultado são os da execução da chamada que o seu id aponta.',
          at: { request: turn.next.index, path: result.path },
        };
      }
    return { passed: true };
  },
};

const checks: Check[] = [
  resultsCarryOwnOutput(),
  failureStays,
  everyCallAnswered(),
  apiAcceptsAll(),
  everyCallExecuted(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
