// Check: every call got exactly one result in the next request. Pure.
import type { Check } from '../../core/index.ts';
import { callingTurns, resultsFor } from '../answered-turns.ts';
import { apiWords } from '../api-words.ts';
import { callsName, count, joined, requestName } from '../name-things.ts';

/** One result per call, also for a call that failed. Role, order and message do not matter here. */
export function everyCallAnswered(): Check {
  return {
    id: 'responde-todas',
    title: 'Cada chamada recebe exatamente um resultado',
    rule: 'pairing/missing-result',
    judge(run) {
      const { call, result: answer } = apiWords(run);
      const expected = `Cada bloco ${call} recebe exatamente um bloco ${answer} na requisição seguinte.`;
      for (const turn of callingTurns(run)) {
        const given = `Na resposta à ${requestName(turn.request)}, o modelo fez ${callsName(turn.calls)}.`;
        if (!turn.next)
          return {
            passed: false,
            given,
            got: `O programa não enviou mais nada, e ${
              turn.calls.length === 1 ? 'ela não recebeu' : 'nenhuma delas recebeu'
            } resultado.`,
            expected,
            at: { request: turn.request, path: '' },
          };
        const request = turn.next.index;
        const results = resultsFor({ ...turn, next: turn.next });
        const missing = turn.calls.filter(({ id }) => !results.some((result) => result.id === id));
        if (missing.length > 0)
          return {
            passed: false,
            given,
            got: `A ${requestName(request)} não leva resultado para ${joined(missing.map(({ id }) => `\`${id}\``))}.`,
            expected,
            at: { request, path: 'messages' },
          };
        const repeated = results.find((result, place) =>
          results.slice(0, place).some(({ id }) => id === result.id),
        );
        if (repeated)
          return {
            passed: false,
            given,
            got: `A ${requestName(request)} leva ${count(
              results.filter(({ id }) => id === repeated.id).length,
              'resultado',
              'resultados',
            )} para \`${repeated.id}\`.`,
            expected,
            at: { request, path: repeated.path },
          };
      }
      return { passed: true };
    },
  };
}
