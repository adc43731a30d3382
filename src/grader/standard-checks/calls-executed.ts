// Check: the program executed what the model asked for, and nothing else. Pure.
import type { Check, CheckOutcome, RunRecord } from '../../core/index.ts';
import { callingTurns, callKey, executionsOf } from '../answered-turns.ts';
import { callName, requestName } from '../name-things.ts';

const expected = 'Cada chamada é executada uma vez, com a ferramenta e a entrada que o modelo escreveu.';

/** Every call ran with its exact input, no success was repeated, nothing ran unasked. A failed execution may be retried. */
export function everyCallExecuted(): Check {
  return {
    id: 'executa-cada-chamada',
    title: 'Cada chamada é executada uma vez, com a entrada que o modelo escreveu',
    judge: (run) => neverExecuted(run) ?? executedTooOften(run) ?? { passed: true },
  };
}

function neverExecuted(run: RunRecord): CheckOutcome | undefined {
  for (const turn of callingTurns(run))
    for (const call of turn.calls) {
      if (executionsOf(run, call).length > 0) continue;
      const others = run.tools.filter((tool) => tool.name === call.name);
      const wrongInput = others.find((tool) => tool.afterRequest === turn.request);
      return {
        passed: false,
        given: `Na resposta à ${requestName(turn.request)}, o modelo pediu ${callName(call)}.`,
        got: wrongInput
          ? `O programa executou ${callName(wrongInput)}, que é outra entrada.`
          : 'O programa não executou essa chamada.',
        expected,
        at: { request: turn.request, path: '' },
      };
    }
  return undefined;
}

function executedTooOften(run: RunRecord): CheckOutcome | undefined {
  const calls = callingTurns(run).flatMap((turn) => turn.calls);
  for (const tool of run.tools) {
    const asked = calls.filter((call) => callKey(call) === callKey(tool)).length;
    const done = executionsOf(run, tool).filter((execution) => execution.ok).length;
    if (asked > 0 && done <= asked) continue;
    return {
      passed: false,
      given:
        asked === 0
          ? `O modelo não pediu ${callName(tool)}.`
          : `O modelo pediu ${callName(tool)} ${times(asked)}.`,
      got: `O programa executou ${times(executionsOf(run, tool).length)}.`,
      expected: `${expected} Repetir uma chamada que deu certo pode repetir o seu efeito.`,
    };
  }
  return undefined;
}

function times(number: number): string {
  return number === 1 ? 'uma vez' : `${number} vezes`;
}
