// What the exercise "so-a-primeira-ferramenta" requires of a run. Pure; judges records, never source text.
import type { Check, RunRecord, ToolRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callingTurns,
  callKey,
  callName,
  everyCallAnswered,
  everyCallExecuted,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  type ToolCall,
} from '../../../src/grader/index.ts';

const writing = ['mover_cartao', 'arquivar_coluna'];

/** The executions of the calls of one turn that change the board, in the order of the calls. */
function writesOf(run: RunRecord, turn: { request: number; calls: ToolCall[] }): ToolRecord[] {
  const left = run.tools.filter(({ afterRequest }) => afterRequest === turn.request);
  return turn.calls.flatMap((call) => {
    if (!writing.includes(call.name)) return [];
    const place = left.findIndex((tool) => callKey(tool) === callKey(call));
    return place === -1 ? [] : left.splice(place, 1);
  });
}

const inOrder: Check = {
  id: 'alteracoes-em-ordem',
  title: 'As alterações de um turno são feitas uma por vez, na ordem das chamadas',
  judge(run) {
    for (const turn of callingTurns(run)) {
      const writes = writesOf(run, turn);
      for (const [place, later] of writes.entries()) {
        const earlier = writes.slice(0, place).find(({ endedAtMs }) => endedAtMs > later.startedAtMs);
        if (!earlier) continue;
        return {
          passed: false,
          given: `Na resposta à ${requestName(turn.request)}, o modelo pediu ${callName(earlier)} e, depois, ${callName(later)}.`,
          got: 'O programa começou a segunda antes de a primeira terminar.',
          expected:
            'Uma alteração só começa depois que a anterior do mesmo turno terminou; leituras não precisam esperar.',
          at: { request: turn.request, path: '' },
        };
      }
    }
    return { passed: true };
  },
};

const checks: Check[] = [
  everyCallAnswered(),
  everyCallExecuted(),
  inOrder,
  resultsCarryOwnOutput(),
  apiAcceptsAll(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
