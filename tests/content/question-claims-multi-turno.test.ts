// Proof that what quizzes/loop-multi-turno.yaml says of the API is what the simulated API does: each shape, judged.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { validateMessagesRequest } from '../../src/mock-api/index.ts';

const quiz = readFileSync(
  fileURLToPath(new URL('../../quizzes/loop-multi-turno.yaml', import.meta.url)),
  'utf8',
);
const ask = { role: 'user', content: 'Pergunta' };
const text = (value: string) => ({ type: 'text', text: value });
const use = (id: string, name = 'read_file') => ({ type: 'tool_use', id: `toolu_01${id}`, name, input: {} });
const result = (id: string, more: object = {}) => ({
  type: 'tool_result',
  tool_use_id: `toolu_01${id}`,
  content: 'ok',
  ...more,
});
const assistant = (...content: unknown[]) => ({ role: 'assistant', content });
const user = (...content: unknown[]) => ({ role: 'user', content });
const tools = [{ name: 'read_file', description: 'Lê um arquivo.', input_schema: { type: 'object' } }];
const search = { type: 'server_tool_use', id: 'srvtoolu_01A', name: 'web_search', input: { query: 'x' } };
const searchTools = { tools: [{ type: 'web_search_20250305', name: 'web_search' }] };
const missing = /`tool_use` ids were found without `tool_result` blocks immediately after/;
const unexpected = /unexpected `tool_use_id` found in `tool_result` blocks/;
const round = [ask, assistant(use('A')), user(result('A'))];

interface Claim {
  question: string;
  shape: string;
  messages: object[];
  body?: object;
  /** The first-party answer. */
  status: number;
  says?: RegExp;
}

const claims: Claim[] = [
  {
    question: 'lmt-so-a-primeira-leitura',
    shape: 'three calls, one answered: the error names the other two',
    messages: [ask, assistant(use('A'), use('B'), use('C')), user(result('A'))],
    status: 400,
    says: /^messages\.2: .*immediately after: toolu_01B, toolu_01C\./,
  },
  {
    question: 'lmt-so-a-primeira-leitura',
    shape: 'results in another order',
    messages: [ask, assistant(use('A'), use('B')), user(result('B'), result('A'))],
    status: 200,
  },
  {
    question: 'lmt-queda-no-meio',
    shape: 'an unanswered call followed by the next question',
    messages: [ask, assistant(use('A')), ask],
    status: 400,
    says: missing,
  },
  {
    question: 'lmt-quantas-mensagens',
    shape: 'seven messages after three rounds',
    messages: [
      ...round,
      assistant(use('B'), use('C'), use('D')),
      user(result('B'), result('C'), result('D')),
      assistant(use('E')),
      user(result('E')),
    ],
    status: 200,
  },
  {
    question: 'lmt-quantas-mensagens',
    shape: 'a result sent alone',
    messages: [user(result('A'))],
    status: 400,
    says: unexpected,
  },
  { question: 'lmt-lista-que-pode-sair', shape: 'P T R', messages: round, status: 200 },
  {
    question: 'lmt-lista-que-pode-sair',
    shape: 'P T R T R with the older id',
    messages: [...round, assistant(use('B')), user(result('A'))],
    status: 400,
    says: unexpected,
  },
  {
    question: 'lmt-lista-que-pode-sair',
    shape: 'P T R F P',
    messages: [...round, assistant(text('Fim.')), ask],
    status: 200,
  },
  {
    question: 'lmt-lista-que-pode-sair',
    shape: 'R F P',
    messages: [user(result('A')), assistant(text('Fim.')), ask],
    status: 400,
    says: unexpected,
  },
  {
    question: 'lmt-salvar-conversas',
    shape: 'results replaced by a summary in a user message',
    messages: [ask, assistant(use('A')), user(text('Resumo do resultado'))],
    status: 400,
    says: missing,
  },
  {
    question: 'lmt-chega-ao-teto',
    shape: 'one more request with tool_choice none',
    messages: round,
    body: { tool_choice: { type: 'none' } },
    status: 200,
  },
  {
    question: 'lmt-any-em-toda-volta',
    shape: 'any, on a model that takes it',
    messages: [ask],
    body: { model: 'claude-haiku-4-5', tool_choice: { type: 'any' } },
    status: 200,
  },
  {
    question: 'lmt-any-em-toda-volta',
    shape: 'any, on a model that does not',
    messages: [ask],
    body: { tool_choice: { type: 'any' } },
    status: 400,
    says: /not supported for this model/,
  },
  {
    question: 'lmt-receita-e-recusa',
    shape: 'an empty user message after a refused turn',
    messages: [ask, assistant(text('Não posso ajudar.')), user()],
    status: 400,
    says: /^messages\.2: user messages must have non-empty content/,
  },
  {
    question: 'lmt-guarda-que-esconde',
    shape: 'a list that ends in a cut assistant turn',
    messages: [ask, assistant(text('Relatório: primeiro'))],
    status: 400,
    says: /does not support assistant message prefill/,
  },
  {
    question: 'lmt-pausa-e-continue',
    shape: 'a paused turn followed by a user message',
    messages: [ask, assistant(search), user(text('Continue de onde parou'))],
    body: searchTools,
    status: 400,
    says: /`web_search` tool use .* was found without a corresponding `web_search_tool_result` block/,
  },
  {
    question: 'lmt-pausa-e-continue',
    shape: 'a paused turn that stays last',
    messages: [ask, assistant(search)],
    body: searchTools,
    status: 200,
  },
  {
    question: 'lmt-nome-que-ninguem-atende',
    shape: 'an old name, skipped',
    messages: [ask, assistant(use('A', 'old_name')), ask],
    status: 400,
    says: missing,
  },
  {
    question: 'lmt-nome-que-ninguem-atende',
    shape: 'an old name, answered with a failure',
    messages: [ask, assistant(use('A', 'old_name')), user(result('A', { is_error: true }))],
    status: 200,
  },
  {
    question: 'lmt-cem-por-cento-de-sucesso',
    shape: 'a failure as plain data',
    messages: [ask, assistant(use('A')), user(result('A', { content: '{"error":"fora do ar"}' }))],
    status: 200,
  },
  {
    question: 'lmt-cem-por-cento-de-sucesso',
    shape: 'content as an object',
    messages: [ask, assistant(use('A')), user(result('A', { content: { error: 'fora do ar' } }))],
    status: 400,
  },
  {
    question: 'lmt-uma-das-tres-falhou',
    shape: 'three results, one flagged',
    messages: [
      ask,
      assistant(use('A'), use('B'), use('C')),
      user(result('A'), result('B'), result('C', { is_error: true })),
    ],
    status: 200,
  },
  {
    question: 'lmt-uma-das-tres-falhou',
    shape: 'a text before the results',
    messages: [ask, assistant(use('A')), user(text('Uma falhou.'), result('A'))],
    status: 400,
    says: missing,
  },
];

describe('what a question of the multi-turn lesson says of the API', () => {
  it.each(claims)('$question: $shape', ({ question, messages, body, status, says }) => {
    expect(quiz).toContain(`id: ${question}\n`);
    const request = JSON.parse(
      JSON.stringify({ model: 'claude-sonnet-5-5', max_tokens: 1024, tools, messages, ...body }),
    ) as unknown;
    const answer = validateMessagesRequest(request, { profile: 'anthropic' });
    expect(answer.error?.message ?? '').toMatch(says ?? /^/);
    expect(answer.status).toBe(status);
  });
});
