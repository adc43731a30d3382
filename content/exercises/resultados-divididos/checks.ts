// What the exercise "resultados-divididos" requires of a run. Pure; judges records, never source text.
import type { Check, RunRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callsName,
  continuedTurns,
  count,
  everyCallAnswered,
  everyCallExecuted,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  resultsFor,
  resultsLead,
} from '../../../src/grader/index.ts';

/** Requests that the variant under the profile `anthropic` takes when the model goes on in parallel. */
const requestsInParallel = 3;

interface Split {
  request: number;
  firstRequest: number;
  calls: string;
  messages: number[];
}

/** The first turn whose results were sent in more than one message. */
function firstSplit(run: RunRecord): Split | undefined {
  for (const turn of continuedTurns(run)) {
    const messages = [...new Set(resultsFor(turn).map(({ message }) => message))];
    if (messages.length > 1)
      return {
        request: turn.next.index,
        firstRequest: turn.request,
        calls: callsName(turn.calls),
        messages,
      };
  }
  return undefined;
}

const oneMessage: Check = {
  id: 'uma-mensagem-so',
  title: 'Os resultados de um turno voltam juntos, em uma única mensagem',
  rule: 'pairing/missing-result',
  judge(run) {
    const split = firstSplit(run);
    if (!split) return { passed: true };
    return {
      passed: false,
      given: `Na resposta à ${requestName(split.firstRequest)}, o modelo fez ${split.calls} no mesmo turno.`,
      got: `A ${requestName(split.request)} leva os resultados em ${split.messages.length} mensagens: ${split.messages
        .map((message) => `messages.${message}`)
        .join(', ')}.`,
      expected: 'Um turno de chamadas é respondido por uma única mensagem, com um resultado por chamada.',
      at: { request: split.request, path: `messages.${split.messages[1] ?? 0}` },
    };
  },
};

const staysParallel: Check = {
  id: 'continua-em-paralelo',
  title: 'O modelo continua chamando ferramentas em paralelo',
  judge(run) {
    const forbidding = run.requests.find(({ body }) => forbidsParallelCalls(body));
    if (forbidding)
      return {
        passed: false,
        given: 'As consultas deste agente são independentes entre si.',
        got: `A ${requestName(forbidding.index)} proíbe o modelo de fazer mais de uma chamada por turno.`,
        expected:
          'O modelo fica livre para fazer mais de uma chamada por turno; o que muda é como elas são respondidas.',
        at: { request: forbidding.index, path: 'tool_choice.disable_parallel_tool_use' },
      };
    const split = run.profile === 'anthropic' ? firstSplit(run) : undefined;
    if (!split) return { passed: true };
    return {
      passed: false,
      given: `A API da Anthropic aceitou a ${requestName(split.request)}, com resultados divididos entre mensagens.`,
      got: `Depois de ver isso no histórico, o modelo passou a pedir uma ferramenta por vez: foram ${count(
        run.requests.length,
        'requisição',
        'requisições',
      )}, cada uma com o histórico inteiro.`,
      expected: `A mesma conversa cabe em ${requestsInParallel} requisições quando o histórico mostra resultados reunidos.`,
      at: { request: split.request, path: `messages.${split.messages[1] ?? 0}` },
    };
  },
};

function forbidsParallelCalls(body: unknown): boolean {
  const choice = (body as { tool_choice?: { disable_parallel_tool_use?: unknown } | null } | null)
    ?.tool_choice;
  return choice?.disable_parallel_tool_use === true;
}

const checks: Check[] = [
  oneMessage,
  everyCallAnswered(),
  resultsLead(),
  staysParallel,
  apiAcceptsAll(),
  historyKept(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  finalAnswerReturned(),
];

export default checks;
