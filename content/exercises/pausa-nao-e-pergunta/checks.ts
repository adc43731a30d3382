// What the exercise "pausa-nao-e-pergunta" requires of a run. Pure; judges records, never source text.
import type { Check, RequestRecord, RunRecord } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  blocksIn,
  containsOutput,
  count,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  finalAnswerReturned,
  historyKept,
  requestName,
  stopReasonOf,
  textsOf,
} from '../../../src/grader/index.ts';

interface Pause {
  /** Index of the request whose answer paused. */
  request: number;
  response: unknown;
  next: RequestRecord | undefined;
}

function pausesOf(run: RunRecord): Pause[] {
  return answeredTurns(run).flatMap(({ request, next }) => {
    const paused = run.requests.find(({ index }) => index === request);
    if (!paused || stopReasonOf(paused) !== 'pause_turn') return [];
    return [{ request, response: paused.response, next }];
  });
}

/** What tells a server tool's block from others: its kind and its id. */
function serverKey({ type, id, tool_use_id }: Record<string, unknown>): string[] {
  if (type === 'server_tool_use') return [`server_tool_use ${String(id)}`];
  return type === 'web_search_tool_result' ? [`web_search_tool_result ${String(tool_use_id)}`] : [];
}

function serverKeysOf(response: unknown): string[] {
  const content = (response as { content?: unknown } | null)?.content;
  return Array.isArray(content) ? content.flatMap((block: Record<string, unknown>) => serverKey(block)) : [];
}

const resumed: Check = {
  id: 'retoma-pausa',
  title: 'Todo turno em pausa é retomado',
  judge(run) {
    const left = pausesOf(run).find(({ next }) => next === undefined);
    if (!left) return { passed: true };
    return {
      passed: false,
      given: `A resposta à ${requestName(left.request)} veio com stop_reason "pause_turn": a busca ainda não tinha terminado.`,
      got: 'O programa não enviou mais nada.',
      expected: 'Uma pausa não é um fim: o programa deixa a API terminar o turno.',
      at: { request: left.request, path: '' },
    };
  },
};

const nothingSaid: Check = {
  id: 'pausa-sem-mensagem',
  title: 'Depois de uma pausa, nada é dito no lugar do usuário',
  rule: 'server-tools/unresolved-call',
  judge(run) {
    for (const { request, response, next } of pausesOf(run)) {
      if (!next) continue;
      const paused = new Set(serverKeysOf(response));
      const blocks = blocksIn(next.body);
      const last = blocks.findLast(({ fields }) => serverKey(fields).some((key) => paused.has(key)));
      const said = last && blocks.slice(last.position + 1).find(({ role }) => role === 'user');
      if (!said) continue;
      const { text } = said.fields;
      return {
        passed: false,
        given: `A resposta à ${requestName(request)} pausou no meio de uma busca.`,
        got: `Na ${requestName(next.index)}, há depois dela um bloco ${said.type} do usuário${
          typeof text === 'string' ? ` ("${excerpt(text, 60)}")` : ''
        }.`,
        expected: 'O turno em pausa é a última coisa da requisição que o retoma.',
        at: { request: next.index, path: said.path },
      };
    }
    return { passed: true };
  },
};

const pausedKept: Check = {
  id: 'turno-pausado-inteiro',
  title: 'O turno em pausa volta como veio, e continua no histórico',
  judge(run) {
    for (const { request, response } of pausesOf(run)) {
      const texts = textsOf(response);
      const keys = serverKeysOf(response);
      // A thread that the server no longer knows is a 404, and its request is recorded without the history.
      for (const later of run.requests.filter(({ index, status }) => index > request && status !== 404)) {
        const blocks = blocksIn(later.body);
        const held = new Set(blocks.flatMap(({ fields }) => serverKey(fields)));
        const written = blocks.filter(({ role }) => role === 'assistant').map(({ fields }) => fields.text);
        const missing =
          keys.find((key) => !held.has(key)) ??
          texts.find((text) => !written.some((one) => typeof one === 'string' && one.includes(text)));
        if (missing === undefined) continue;
        return {
          passed: false,
          given: `A resposta à ${requestName(request)} pausou; ela tinha ${count(keys.length, 'bloco', 'blocos')} de busca e ${texts.length} de texto.`,
          got: `Na ${requestName(later.index)}, falta no turno do assistente um bloco dela: "${excerpt(missing, 60)}".`,
          expected:
            'Cada parte de um turno em pausa fica no histórico, com todos os seus blocos, até o fim da conversa.',
          at: { request: later.index, path: 'messages' },
        };
      }
    }
    return { passed: true };
  },
};

/** Texts of the pauses that lead straight to the last answer: they are parts of it. */
function partsBeforeLast(run: RunRecord): { request: number; text: string }[] {
  const turns = answeredTurns(run);
  const paused = new Set(pausesOf(run).map(({ request }) => request));
  const parts: { request: number; text: string }[] = [];
  for (const turn of turns.slice(0, -1).reverse()) {
    if (!paused.has(turn.request)) break;
    parts.unshift(...turn.texts.map((text) => ({ request: turn.request, text })));
  }
  return parts;
}

const wholeAnswer: Check = {
  id: 'resposta-inteira',
  title: 'O texto devolvido junta as partes de um turno que pausou',
  judge(run) {
    const { outcome } = run;
    if (outcome.kind !== 'returned') return { passed: true };
    const lost = partsBeforeLast(run).find(({ text }) => !containsOutput(outcome.value, text));
    if (!lost) return { passed: true };
    return {
      passed: false,
      given: `Na resposta à ${requestName(lost.request)}, que pausou, o modelo já tinha escrito "${excerpt(lost.text)}".`,
      got: `O programa devolveu "${excerpt(outcome.value)}", sem essa parte.`,
      expected: 'As respostas que uma pausa separa são um turno só, e o texto dele é a soma das partes.',
      at: { request: lost.request, path: '' },
    };
  },
};

const checks: Check[] = [
  resumed,
  nothingSaid,
  pausedKept,
  wholeAnswer,
  everyCallAnswered(),
  apiAcceptsAll(),
  historyKept(),
  everyCallExecuted(),
  finalAnswerReturned(),
];

export default checks;
