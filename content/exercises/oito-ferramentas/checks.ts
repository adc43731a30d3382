// What the exercise "oito-ferramentas" requires of a run. Pure; judges records, never source text.
import type { Check, RunRecord } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  callingTurns,
  containsOutput,
  count,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  finalAnswerReturned,
  historyKept,
  joined,
  resultsCarryOwnOutput,
  resultsLead,
} from '../../../src/grader/index.ts';
import { tickets } from './scenario.ts';

function declaredIn(run: RunRecord): number {
  const tools = (run.requests[0]?.body as { tools?: unknown } | null)?.tools;
  return Array.isArray(tools) ? tools.length : 0;
}

const chosenAtOnce: Check = {
  id: 'escolha-direta',
  title: 'Para cada coisa que precisa saber, o modelo encontra uma única ferramenta',
  judge(run) {
    const calls = callingTurns(run).flatMap((turn) => turn.calls);
    for (const { field, value } of tickets[run.variant]?.needs ?? []) {
      const same = calls.filter(({ input }) => (input as Record<string, unknown> | null)?.[field] === value);
      const names = [...new Set(same.map(({ name }) => `\`${name}\``))];
      if (names.length < 2) continue;
      return {
        passed: false,
        given: `A requisição 1 declara ${count(declaredIn(run), 'ferramenta', 'ferramentas')}, e o modelo precisava saber uma coisa sobre "${value}".`,
        got: `Ele tentou ${joined(names)}, uma por turno, e a conversa levou ${count(run.requests.length, 'requisição', 'requisições')}.`,
        expected: 'O modelo acerta a ferramenta de primeira, porque só uma das declaradas serve para aquilo.',
        at: { request: 0, path: 'tools' },
      };
    }
    return { passed: true };
  },
};

const rightAnswer: Check = {
  id: 'resposta-certa',
  title: 'A resposta se apoia no artigo vigente e no histórico do cliente',
  judge(run) {
    const last = answeredTurns(run).at(-1);
    const said = last?.texts.join(' ') ?? '';
    const missing = tickets[run.variant]?.facts.find((fact) => !containsOutput(said, fact));
    if (missing === undefined) return { passed: true };
    return {
      passed: false,
      given: `A pergunta foi "${excerpt(run.question, 110)}".`,
      got: said === '' ? 'O modelo não chegou a responder.' : `O modelo respondeu "${excerpt(said, 200)}".`,
      expected:
        'O agente tem como consultar o artigo vigente da base e o que já aconteceu com o cliente, e responde com isso.',
      at: { request: last?.request ?? 0, path: 'tools' },
    };
  },
};

const checks: Check[] = [
  chosenAtOnce,
  rightAnswer,
  everyCallAnswered(),
  resultsLead(),
  apiAcceptsAll(),
  historyKept(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  finalAnswerReturned(),
];

export default checks;
