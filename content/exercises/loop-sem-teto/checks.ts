// What the exercise "loop-sem-teto" requires of a run. Pure; judges records, never source text.
// Giving up is right here, so the last turn may stay unanswered: the usual checks judge the run without that turn.
import type { Check, RunRecord } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  callingTurns,
  callKey,
  callName,
  callsName,
  containsOutput,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  finalAnswerReturned,
  followsScript,
  historyKept,
  resultsCarryOwnOutput,
  type ToolCall,
} from '../../../src/grader/index.ts';

/** Requests that one question may cost; the statement says so. */
const budget = 15;
/** Requests of the longest conversation in which the model finishes by itself without asking anything twice. */
const longestHonest = 7;

/** The calls that the program left open when it stopped. */
function openCalls(run: RunRecord): ToolCall[] {
  const last = answeredTurns(run).at(-1);
  return last && !last.next ? last.calls : [];
}

/** The run as if its last turn had not asked for tools, where the program stopped there. */
function withoutOpenTurn(run: RunRecord): RunRecord {
  const last = answeredTurns(run).at(-1);
  if (!last || openCalls(run).length === 0) return run;
  return {
    ...run,
    requests: run.requests.map((request) =>
      request.index === last.request ? { ...request, response: { content: [] } } : request,
    ),
    tools: run.tools.filter(({ afterRequest }) => afterRequest < last.request),
  };
}

function judgedWithoutOpenTurn(check: Check): Check {
  return { ...check, judge: (run) => check.judge(withoutOpenTurn(run)) };
}

/** Whether the request leaves the model nothing to call. */
function forbidsTools(body: unknown): boolean {
  const { tools, tool_choice } = (body ?? {}) as { tools?: unknown; tool_choice?: { type?: unknown } };
  return tool_choice?.type === 'none' || !Array.isArray(tools) || tools.length === 0;
}

/** Whether the program ended the conversation: not the model, and not the runner. */
function gaveUp(run: RunRecord): boolean {
  if (run.outcome.kind === 'stopped') return false;
  return openCalls(run).length > 0 || run.requests.some(({ body }) => forbidsTools(body));
}

/** How often each value of `keyOf` occurs, in the order of the first. */
function tally<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const counted = new Map<string, { item: Item; times: number }>();
  for (const item of items) {
    const key = keyOf(item);
    counted.set(key, { item, times: (counted.get(key)?.times ?? 0) + 1 });
  }
  return [...counted.values()];
}

/** The call that the model made most often, where it made one more than once. */
function repeatedCall(run: RunRecord): { item: ToolCall; times: number } | undefined {
  const calls = callingTurns(run).flatMap((turn) => turn.calls);
  const [most] = tally(calls, callKey).sort((a, b) => b.times - a.times);
  return most && most.times > 1 ? most : undefined;
}

const withinBudget: Check = {
  id: 'cabe-no-orcamento',
  title: `Uma pergunta custa no máximo ${budget} requisições`,
  judge(run) {
    if (run.requests.length <= budget) return { passed: true };
    const repeated = repeatedCall(run);
    return {
      passed: false,
      given: repeated
        ? `O modelo pediu ${callName(repeated.item)} ${repeated.times} vezes, e a resposta não mudou.`
        : `A pergunta foi "${excerpt(run.question, 80)}".`,
      got: `O programa enviou ${run.requests.length} requisições${
        run.outcome.kind === 'stopped' ? ', e só parou porque o executor o interrompeu' : ''
      }. Cada uma levou o histórico inteiro outra vez.`,
      expected: `O programa tem um limite próprio e não passa de ${budget} requisições por pergunta.`,
      at: { request: budget, path: '' },
    };
  },
};

const notTooEarly: Check = {
  id: 'nao-desiste-cedo',
  title: 'O limite não corta uma conversa que estava andando',
  judge(run) {
    const sent = run.requests.length;
    if (!gaveUp(run) || sent >= longestHonest || repeatedCall(run)) return { passed: true };
    const open = openCalls(run);
    return {
      passed: false,
      given:
        open.length > 0
          ? `Na última resposta, o modelo pedia ${callsName(open)}, sem repetir nenhuma consulta anterior.`
          : 'O modelo não tinha repetido nenhuma consulta.',
      got: `O programa encerrou depois de ${sent} ${sent === 1 ? 'requisição' : 'requisições'} e ${run.tools.length} execuções.`,
      expected: `Perguntas comuns chegam a ${longestHonest} requisições, com quantas chamadas houver em cada uma, e terminam com a resposta do modelo.`,
    };
  },
};

const gatheredHandedOver: Check = {
  id: 'entrega-o-apurado',
  title: 'Ao desistir, o programa devolve o que já apurou',
  judge(run) {
    if (!gaveUp(run)) return { passed: true };
    const given = 'O modelo ainda queria ferramentas quando o programa encerrou a conversa.';
    const expected =
      'runAgent devolve um texto com o que as consultas já trouxeram, e a pessoa fica sabendo que parou ali.';
    if (run.outcome.kind !== 'returned')
      return {
        passed: false,
        given,
        got:
          run.outcome.kind === 'threw'
            ? `O programa terminou com ${run.outcome.name}, e quem perguntou não recebeu nada.`
            : 'O programa não devolveu texto.',
        expected,
      };
    const { value } = run.outcome;
    const answered = withoutOpenTurn(run).tools.filter(({ ok }) => ok);
    const outputs = tally(answered, ({ output }) => output);
    const single = outputs.filter(({ times }) => times === 1);
    const lost = (single.length > 0 ? single : outputs).find(
      ({ item }) => !containsOutput(value, item.output),
    );
    if (!lost) return { passed: true };
    return {
      passed: false,
      given: `${given} Uma consulta tinha trazido "${excerpt(lost.item.output)}".`,
      got: `O texto devolvido foi "${excerpt(value)}".`,
      expected,
    };
  },
};

const modelAnswers: Check = {
  ...finalAnswerReturned(),
  judge: (run) =>
    openCalls(run).length > 0 && run.outcome.kind === 'returned'
      ? { passed: true }
      : finalAnswerReturned().judge(run),
};

const checks: Check[] = [
  judgedWithoutOpenTurn(followsScript),
  withinBudget,
  notTooEarly,
  gatheredHandedOver,
  apiAcceptsAll(),
  judgedWithoutOpenTurn(everyCallAnswered()),
  judgedWithoutOpenTurn(everyCallExecuted()),
  resultsCarryOwnOutput(),
  historyKept(),
  modelAnswers,
];

export default checks;
