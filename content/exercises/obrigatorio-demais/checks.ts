// What the exercise "obrigatorio-demais" requires of a run. Pure; judges records, never source text.
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
import { type Parcel, parcels } from './scenario.ts';

interface Quote {
  call: ToolCall;
  request: number;
  /** What the model wrote, without what says nothing: null, zero, an empty text. */
  sent: Map<string, unknown>;
  told: Map<string, unknown>;
}

function quotesIn(run: RunRecord): Quote[] {
  const asked: Parcel[] = parcels[run.variant] ?? [];
  const calls = callingTurns(run).flatMap(({ calls, request }) => calls.map((call) => ({ call, request })));
  return calls.map(({ call, request }, place) => ({
    call,
    request,
    sent: new Map(
      Object.entries(call.input as Record<string, unknown>).filter(([, value]) => Boolean(value)),
    ),
    told: new Map(Object.entries(asked[place] ?? {})),
  }));
}

const nothingInvented: Check = {
  id: 'nada-inventado',
  title: 'O modelo não manda nada que ninguém informou',
  judge(run) {
    for (const { call, request, sent, told } of quotesIn(run)) {
      const [name, value] = [...sent].find(([key]) => !told.has(key)) ?? [];
      if (name === undefined) continue;
      const output = executionsOf(run, call)[0]?.output;
      return {
        passed: false,
        given: `A pergunta foi "${excerpt(run.question)}".`,
        got: `Na resposta à ${requestName(request)}, o modelo pediu ${callName(call)}: ninguém informou \`${name}\`, e ele pôs ${JSON.stringify(value)}.${
          output === undefined ? '' : ` A cotação saiu assim: "${excerpt(output, 140)}".`
        }`,
        expected: 'O schema deixa o modelo calar sobre o que não sabe.',
        at: { request, path: 'tools.0.input_schema' },
      };
    }
    return { passed: true };
  },
};

const toldIsSent: Check = {
  id: 'dado-aproveitado',
  title: 'O que foi informado chega à ferramenta',
  judge(run) {
    for (const { call, request, sent, told } of quotesIn(run)) {
      const [name, value] = [...told].find(([key, wanted]) => sent.get(key) !== wanted) ?? [];
      if (name === undefined) continue;
      return {
        passed: false,
        given: `A pergunta foi "${excerpt(run.question)}".`,
        got: `Na resposta à ${requestName(request)}, o modelo pediu ${callName(call)}: o que foi dito sobre \`${name}\` (${JSON.stringify(value)}) não foi junto.`,
        expected: 'A ferramenta tem lugar para tudo o que ela sabe usar.',
        at: { request, path: 'tools.0.input_schema' },
      };
    }
    return { passed: true };
  },
};

const everyParcel: Check = {
  id: 'cota-tudo',
  title: 'Cada volume é cotado',
  judge(run) {
    const wanted = parcels[run.variant]?.length ?? 0;
    const made = quotesIn(run).length;
    if (made >= wanted) return { passed: true };
    return {
      passed: false,
      given: `A pergunta foi "${excerpt(run.question)}".`,
      got: `O modelo fez ${made} de ${wanted} cotações.`,
      expected: 'Todo preço sai da ferramenta.',
    };
  },
};

const checks: Check[] = [
  nothingInvented,
  toldIsSent,
  everyParcel,
  everyCallAnswered(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  apiAcceptsAll(),
  historyKept(),
  finalAnswerReturned(),
];

export default checks;
