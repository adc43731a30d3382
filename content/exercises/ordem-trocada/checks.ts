// What the exercise "ordem-trocada" requires of a run. Pure; judges records, never source text.
import type { Check } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  blocksIn,
  continuedTurns,
  everyCallAnswered,
  everyCallExecuted,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  resultsFor,
  resultsLead,
} from '../../../src/grader/index.ts';

const turnFirst: Check = {
  id: 'chamadas-antes-dos-resultados',
  title: 'No histórico, o turno com as chamadas vem antes dos resultados delas',
  rule: 'pairing/unexpected-result',
  judge(run) {
    for (const turn of continuedTurns(run)) {
      const blocks = blocksIn(turn.next.body);
      for (const result of resultsFor(turn)) {
        const call = blocks.find(({ type, fields }) => type === 'tool_use' && fields.id === result.id);
        if (call && call.message < result.message) continue;
        return {
          passed: false,
          given: `Na resposta à ${requestName(turn.request)}, o modelo fez a chamada \`${result.id}\`.`,
          got: call
            ? `Na ${requestName(turn.next.index)}, o resultado dela está em messages.${result.message}, e a chamada, em messages.${call.message}.`
            : `Na ${requestName(turn.next.index)}, o resultado dela está em messages.${result.message}, e a chamada não está em mensagem nenhuma.`,
          expected: 'O histórico conta a conversa na ordem em que ela aconteceu.',
          at: { request: turn.next.index, path: result.path },
        };
      }
    }
    return { passed: true };
  },
};

const checks: Check[] = [
  turnFirst,
  everyCallAnswered(),
  resultsLead(),
  apiAcceptsAll(),
  historyKept(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  finalAnswerReturned(),
];

export default checks;
