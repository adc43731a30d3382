// What the exercise "parameters-ou-input-schema" requires of a run. Pure; judges records, never source text.
import type { Check } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callingTurns,
  callName,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  executionsOf,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  resultsLead,
} from '../../../src/grader/index.ts';
import { needs } from './scenario.ts';

const bothDeclared: Check = {
  id: 'as-duas-ferramentas',
  title: 'O modelo pode usar as duas ferramentas',
  judge(run) {
    const called = callingTurns(run).flatMap(({ calls }) => calls.map(({ name }) => name));
    const missing = needs[run.variant]?.flat().find(({ tool }) => !called.includes(tool));
    if (missing === undefined || run.outcome.kind !== 'returned') return { passed: true };
    return {
      passed: false,
      given: `A pergunta foi "${excerpt(run.question)}", e o modelo precisava consultar "${missing.value}".`,
      got: `Ele não chamou \`${missing.tool}\`: as requisições não a declaram.`,
      expected: 'O agente continua com as suas duas ferramentas.',
      at: { request: 0, path: 'tools' },
    };
  },
};

const inputUnderstood: Check = {
  id: 'entrada-entendida',
  title: 'O modelo sabe quais campos cada ferramenta recebe',
  judge(run) {
    for (const turn of callingTurns(run))
      for (const call of turn.calls) {
        const need = needs[run.variant]?.flat().find(({ tool }) => tool === call.name);
        if (need === undefined || Object.hasOwn(Object(call.input), need.field)) continue;
        const failed = executionsOf(run, call)[0];
        return {
          passed: false,
          given: `A ferramenta \`${call.name}\` recebe o campo "${need.field}".`,
          got: `Na resposta à ${requestName(turn.request)}, o modelo pediu ${callName(call)}${failed ? `, e a execução falhou: "${excerpt(failed.output)}"` : ''}.`,
          expected: 'A declaração diz ao modelo os campos da entrada, com os nomes que a ferramenta espera.',
          at: { request: turn.request, path: 'tools' },
        };
      }
    return { passed: true };
  },
};

const checks: Check[] = [
  apiAcceptsAll(),
  bothDeclared,
  inputUnderstood,
  everyCallAnswered(),
  resultsLead(),
  historyKept(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  finalAnswerReturned(),
];

export default checks;
