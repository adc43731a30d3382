// Check: results come right after the calls, nothing before or between them. Pure.
import type { Check } from '../../core/index.ts';
import { continuedTurns, resultsFor } from '../answered-turns.ts';
import { apiWords } from '../api-words.ts';
import { excerpt, requestName } from '../name-things.ts';
import { blocksIn } from '../sent-blocks.ts';

/** From the last call of a turn to its last result, a request holds nothing but results. What follows them is free. */
export function resultsLead(): Check {
  return {
    id: 'resultados-na-frente',
    title: 'Os resultados vêm logo depois das chamadas, sem nada antes ou entre eles',
    rule: 'pairing/missing-result',
    judge(run) {
      for (const turn of continuedTurns(run)) {
        const ids = new Set(turn.calls.map(({ id }) => id));
        const blocks = blocksIn(turn.next.body);
        const call = blocks.findLast(({ type, fields }) => type === 'tool_use' && ids.has(String(fields.id)));
        const lastResult = resultsFor(turn).at(-1);
        if (!call || !lastResult) continue;
        const intruder = blocks
          .slice(call.position + 1, lastResult.position)
          .find(({ type, message }) => type !== 'tool_result' && message !== call.message);
        if (!intruder) continue;
        const text = intruder.fields.text;
        const words = apiWords(run);
        return {
          passed: false,
          given: `O turno do modelo termina em uma chamada, em messages.${call.message}.`,
          got: `Na ${requestName(turn.next.index)}, há um bloco ${intruder.type}${
            typeof text === 'string' ? ` ("${excerpt(text, 60)}")` : ''
          } antes do último resultado dela.`,
          expected: `Os blocos ${words.result} abrem o turno que vem logo depois das chamadas, um após o outro.`,
          at: { request: turn.next.index, path: intruder.path },
        };
      }
      return { passed: true };
    },
  };
}
