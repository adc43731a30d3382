// What the exercise "converse-any-ou-tool" requires of a run. Pure; judges records, never source text.
import type { Check } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  callingTurns,
  callsName,
  everyCallAnswered,
  everyCallExecuted,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
} from '../../../src/grader/index.ts';

const identify = 'identificar_cliente';

const identifiesFirst: Check = {
  id: 'identifica-primeiro',
  title: 'A primeira chamada de toda conversa é a identificação',
  judge(run) {
    const [first] = answeredTurns(run);
    if (!first) return { passed: true };
    if (first.calls.length > 0 && first.calls.every(({ name }) => name === identify)) return { passed: true };
    return {
      passed: false,
      given: 'A ligação começou, e ninguém sabe ainda de quem é o telefone.',
      got:
        first.calls.length === 0
          ? 'Na primeira resposta, o modelo escreveu um texto, sem consultar nada.'
          : `Na primeira resposta, o modelo fez ${callsName(first.calls)}.`,
      expected: `A primeira requisição não deixa escolha ao modelo: ele chama \`${identify}\`, e só ela.`,
      at: { request: first.request, path: '' },
    };
  },
};

const identifiesOnce: Check = {
  id: 'identifica-uma-vez',
  title: 'Depois da primeira resposta, o modelo volta a decidir',
  judge(run) {
    const turns = callingTurns(run).filter(({ calls }) => calls.some(({ name }) => name === identify));
    const again = turns[1];
    if (!again) return { passed: true };
    return {
      passed: false,
      given: 'O cliente já estava identificado, e o modelo não pediria isso outra vez por conta própria.',
      got: `Na resposta à ${requestName(again.request)} ele chamou \`${identify}\` de novo; ao todo, ${turns.length} vezes em ${run.requests.length} requisições.`,
      expected: 'Identificado o cliente, o modelo pode fazer outra consulta ou responder.',
      at: { request: again.request, path: 'toolConfig.toolChoice' },
    };
  },
};

const checks: Check[] = [
  identifiesFirst,
  identifiesOnce,
  apiAcceptsAll(),
  everyCallAnswered(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
