// Proof that what the questions of quizzes/orquestrar-ferramentas.yaml say of the API is what the simulated API does.
import { describe, expect, it } from 'vitest';
import { validateMessagesRequest } from '../../src/mock-api/index.ts';

const ask = { role: 'user', content: 'As notas não saem.' };
const text = (value: string) => ({ type: 'text', text: value });
const use = (id: string) => ({ type: 'tool_use', id: `toolu_01${id}`, name: 'search_kb', input: {} });
const result = (id: string, more: object = {}) => ({
  type: 'tool_result',
  tool_use_id: `toolu_01${id}`,
  content: '{"results":[]}',
  ...more,
});
const assistant = (...content: unknown[]) => ({ role: 'assistant', content });
const user = (...content: unknown[]) => ({ role: 'user', content });
const schema = { type: 'object', properties: { query: { type: 'string' } } };
const tools = [{ name: 'search_kb', description: 'Busca artigos.', input_schema: schema }];
const one = assistant(use('A'));
const two = assistant(use('A'), use('B'));
const answered = (content: unknown) => [ask, one, user(result('A', { content }))];
const missing = /`tool_use` ids were found without `tool_result` blocks immediately after/;
const unexpected = /unexpected `tool_use_id` found in `tool_result` blocks/;

interface Claim {
  question: string;
  shape: string;
  messages?: object[];
  body?: object;
  status: number;
  says?: RegExp;
}

const claims: Claim[] = [
  {
    question: 'orq-definicao-portada',
    shape: 'parameters in place of input_schema',
    body: { tools: [{ name: 'lookup_order', parameters: schema }] },
    status: 400,
    says: /^tools\.0\.custom\.input_schema: Field required$/,
  },
  {
    question: 'orq-definicao-portada',
    shape: 'the field renamed',
    body: { tools: [{ name: 'lookup_order', input_schema: schema }] },
    status: 200,
  },
  {
    question: 'orq-definicao-portada',
    shape: 'the envelope of another API',
    body: { tools: [{ type: 'function', function: { name: 'lookup_order', parameters: schema } }] },
    status: 400,
  },
  {
    question: 'orq-definicao-portada',
    shape: 'both fields side by side',
    body: { tools: [{ name: 'lookup_order', parameters: schema, input_schema: schema }] },
    status: 400,
    says: /Extra inputs are not permitted/,
  },
  {
    question: 'orq-definicao-portada',
    shape: 'the spelling of Converse',
    body: { tools: [{ name: 'lookup_order', inputSchema: schema }] },
    status: 400,
  },
  {
    question: 'orq-linhas-trocadas',
    shape: 'results before the calls',
    messages: [ask, user(result('A')), one],
    status: 400,
    says: /^messages\.1\.content\.0: unexpected `tool_use_id`/,
  },
  {
    question: 'orq-linhas-trocadas',
    shape: 'a short assistant message before the results',
    messages: [ask, assistant(text('Vou ver.')), user(result('A')), one],
    status: 400,
    says: unexpected,
  },
  {
    question: 'orq-linhas-trocadas',
    shape: 'calls and results in one assistant message',
    messages: [ask, assistant(use('A'), result('A')), ask],
    status: 400,
  },
  { question: 'orq-linhas-trocadas', shape: 'lines swapped back', messages: answered('ok'), status: 200 },
  {
    question: 'orq-alternancia-na-marra',
    shape: 'text between call and result',
    messages: [ask, one, user(text('Um momento, por favor.')), user(result('A'))],
    status: 400,
    says: missing,
  },
  {
    question: 'orq-alternancia-na-marra',
    shape: 'roles made to alternate',
    messages: [ask, one, user(text('Um momento, por favor.')), assistant(text('Certo.')), user(result('A'))],
    status: 400,
    says: missing,
  },
  {
    question: 'orq-find-no-lugar-de-filter',
    shape: 'one of two calls answered',
    messages: [ask, two, user(result('A'))],
    status: 400,
    says: /toolu_01B/,
  },
  {
    question: 'orq-o-que-pode-vir-depois',
    shape: 'results in the other order',
    messages: [ask, two, user(result('B'), result('A'))],
    status: 200,
  },
  {
    question: 'orq-o-que-pode-vir-depois',
    shape: 'text first',
    messages: [ask, two, user(text('Achei:'), result('A'), result('B'))],
    status: 400,
    says: missing,
  },
  {
    question: 'orq-o-que-pode-vir-depois',
    shape: 'text last',
    messages: [ask, two, user(result('A'), result('B'), text('E aí?'))],
    status: 200,
  },
  {
    question: 'orq-o-que-pode-vir-depois',
    shape: 'an assistant turn between the results',
    messages: [ask, two, user(result('A')), assistant(text('Sigo.')), user(result('B'))],
    status: 400,
    says: missing,
  },
  { question: 'orq-formas-de-content', shape: 'a string', messages: answered('{"total":0}'), status: 200 },
  {
    question: 'orq-formas-de-content, orq-lembrete-dentro-do-resultado',
    shape: 'a list of blocks, text outside JSON',
    messages: answered([text('0')]),
    status: 200,
  },
  {
    question: 'orq-formas-de-content',
    shape: 'a bare object',
    messages: answered({ results: [], total: 0 }),
    status: 400,
  },
  {
    question: 'orq-formas-de-content',
    shape: 'a list of something else',
    messages: answered([{ results: [], total: 0 }]),
    status: 400,
  },
  {
    question: 'orq-formas-de-content',
    shape: 'a block outside a list',
    messages: answered(text('0')),
    status: 400,
  },
  {
    question: 'orq-uma-lista-para-a-fila',
    shape: 'results taken out, calls left',
    messages: [ask, one, assistant(text('Renove o A1.')), ask],
    status: 400,
    says: missing,
  },
  {
    question: 'orq-aprovacao-no-dia-seguinte',
    shape: 'the customer’s text on an open call',
    messages: [ask, one, ask],
    status: 400,
    says: missing,
  },
  {
    question: 'orq-aprovacao-no-dia-seguinte',
    shape: 'the customer’s text as an assistant message',
    messages: [ask, one, assistant(text('E a minha nota?')), user(result('A'))],
    status: 400,
  },
  {
    question: 'orq-aprovacao-no-dia-seguinte',
    shape: 'a result first, then the text',
    messages: [ask, one, user(result('A', { is_error: true, content: 'sem aprovação' }), text('E aí?'))],
    status: 200,
  },
];

describe('what a question says of the API', () => {
  it.each(claims)('$question: $shape', ({ messages = [ask], body, status, says }) => {
    const request = { model: 'claude-opus-5', max_tokens: 1024, tools, messages, ...body };
    for (const profile of ['anthropic', 'strict'] as const) {
      const answer = validateMessagesRequest(request, { profile });
      expect(answer.status).toBe(status);
      if (says) expect(answer.error?.message).toMatch(says);
    }
  });
});
