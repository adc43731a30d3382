// What the exercise "turno-so-com-texto" requires of a run. Pure; judges records, never source text.
import type { Check } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  blocksIn,
  callKey,
  callsName,
  continuedTurns,
  count,
  everyCallAnswered,
  everyCallExecuted,
  finalAnswerReturned,
  historyKept,
  joined,
  requestName,
  resultsCarryOwnOutput,
  toolCall,
} from '../../../src/grader/index.ts';

/** All calls of a turn stand, unchanged, in assistant messages of the next request. Its text may be left out: the API takes that. */
const wholeTurn: Check = {
  id: 'turno-inteiro',
  title: 'O turno do assistente volta ao histórico com todas as suas chamadas',
  rule: 'pairing/unexpected-result',
  judge(run) {
    for (const turn of continuedTurns(run)) {
      const kept = blocksIn(turn.next.body)
        .filter(({ role, type }) => role === 'assistant' && type === 'tool_use')
        .map(({ fields }) => toolCall(fields));
      const missing = turn.calls.filter(
        (call) => !kept.some((block) => block.id === call.id && callKey(block) === callKey(call)),
      );
      if (missing.length === 0) continue;
      const place = blocksIn(turn.next.body).findLast(({ role }) => role === 'assistant');
      return {
        passed: false,
        given: `A resposta à ${requestName(turn.request)} tinha ${callsName(turn.calls)}.`,
        got: `Na ${requestName(turn.next.index)}, o turno do assistente vai sem ${count(
          missing.length,
          'desses blocos tool_use',
          'desses blocos tool_use',
        )}: ${joined(missing.map(({ id }) => `\`${id}\``))}.`,
        expected:
          'O histórico contém o turno como o modelo o produziu, com cada bloco tool_use intacto, logo antes dos resultados.',
        at: { request: turn.next.index, path: place ? `messages.${place.message}` : 'messages' },
      };
    }
    return { passed: true };
  },
};

const checks: Check[] = [
  wholeTurn,
  historyKept(),
  everyCallAnswered(),
  apiAcceptsAll(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  finalAnswerReturned(),
];

export default checks;
