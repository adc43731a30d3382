// What the exercise "id-inventado" requires of a run. Pure; judges records, never source text.
import type { Check, RunRecord } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  blocksIn,
  callsName,
  continuedTurns,
  everyCallAnswered,
  everyCallExecuted,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  resultsIn,
} from '../../../src/grader/index.ts';

/** Ids of calls that the program wrote itself, as an example, before it asked anything. */
function exampleIds(run: RunRecord): string[] {
  const calls = blocksIn(run.requests[0]?.body).filter(({ type }) => type === 'tool_use');
  return calls.map(({ fields }) => String(fields.id));
}

/** Results after the last calls name one of those calls; no result anywhere names an id that the model never wrote. */
const idsFromCalls: Check = {
  id: 'id-da-chamada',
  title: 'Cada resultado usa o id de uma chamada do turno que ele responde',
  rule: 'pairing/unexpected-result',
  judge(run) {
    const minted = answeredTurns(run).flatMap(({ calls }) => calls.map(({ id }) => id));
    const known = new Set([...minted, ...exampleIds(run)]);
    for (const turn of continuedTurns(run)) {
      const ids = new Set(turn.calls.map(({ id }) => id));
      const lastCall = blocksIn(turn.next.body).findLast(
        ({ type, fields }) => type === 'tool_use' && ids.has(String(fields.id)),
      );
      const stray = resultsIn(turn.next.body).find(({ id, position }) => {
        const answersThisTurn = lastCall !== undefined && position > lastCall.position;
        return answersThisTurn ? !ids.has(id) : !known.has(id);
      });
      if (!stray) continue;
      return {
        passed: false,
        given: `Na resposta à ${requestName(turn.request)}, o modelo fez ${callsName(turn.calls)}.`,
        got: `A ${requestName(turn.next.index)} leva um resultado para \`${stray.id || '(sem id)'}\`, ${
          known.has(stray.id)
            ? 'que é uma chamada de outro turno'
            : 'que não é o id de nenhuma chamada do modelo'
        }.`,
        expected: 'Um resultado aponta para a chamada que o pediu pelo id que veio com ela na resposta.',
        at: { request: turn.next.index, path: stray.path },
      };
    }
    return { passed: true };
  },
};

const checks: Check[] = [
  idsFromCalls,
  everyCallAnswered(),
  resultsCarryOwnOutput(),
  apiAcceptsAll(),
  historyKept(),
  everyCallExecuted(),
  finalAnswerReturned(),
];

export default checks;
