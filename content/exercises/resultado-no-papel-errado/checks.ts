// What the exercise "resultado-no-papel-errado" requires of a run. Pure; judges records, never source text.
import type { Check } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  everyCallAnswered,
  everyCallExecuted,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  resultsIn,
  resultsLead,
} from '../../../src/grader/index.ts';

const resultsInUserMessages: Check = {
  id: 'papel-user',
  title: 'Todo resultado de ferramenta viaja em uma mensagem de papel user',
  rule: 'pairing/result-in-assistant',
  judge(run) {
    for (const request of run.requests) {
      const stray = resultsIn(request.body).find(({ role }) => role !== 'user');
      if (!stray) continue;
      return {
        passed: false,
        given: `A ${requestName(request.index)} devolve ao modelo o que a ferramenta respondeu.`,
        got: `O bloco tool_result está em messages.${stray.message}, que tem o papel "${stray.role}".`,
        expected:
          'O papel assistant é só do que o modelo escreveu; o que o seu código produz entra pelo outro lado da conversa.',
        at: { request: request.index, path: stray.path },
      };
    }
    return { passed: true };
  },
};

const checks: Check[] = [
  resultsInUserMessages,
  everyCallAnswered(),
  resultsLead(),
  apiAcceptsAll(),
  historyKept(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  finalAnswerReturned(),
];

export default checks;
