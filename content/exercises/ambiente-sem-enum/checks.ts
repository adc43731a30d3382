// What the exercise "ambiente-sem-enum" requires of a run. Pure; judges records, never source text.
import type { Check, RunRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callingTurns,
  callName,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  executionsOf,
  finalAnswerReturned,
  historyKept,
  requestName,
  resultsCarryOwnOutput,
  type ToolCall,
} from '../../../src/grader/index.ts';
import { asks } from './scenario.ts';

const known = ['DEV', 'QAS', 'PRD'];
const systemDefault = 'QAS';

type Call = ToolCall & { request: number };

function callsIn(run: RunRecord): Call[] {
  return callingTurns(run).flatMap(({ calls, request }) => calls.map((call) => ({ ...call, request })));
}

/** What a call says about the environment; undefined where it leaves it to the system. */
function environmentIn({ input }: ToolCall): string | undefined {
  const value = (input as { ambiente?: unknown } | null)?.ambiente;
  return value === undefined || value === null ? undefined : String(value);
}

const knownValue: Check = {
  id: 'ambiente-valido',
  title: 'O modelo só pede ambientes que o sistema conhece',
  judge(run) {
    const calls = callsIn(run);
    const place = calls.findIndex(
      (call) => !known.includes((environmentIn(call) ?? systemDefault).toUpperCase()),
    );
    const call = calls[place];
    if (!call) return { passed: true };
    const output = executionsOf(run, call)[0]?.output;
    const isLucky = asks[run.variant]?.[place]?.meant?.environment === systemDefault;
    const answered = isLucky
      ? 'O sistema não conhece esse nome e respondeu com QAS, que por acaso era o certo'
      : 'O sistema não conhece esse nome e respondeu com QAS, sem avisar';
    return {
      passed: false,
      given: `A pergunta foi "${excerpt(run.question)}".`,
      got: `Na resposta à ${requestName(call.request)}, o modelo pediu ${callName(call)}. ${
        output === undefined ? 'É um nome que o sistema não conhece.' : `${answered}: "${excerpt(output)}".`
      }`,
      expected: 'O que o modelo pode escrever em `ambiente` é o que o sistema aceita, e o schema diz isso.',
      at: { request: call.request, path: 'tools.0.input_schema' },
    };
  },
};

const meantValue: Check = {
  id: 'ambiente-certo',
  title: 'A consulta vai para o ambiente de que a pergunta fala',
  judge(run) {
    const wanted = asks[run.variant] ?? [];
    for (const [place, call] of callsIn(run).entries()) {
      const { meant } = wanted[place] ?? { meant: null };
      const sent = (environmentIn(call) ?? systemDefault).toUpperCase();
      // An unknown name is the other check's business.
      if (!known.includes(sent) || sent === (meant?.environment ?? systemDefault)) continue;
      return {
        passed: false,
        given: `A pergunta foi "${excerpt(run.question)}".`,
        got: `Na resposta à ${requestName(call.request)}, o modelo pediu ${callName(call)}.`,
        expected: meant
          ? 'O schema deixa o modelo pedir o ambiente de que se fala.'
          : 'Quando ninguém fala em ambiente, a chamada não precisa dizer um, e vale o padrão do sistema.',
        at: { request: call.request, path: 'tools.0.input_schema' },
      };
    }
    return { passed: true };
  },
};

const asked: Check = {
  id: 'consulta-tudo',
  title: 'Cada pedido citado é consultado',
  judge(run) {
    const wanted = asks[run.variant] ?? [];
    const calls = callsIn(run);
    if (calls.length >= wanted.length) return { passed: true };
    return {
      passed: false,
      given: `A pergunta foi "${excerpt(run.question)}".`,
      got: `O modelo fez ${calls.length} de ${wanted.length} consultas.`,
      expected: 'A resposta sai do MRD.',
    };
  },
};

const checks: Check[] = [
  knownValue,
  meantValue,
  asked,
  everyCallAnswered(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  apiAcceptsAll(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
