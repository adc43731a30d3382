// What the exercise "mensagem-vazia" requires of a run. Pure; judges records, never source text.
import type { Check, RequestRecord } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  containsOutput,
  count,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  stopReasonOf,
} from '../../../src/grader/index.ts';

/** Place of the first message of the user without content, if there is one. */
function emptyMessage({ body }: RequestRecord): string | undefined {
  const messages = (body as { messages?: unknown } | null)?.messages;
  if (!Array.isArray(messages)) return undefined;
  const index = messages.findIndex((message: { role?: unknown; content?: unknown } | null) => {
    const content = message?.content;
    return message?.role === 'user' && (content === '' || (Array.isArray(content) && content.length === 0));
  });
  return index === -1 ? undefined : `messages.${index}`;
}

const noEmptyMessage: Check = {
  id: 'sem-mensagem-vazia',
  title: 'O programa não envia mensagem sem conteúdo',
  rule: 'empty/user-message',
  judge(run) {
    for (const request of run.requests) {
      const path = emptyMessage(request);
      if (path === undefined) continue;
      const before = run.requests.find(({ index }) => index === request.index - 1);
      const reason = before && stopReasonOf(before);
      return {
        passed: false,
        given: reason
          ? `A resposta à ${requestName(request.index - 1)} terminou com stop_reason "${reason}" e não pedia ferramenta nenhuma.`
          : `O programa enviou a ${requestName(request.index)}.`,
        got: `A ${requestName(request.index)} leva uma mensagem user sem conteúdo, em ${path}, e a API respondeu ${request.status}.`,
        expected:
          'Depois de um turno sem chamadas não há resultado a devolver, e nada é enviado no lugar dele.',
        at: { request: request.index, path },
      };
    }
    return { passed: true };
  },
};

/** Ends after which the same conversation can only end the same way. */
const finalStops = ['refusal', 'model_context_window_exceeded'];

const stopsThere: Check = {
  id: 'encerra-na-parada',
  title: 'Depois de uma recusa ou da janela cheia, o programa encerra',
  judge(run) {
    const ended = run.requests.find((request) => finalStops.includes(stopReasonOf(request) ?? ''));
    const after = ended && run.requests.find(({ index }) => index > ended.index);
    if (!ended || !after) return { passed: true };
    return {
      passed: false,
      given: `A resposta à ${requestName(ended.index)} terminou com stop_reason "${stopReasonOf(ended)}".`,
      got: `O programa enviou mais ${count(run.requests.length - ended.index - 1, 'requisição', 'requisições')}.`,
      expected: 'Essa parada é definitiva para esta conversa, e o programa encerra ali.',
      at: { request: after.index, path: '' },
    };
  },
};

const saysIncomplete: Check = {
  id: 'avisa-que-esta-incompleta',
  title: 'Resposta incompleta é entregue como incompleta',
  judge(run) {
    const last = answeredTurns(run).at(-1);
    const request = run.requests.find(({ index }) => index === last?.request);
    const reason = request && stopReasonOf(request);
    if (!last || !reason || reason === 'end_turn' || reason === 'tool_use') return { passed: true };
    const said = last.texts.join(' ');
    const fail = (got: string) => ({
      passed: false as const,
      given: `A resposta à ${requestName(last.request)} terminou com stop_reason "${reason}"${
        said === '' ? ' e sem texto' : `, no meio da frase "${excerpt(said)}"`
      }.`,
      got,
      expected:
        'runAgent devolve o que o modelo chegou a dizer e, junto, um aviso seu de que a resposta não está completa.',
    });
    const { outcome } = run;
    if (outcome.kind === 'threw') return fail(`O programa terminou com ${outcome.name}.`);
    if (outcome.kind !== 'returned') return fail('O programa não devolveu texto.');
    if (outcome.value.trim() === '') return fail('O programa devolveu um texto vazio.');
    if (said !== '' && containsOutput(said, outcome.value))
      return fail('O programa devolveu esse texto, sem mais nada.');
    return { passed: true };
  },
};

const checks: Check[] = [
  noEmptyMessage,
  stopsThere,
  saysIncomplete,
  apiAcceptsAll(),
  everyCallAnswered(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
