// What the exercise "parada-pela-prosa" requires of a run. Pure; judges records, never source text.
import type { Check } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  callsName,
  count,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  finalAnswerReturned,
  firstIgnoredEnd,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  textsOf,
} from '../../../src/grader/index.ts';

const noCallAbandoned: Check = {
  id: 'nao-abandona-chamadas',
  title: 'O programa não para enquanto há chamadas pedidas',
  judge(run) {
    const last = answeredTurns(run).at(-1);
    if (!last || last.next || last.calls.length === 0) return { passed: true };
    const said = last.texts.join(' ');
    return {
      passed: false,
      given: `Na resposta à ${requestName(last.request)}, o modelo ${
        said === '' ? 'fez' : `disse "${excerpt(said)}" e fez`
      } ${callsName(last.calls)}.`,
      got: `O programa parou ali, e o que o modelo pediu não ${last.calls.length === 1 ? 'voltou' : 'voltaram'} para ele.`,
      expected: 'Enquanto o turno traz chamadas, o laço segue, diga o texto o que disser.',
      at: { request: last.request, path: '' },
    };
  },
};

const endRespected: Check = {
  id: 'nao-insiste',
  title: 'O programa não insiste depois que o modelo terminou',
  judge(run) {
    const ended = firstIgnoredEnd(run);
    if (!ended) return { passed: true };
    return {
      passed: false,
      given: `Na resposta à ${requestName(ended.index)}, o modelo terminou o seu turno dizendo "${excerpt(textsOf(ended.response).join(' '))}".`,
      got: `O programa enviou mais ${count(run.requests.length - ended.index - 1, 'requisição', 'requisições')}.`,
      expected:
        'Turno terminado é resposta entregue, ainda que seja uma pergunta ou não traga palavra nenhuma em especial.',
      at: { request: ended.index, path: '' },
    };
  },
};

const checks: Check[] = [
  noCallAbandoned,
  endRespected,
  apiAcceptsAll(),
  everyCallAnswered(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
