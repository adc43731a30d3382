// What the exercise "converse-cache-point" requires of a run. Pure; judges what the API received and what it counted.
import type { Check, RequestRecord, RunRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  everyCallAnswered,
  everyCallExecuted,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
} from '../../../src/grader/index.ts';

/** Requests that one question may cost, as the starter counts them down. */
const budget = 12;
/** Part of the first request's input that all later ones repeat: tools and manual, without the question. */
const repeatedPart = 0.8;
/** A sentence from the beginning, the middle and the end of the manual. */
const fromTheManual = [
  'Objetos são guardados por 60 dias',
  'Não descreva o objeto antes da pessoa',
  'Documentos vão para o posto da Sé',
  'Termine sempre dizendo onde e até quando retirar',
];

interface Usage {
  inputTokens: number;
  cacheReadInputTokens: number;
  cacheWriteInputTokens: number;
}

/** The accepted requests with what the API counted, in order. */
function counted(run: RunRecord): { request: RequestRecord; usage: Usage }[] {
  return run.requests.flatMap((request) => {
    const { usage } = (request.response ?? {}) as { usage?: Usage };
    return request.status === 200 && usage ? [{ request, usage }] : [];
  });
}

function written(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

const prefixRead: Check = {
  id: 'le-do-cache',
  title: 'O que se repete entre as requisições é lido do cache',
  judge(run) {
    const [first, ...later] = counted(run);
    if (!first) return { passed: true };
    const { inputTokens, cacheReadInputTokens, cacheWriteInputTokens } = first.usage;
    const sent = inputTokens + cacheReadInputTokens + cacheWriteInputTokens;
    const missed = later.find(({ usage }) => usage.cacheReadInputTokens < sent * repeatedPart);
    if (!missed) return { passed: true };
    const { usage, request } = missed;
    return {
      passed: false,
      given: `A requisição 1 levou ${sent} tokens de entrada, e a ${requestName(request.index)} repete quase todos: ferramentas e manual.`,
      got: `Na ${requestName(request.index)}, a API contou cacheReadInputTokens ${usage.cacheReadInputTokens}, cacheWriteInputTokens ${usage.cacheWriteInputTokens} e inputTokens ${usage.inputTokens}.`,
      expected: 'Da segunda requisição em diante, as ferramentas e o manual são lidos do cache.',
      at: { request: request.index, path: 'system' },
    };
  },
};

const countdownSent: Check = {
  id: 'saldo-em-cada-requisicao',
  title: 'Cada requisição diz ao modelo quantas consultas restam',
  judge(run) {
    for (const [place, { request }] of counted(run).entries()) {
      const { system, messages } = (request.body ?? {}) as { system?: unknown; messages?: unknown };
      const said = [...`${written(messages)} ${written(system)}`.matchAll(/Consultas restantes: (\d+)/g)];
      const last = said.at(-1)?.[1];
      const right = budget - place;
      if (last === String(right)) continue;
      return {
        passed: false,
        given: `A ${requestName(request.index)} é a ${place + 1}ª da pergunta, que pode ter ${budget}.`,
        got:
          last === undefined
            ? 'Ela não leva o texto "Consultas restantes: …" em lugar nenhum.'
            : `O que ela diz é "Consultas restantes: ${last}".`,
        expected: `O modelo lê "Consultas restantes: ${right}" nesta requisição, seja qual for o lugar.`,
        at: { request: request.index, path: 'system' },
      };
    }
    return { passed: true };
  },
};

const manualSent: Check = {
  id: 'manual-inteiro',
  title: 'Cada requisição leva o manual inteiro',
  judge(run) {
    for (const { request } of counted(run)) {
      const body = written(request.body);
      const missing = fromTheManual.find((sentence) => !body.includes(sentence));
      if (missing === undefined) continue;
      return {
        passed: false,
        given: 'O manual vale para a conversa toda, e a API não guarda o que já foi enviado.',
        got: `Na ${requestName(request.index)} falta, por exemplo, "${missing}".`,
        expected: 'O cache dá desconto sobre o que se envia; não dispensa de enviar.',
        at: { request: request.index, path: 'system' },
      };
    }
    return { passed: true };
  },
};

const checks: Check[] = [
  prefixRead,
  countdownSent,
  manualSent,
  apiAcceptsAll(),
  everyCallAnswered(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
