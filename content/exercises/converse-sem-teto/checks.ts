// What the exercise "converse-sem-teto" requires of a run. Pure; judges records, never source text.
// Giving up is right here, so the last turn may stay unanswered: the usual checks judge the run without that turn.
import type { Check, RunRecord } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  callingTurns,
  callKey,
  callsName,
  containsOutput,
  count,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  finalAnswerReturned,
  followsScript,
  historyKept,
  resultsCarryOwnOutput,
  type ToolCall,
} from '../../../src/grader/index.ts';

/** What one question may cost; the statement says so. */
const maxRequests = 10;
const maxTokens = 15_000;
/** What the honest conversations take, also in the statement. */
const honestRequests = 7;
const honestTokens = 9_000;

/** The calls that the program left open when it stopped. */
function openCalls(run: RunRecord): ToolCall[] {
  const last = answeredTurns(run).at(-1);
  return last && !last.next ? last.calls : [];
}

/** The run as if its last turn had not asked for tools, where the program stopped there. */
function withoutOpenTurn(run: RunRecord): RunRecord {
  const last = answeredTurns(run).at(-1);
  if (!last || openCalls(run).length === 0) return run;
  const response = { output: { message: { role: 'assistant', content: [] } } };
  return {
    ...run,
    requests: run.requests.map((request) =>
      request.index === last.request ? { ...request, response } : request,
    ),
    tools: run.tools.filter(({ afterRequest }) => afterRequest < last.request),
  };
}

function judgedWithoutOpenTurn(check: Check): Check {
  return { ...check, judge: (run) => check.judge(withoutOpenTurn(run)) };
}

/** Keys of the calls that the model made more than once. */
function repeatedKeys(run: RunRecord): Set<string> {
  const keys = callingTurns(run).flatMap(({ calls }) => calls.map(callKey));
  return new Set(keys.filter((key, place) => keys.indexOf(key) !== place));
}

/** A call that came again may be answered by "do not ask this again" in place of its output. */
const ownOutput: Check = {
  ...resultsCarryOwnOutput(),
  judge(run) {
    const repeated = repeatedKeys(run);
    const tools = run.tools.filter((tool) => !repeated.has(callKey(tool)));
    return resultsCarryOwnOutput().judge({ ...run, tools });
  },
};

/** Whether the program ended the conversation: not the model, and not the runner. */
function gaveUp(run: RunRecord): boolean {
  return run.outcome.kind !== 'stopped' && openCalls(run).length > 0;
}

/** Tokens that each request took, cached ones too. */
function tokensOf({ response }: RunRecord['requests'][number]): number {
  const { usage = {} } = (response ?? {}) as { usage?: Record<string, unknown> };
  const names = ['inputTokens', 'outputTokens', 'cacheReadInputTokens', 'cacheWriteInputTokens'];
  return names.reduce((sum, name) => sum + (typeof usage[name] === 'number' ? usage[name] : 0), 0);
}

function spent(requests: RunRecord['requests']): number {
  return requests.reduce((sum, request) => sum + tokensOf(request), 0);
}

const number = (value: number) => value.toLocaleString('pt-BR');

const withinTurns: Check = {
  id: 'cabe-nas-voltas',
  title: `Uma pergunta usa no máximo ${maxRequests} requisições`,
  judge(run) {
    if (run.requests.length <= maxRequests) return { passed: true };
    return {
      passed: false,
      given: `A pergunta foi "${excerpt(run.question, 80)}", e o modelo não parou de pedir consultas.`,
      got: `O programa enviou ${run.requests.length} requisições${
        run.outcome.kind === 'stopped' ? ', e só parou porque o executor o interrompeu' : ''
      }.`,
      expected: `Nenhuma pergunta passa de ${maxRequests} requisições, por menores que sejam.`,
      at: { request: maxRequests, path: '' },
    };
  },
};

const withinTokens: Check = {
  id: 'cabe-no-gasto',
  title: `Gastos ${number(maxTokens)} tokens, nenhuma requisição a mais`,
  judge(run) {
    const over = run.requests.find(({ index }) => spent(run.requests.slice(0, index)) >= maxTokens);
    if (!over) return { passed: true };
    const before = spent(run.requests.slice(0, over.index));
    return {
      passed: false,
      given: `Depois de ${over.index} requisições, a pergunta tinha gasto ${number(before)} tokens, pela soma do usage das respostas.`,
      got: `O programa enviou mais ${count(run.requests.length - over.index, 'requisição', 'requisições')} e chegou a ${number(spent(run.requests))} tokens.`,
      expected: `Quando a soma chega a ${number(maxTokens)} tokens, a pergunta para ali, seja em que volta for.`,
      at: { request: over.index, path: '' },
    };
  },
};

const notTooEarly: Check = {
  id: 'nao-desiste-cedo',
  title: 'Os limites não cortam uma conversa comum',
  judge(run) {
    const sent = run.requests.length;
    const cost = spent(run.requests);
    if (!gaveUp(run) || sent >= honestRequests || cost >= honestTokens || repeatedKeys(run).size > 0)
      return { passed: true };
    return {
      passed: false,
      given: `Na última resposta, o modelo pedia ${callsName(openCalls(run))}, sem repetir consulta nenhuma.`,
      got: `O programa encerrou com ${count(sent, 'requisição', 'requisições')} e ${number(cost)} tokens.`,
      expected: `Uma pergunta comum pode chegar a ${honestRequests} requisições e ${number(honestTokens)} tokens, e é o modelo que a responde.`,
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
      'runAgent devolve um texto com a primeira linha, pelo menos, do que cada consulta trouxe, e a pessoa fica sabendo que parou ali.';
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
    const lines = withoutOpenTurn(run)
      .tools.filter(({ ok }) => ok)
      .map(({ output }) => output.split('\n')[0] ?? '');
    const lost = lines.find((line) => !containsOutput(value, line));
    if (lost === undefined && lines.every((line) => !containsOutput(line, value))) return { passed: true };
    return {
      passed: false,
      given: lost === undefined ? given : `${given} Uma consulta tinha trazido "${excerpt(lost)}".`,
      got: `O texto devolvido foi "${excerpt(value)}".`,
      expected,
    };
  },
};

/** Where the model had the last word; how a run ended otherwise, the other checks say. */
const modelAnswers: Check = {
  ...finalAnswerReturned(),
  judge: (run) =>
    openCalls(run).length > 0 || run.outcome.kind === 'stopped'
      ? { passed: true }
      : finalAnswerReturned().judge(run),
};

const checks: Check[] = [
  judgedWithoutOpenTurn(followsScript),
  withinTurns,
  withinTokens,
  notTooEarly,
  gatheredHandedOver,
  apiAcceptsAll(),
  judgedWithoutOpenTurn(everyCallAnswered()),
  judgedWithoutOpenTurn(everyCallExecuted()),
  ownOutput,
  historyKept(),
  modelAnswers,
];

export default checks;
