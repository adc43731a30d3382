// What the exercise "do-laco-ao-tool-runner" requires of a run. Pure; judges records, never source text.
import type { Check, RequestRecord, RunRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callingTurns,
  callName,
  continuedTurns,
  everyCallAnswered,
  everyCallExecuted,
  excerpt,
  executionsOf,
  finalAnswerReturned,
  joined,
  requestName,
  resultsCarryOwnOutput,
  resultsFor,
} from '../../../src/grader/index.ts';
import toolBox from './tools.ts';

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function isTurn({ path, method }: RequestRecord): boolean {
  return method === 'POST' && path.startsWith('/v1/messages') && !path.includes('count_tokens');
}

/**
 * The SDK's runner says in every request whether it streams; a loop of one's own with `create` leaves that out.
 * A loop that sends `stream` itself looks like the runner in the record, and is let pass.
 */
const throughRunner: Check = {
  id: 'pelo-runner',
  title: 'O laço é o do tool runner',
  judge(run) {
    const turns = run.requests.filter(isTurn);
    const expected = 'Quem envia as requisições e executa as ferramentas é o tool runner do SDK.';
    if (turns.length === 0)
      return {
        passed: false,
        given: 'O laço antigo saiu do arquivo.',
        got: 'O programa não fez nenhuma requisição ao modelo.',
        expected,
      };
    const own = turns.find(({ body }) => typeof fieldsOf(body).stream !== 'boolean');
    if (!own) return { passed: true };
    return {
      passed: false,
      given: `O programa enviou a ${requestName(own.index)}.`,
      got: 'Ela não tem a forma das que o runner envia: saiu de uma chamada direta ao modelo.',
      expected,
      at: { request: own.index, path: '' },
    };
  },
};

/** What the request tells the model about a declared tool; undefined where it does not declare it. */
function declaredIn({ body }: RequestRecord, name: string): Fields | undefined {
  const { tools } = fieldsOf(body);
  return Array.isArray(tools) ? tools.map(fieldsOf).find((tool) => tool.name === name) : undefined;
}

const listed = (value: unknown) => (Array.isArray(value) ? value.map(String).sort().join(', ') : '');

/** What got lost between the tool box and the request, in words; null where nothing did. */
function lossOf(sent: Fields | undefined, definition: (typeof toolBox.definitions)[number]): string | null {
  if (!sent) return 'a ferramenta não é declarada';
  if (typeof sent.description !== 'string' || !sent.description.includes(definition.description))
    return 'a descrição não é a que a clínica escreveu';
  const schema = fieldsOf(sent.input_schema);
  if (listed(schema.required) !== listed(definition.input_schema.required))
    return 'os campos obrigatórios são outros';
  for (const [property, wanted] of Object.entries(fieldsOf(definition.input_schema.properties))) {
    const given = fieldsOf(fieldsOf(schema.properties)[property]);
    const values = listed(fieldsOf(wanted).enum);
    if (values !== listed(given.enum))
      return values === '' ? `\`${property}\` ficou restrito` : `\`${property}\` aceita outros valores`;
  }
  return null;
}

const wholeSchema: Check = {
  id: 'definicao-inteira',
  title: 'Cada ferramenta é declarada com a descrição e o esquema de antes',
  judge(run) {
    const first = run.requests.find(isTurn);
    if (!first) return { passed: true };
    for (const definition of toolBox.definitions) {
      const sent = declaredIn(first, definition.name);
      const loss = lossOf(sent, definition);
      if (loss === null) continue;
      return {
        passed: false,
        given: `No laço manual, \`${definition.name}\` ia ao modelo com a definição que vem de ./tools.`,
        got: `Na ${requestName(first.index)}, ${loss}.`,
        expected:
          'Trocar o laço não muda o que o modelo sabe das ferramentas: nomes, descrições, obrigatórios e valores permitidos são os mesmos.',
        at: { request: first.index, path: 'tools' },
      };
    }
    return { passed: true };
  },
};

/** The failed execution of a call whose result does not say so. */
function unflaggedFailure(run: RunRecord) {
  for (const turn of continuedTurns(run))
    for (const result of resultsFor(turn)) {
      const call = turn.calls.find(({ id }) => id === result.id);
      const executions = call ? executionsOf(run, call) : [];
      if (call && executions.length > 0 && executions.every(({ ok }) => !ok) && !result.isError)
        return { call, result, request: turn.next.index };
    }
  return undefined;
}

const failuresFlagged: Check = {
  id: 'falha-sinalizada',
  title: 'Uma ferramenta que falha volta ao modelo sinalizada',
  judge(run) {
    const found = unflaggedFailure(run);
    if (!found) return { passed: true };
    return {
      passed: false,
      given: `A execução de ${callName(found.call)} falhou.`,
      got: `Na ${requestName(found.request)}, o resultado dela diz "${excerpt(found.result.text)}" sem o sinal de falha.`,
      expected: 'O resultado de uma execução que falhou leva o sinal de falha da API.',
      at: { request: found.request, path: found.result.path },
    };
  },
};

const goesOn: Check = {
  id: 'vai-ate-o-fim',
  title: 'O laço continua até o modelo parar de pedir ferramentas',
  judge(run) {
    const open = callingTurns(run).find(({ next }) => next === undefined);
    if (!open) return { passed: true };
    return {
      passed: false,
      given: `Na resposta à ${requestName(open.request)}, o modelo pediu ${joined(open.calls.map(callName))}.`,
      got: 'Nenhuma requisição veio depois: o resultado não chegou ao modelo.',
      expected: 'Enquanto o modelo pede ferramentas, os resultados voltam para ele.',
      at: { request: open.request, path: '' },
    };
  },
};

const checks: Check[] = [
  throughRunner,
  wholeSchema,
  goesOn,
  failuresFlagged,
  everyCallAnswered(),
  everyCallExecuted(),
  resultsCarryOwnOutput(),
  apiAcceptsAll(),
  finalAnswerReturned(),
];

export default checks;
