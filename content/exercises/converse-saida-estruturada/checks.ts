// What the exercise "converse-saida-estruturada" requires of a run. Pure; judges records, never source text.
// Nobody has to answer the call that carries the data, so the conversation may end there.
import type { Check, RequestRecord, RunRecord } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  callsOf,
  excerpt,
  followsScript,
  requestName,
  textsOf,
} from '../../../src/grader/index.ts';
import { reports } from './scenario.ts';

/** Models that this account may force, as in the statement; their `textFormat` is not available in its region. */
const forceable = /^us\.anthropic\.claude-(?:sonnet|opus)-5$/;

interface ConverseBody {
  outputConfig?: { textFormat?: { structure?: { jsonSchema?: { schema?: unknown } } } };
}

/** Whether the request names a format whose schema the service can read: a text that is a JSON object. */
function asksForFormat({ body }: RequestRecord): boolean {
  const schema = (body as ConverseBody | null)?.outputConfig?.textFormat?.structure?.jsonSchema?.schema;
  return typeof schema === 'string' && parsed(schema) !== null;
}

/** The model that a request went to; empty where its address names none. */
function modelOf({ path }: RequestRecord): string {
  return decodeURIComponent(/^\/model\/([^/?]+)/.exec(path)?.[1] ?? '');
}

function accepted(run: RunRecord): RequestRecord[] {
  return run.requests.filter(({ status }) => status === 200);
}

const leftScript: Check = {
  ...followsScript,
  judge: (run) =>
    run.scriptProblems.some(({ kind }) => kind !== 'script-unused')
      ? followsScript.judge(run)
      : { passed: true },
};

const shapeAsked: Check = {
  id: 'formato-garantido',
  title: 'A forma do registro é pedida à API, e não catada de um texto livre',
  judge(run) {
    const answers = accepted(run);
    const structured = answers.some(
      (request) => callsOf(request.response).length > 0 || asksForFormat(request),
    );
    if (structured) return { passed: true };
    const last = answers.at(-1);
    if (!last) return { passed: true };
    return {
      passed: false,
      given: `O relato foi "${excerpt(run.question, 70)}".`,
      got: `O modelo pôde escrever o que quisesse, e escreveu "${excerpt(textsOf(last.response).join(' '), 120)}".`,
      expected:
        'O registro vem da entrada de uma chamada, ou de um texto para o qual a requisição pediu um formato.',
      at: { request: last.index, path: '' },
    };
  },
};

const rightPath: Check = {
  id: 'caminho-do-modelo',
  title: 'Cada modelo recebe o pedido que a conta tem para ele',
  judge(run) {
    const wrong = run.requests.find((request) => forceable.test(modelOf(request)) && asksForFormat(request));
    if (!wrong) return { passed: true };
    return {
      passed: false,
      given: `O modelo em uso era ${modelOf(wrong)}.`,
      got: `A ${requestName(wrong.index)} pediu a ele um formato de texto, que a região da prefeitura ainda não oferece.`,
      expected: 'Nos modelos de ACEITAM_FORCAR, o registro vem da entrada de uma ferramenta.',
      at: { request: wrong.index, path: 'outputConfig.textFormat' },
    };
  },
};

const modelInUse: Check = {
  id: 'modelo-em-uso',
  title: 'Toda requisição vai ao modelo que a conta usa',
  judge(run) {
    const model = run.tools.find(({ name }) => name === 'modeloEmUso')?.output;
    const other = run.requests.find((request) => modelOf(request) !== model);
    if (!other) return { passed: true };
    return {
      passed: false,
      given:
        model === undefined
          ? 'O programa não perguntou qual é o modelo em uso.'
          : `O modelo em uso era ${model}.`,
      got: `A ${requestName(other.index)} foi para ${modelOf(other) || 'outro endereço'}.`,
      expected: 'Quem escolhe o modelo é a operação; o programa se adapta a ele.',
      at: { request: other.index, path: '' },
    };
  },
};

const rightRecord: Check = {
  id: 'registro-certo',
  title: 'O registro tem os três campos, na forma do esquema, com o que o relato diz',
  judge(run) {
    const report = reports[run.variant];
    if (!report || run.outcome.kind !== 'returned') return { passed: true };
    const { bairro, tipo, feridos } = report;
    const record = parsed(run.outcome.value);
    const fields = record ?? {};
    const same =
      Object.keys(fields).length === 3 &&
      fields.bairro === bairro &&
      fields.tipo === tipo &&
      fields.feridos === feridos;
    if (same) return { passed: true };
    return {
      passed: false,
      given: `O relato foi "${excerpt(run.question, 90)}".`,
      got: record
        ? `O programa devolveu ${excerpt(JSON.stringify(record), 140)}.`
        : `O programa devolveu "${excerpt(run.outcome.value)}", que não é um objeto JSON.`,
      expected:
        'runAgent devolve um objeto JSON com bairro, tipo (um dos quatro do esquema) e feridos (um número, ou null se o relato não disser).',
    };
  },
};

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

const checks: Check[] = [leftScript, shapeAsked, rightRecord, apiAcceptsAll(), rightPath, modelInUse];

export default checks;
