// What the exercise "descricao-que-nao-diz-quando" requires of a run. Pure; judges records, never source text.
import type { Check, RunRecord } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  callName,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  type ToolCall,
} from '../../../src/grader/index.ts';
import { asks, toolOf } from './scenario.ts';

/** The tools that a run's question needs. */
function neededBy({ variant }: RunRecord): string[] {
  return (asks[variant] ?? []).map(({ subject }) => toolOf[subject]);
}

function callsIn(run: RunRecord): (ToolCall & { request: number })[] {
  return answeredTurns(run).flatMap(({ calls, request }) => calls.map((call) => ({ ...call, request })));
}

/** The first call of a tool that the question, which needs some tool, does not need (any more). */
function callNotNeeded(run: RunRecord): (ToolCall & { request: number }) | undefined {
  const open = neededBy(run);
  if (open.length === 0) return undefined;
  return callsIn(run).find(({ name }) => {
    const place = open.indexOf(name);
    if (place >= 0) open.splice(place, 1);
    return place < 0;
  });
}

const calledWhenNeeded: Check = {
  id: 'chama-quando-precisa',
  title: 'O modelo consulta a biblioteca quando a resposta está nela',
  judge(run) {
    const needed = neededBy(run);
    const calls = callsIn(run);
    if (calls.length >= needed.length) return { passed: true };
    const said = answeredTurns(run).at(-1)?.texts.join(' ') ?? '';
    return {
      passed: false,
      given: `A pergunta foi "${excerpt(run.question)}".`,
      got:
        calls.length === 0
          ? `Nenhuma descrição disse ao modelo que era hora de chamar, e ele respondeu de memória: "${excerpt(said)}".`
          : `O modelo só chamou ${calls.map(callName).join(' e ')}; o resto ficou sem consulta.`,
      expected: 'O modelo reconhece, pela descrição de cada ferramenta, quando ela é necessária.',
    };
  },
};

const rightTool: Check = {
  id: 'ferramenta-certa',
  title: 'Cada pergunta leva à ferramenta que tem a resposta',
  judge(run) {
    const wrong = callNotNeeded(run);
    if (!wrong) return { passed: true };
    return {
      passed: false,
      given: `A pergunta foi "${excerpt(run.question)}".`,
      got: `Na resposta à ${requestName(wrong.request)}, o modelo pediu ${callName(wrong)}, que não tem essa informação.`,
      expected: 'As descrições deixam claro o que cabe a uma ferramenta e o que cabe à outra.',
      at: { request: wrong.request, path: 'tools' },
    };
  },
};

const notWithoutNeed: Check = {
  id: 'so-quando-precisa',
  title: 'Sem necessidade, o modelo não chama nada',
  judge(run) {
    const [first] = neededBy(run).length === 0 ? callsIn(run) : [];
    if (!first) return { passed: true };
    return {
      passed: false,
      given: `A pergunta foi "${excerpt(run.question)}", e a resposta está no prompt de sistema.`,
      got: `O modelo pediu ${callName(first)} mesmo assim.`,
      expected: 'Uma descrição diz quando usar a ferramenta, e não que ela deve ser usada em toda conversa.',
      at: { request: first.request, path: 'tools' },
    };
  },
};

const checks: Check[] = [
  calledWhenNeeded,
  rightTool,
  notWithoutNeed,
  everyCallAnswered(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  apiAcceptsAll(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
