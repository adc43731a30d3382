// What the exercise "contextos-isolados" requires of a run. Pure; judges records, never source text.
// Conversations may run one after the other or side by side, so requests are first sorted into conversations.
import type { Check, RequestRecord, RunRecord } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  blocksIn,
  callsOf,
  containsOutput,
  count,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  historyKept,
  joined,
  requestName,
  resultsCarryOwnOutput,
  resultsIn,
  resultsLead,
} from '../../../src/grader/index.ts';
import { ticketsIn } from './scenario.ts';

/** The run once per conversation, with the requests of that conversation alone. */
function conversationsOf(run: RunRecord): RunRecord[] {
  const conversations: RequestRecord[][] = [];
  for (const request of run.requests) {
    const ids = new Set(blocksIn(request.body).map(({ fields }) => fields.id));
    const earlier = conversations.findLast((requests) =>
      requests.some(({ response }) => callsOf(response).some(({ id }) => ids.has(id))),
    );
    if (earlier) earlier.push(request);
    else conversations.push([request]);
  }
  return conversations.map((requests) => ({ ...run, requests }));
}

function perConversation(check: Check): Check {
  return {
    ...check,
    judge(run) {
      const outcomes = conversationsOf(run).map((conversation) => check.judge(conversation));
      return outcomes.find(({ passed }) => !passed) ?? { passed: true };
    },
  };
}

/** Numbers of the tickets that a request asks about: those in its last user turn that names any. */
function askedIn(body: unknown): string[] {
  const turns: { role: string; text: string }[] = [];
  for (const { role, type, fields } of blocksIn(body)) {
    const text = type === 'text' ? String(fields.text) : '';
    const last = turns.at(-1);
    if (last?.role === role) last.text += `\n${text}`;
    else turns.push({ role, text });
  }
  const named = turns.map(({ role, text }) => (role === 'user' ? ticketsIn(text) : []));
  return named.findLast((numbers) => numbers.length > 0) ?? [];
}

const named = (numbers: readonly string[]) => joined(numbers.map((number) => `#${number}`));

const oneSubject: Check = {
  id: 'um-assunto-por-conversa',
  title: 'Cada conversa leva só o que foi consultado para o seu chamado',
  judge(run) {
    const turns = answeredTurns(run);
    const bodyOf = (index: number) => run.requests.find((request) => request.index === index)?.body;
    const owners = new Map(
      turns.flatMap(({ request, calls }) => calls.map(({ id }) => [id, askedIn(bodyOf(request))] as const)),
    );
    const mixedTurns = turns.flatMap((turn) => {
      const results = resultsIn(bodyOf(turn.request));
      const about = [...new Set(results.flatMap(({ id }) => owners.get(id) ?? []))];
      return about.length > 1 ? [{ turn, results, about }] : [];
    });
    const found = mixedTurns.find(({ turn }) => turn.calls.length === 0) ?? mixedTurns[0];
    if (found === undefined) return { passed: true };
    const { turn, results, about } = found;
    const asked = askedIn(bodyOf(turn.request));
    const said = turn.texts.join(' ');
    return {
      passed: false,
      given: `A ${requestName(turn.request)} pergunta sobre ${named(asked)} e leva ${count(results.length, 'resultado', 'resultados')} de ferramentas.`,
      got: `Eles foram consultados para ${named(about)}${said === '' ? '' : `, e o modelo respondeu "${excerpt(said, 160)}"`}.`,
      expected: 'O modelo responde a um chamado vendo apenas o que foi consultado para ele.',
      at: { request: turn.request, path: 'messages' },
    };
  },
};

const everyAnswer: Check = {
  id: 'todas-as-respostas',
  title: 'O texto devolvido traz a resposta do modelo a cada chamado da fila',
  judge(run) {
    const finals = answeredTurns(run)
      .filter(({ calls }) => calls.length === 0)
      .map((turn) => ({
        ...turn,
        about: askedIn(run.requests.find(({ index }) => index === turn.request)?.body),
      }));
    const value = run.outcome.kind === 'returned' ? run.outcome.value : '';
    const expected = 'runAgent devolve, para cada chamado da fila, o que o modelo respondeu a ele.';
    for (const number of ticketsIn(run.question)) {
      const last = finals.findLast(({ about }) => about.includes(number));
      const given = `A fila traz o chamado #${number}.`;
      if (last === undefined)
        return { passed: false, given, got: 'O modelo não chegou a responder a ele.', expected };
      if (last.texts.every((text) => containsOutput(value, text))) continue;
      return {
        passed: false,
        given: `O modelo respondeu ao chamado #${number} com "${excerpt(last.texts.join(' '))}".`,
        got: `O programa devolveu "${excerpt(value)}", sem essa resposta.`,
        expected,
        at: { request: last.request, path: '' },
      };
    }
    return { passed: true };
  },
};

const checks: Check[] = [
  oneSubject,
  perConversation(everyCallAnswered()),
  perConversation(resultsLead()),
  apiAcceptsAll(),
  perConversation(historyKept()),
  everyCallExecuted(),
  perConversation(resultsCarryOwnOutput()),
  everyAnswer,
];

export default checks;
