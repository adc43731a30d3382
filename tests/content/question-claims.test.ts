// Proof that what the questions say of the API is what the simulated API does: each shape a question turns on, judged.
import { describe, expect, it } from 'vitest';
import { validateMessagesRequest } from '../../src/mock-api/index.ts';

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
const two = assistant(use('A'), use('B'));
const missing = /`tool_use` ids were found without `tool_result` blocks immediately after/;
const unexpected = /unexpected `tool_use_id` found in `tool_result` blocks/;

interface Claim {
  question: string;
  shape: string;
  messages: object[];
  body?: object;
  anthropic: number;
  strict: number;
  says?: RegExp;
}
const refused = { anthropic: 400, strict: 400 };
const accepted = { anthropic: 200, strict: 200 };

const claims: Claim[] = [
  {
    question: 'tul-orfao-apos-salvar-texto',
    shape: 'the assistant turn kept as text only',
    messages: [ask, { role: 'assistant', content: 'Vou ver.' }, user(result('A'))],
    ...refused,
    says: /^messages\.2\.content\.0: unexpected `tool_use_id`/,
  },
  {
    question: 'tul-janela-que-corta-par',
    shape: 'a window that opens with a result',
    messages: [user(result('A')), assistant(text('Pronto.')), ask],
    ...refused,
    says: /^messages\.0\.content\.0: unexpected/,
  },
  {
    question: 'tul-memoria-so-da-ultima-volta',
    shape: 'only the question and the last pair',
    messages: [ask, assistant(use('C')), user(result('C'))],
    ...accepted,
  },
  {
    question: 'tul-conversa-que-volta-do-banco',
    shape: 'results gathered at the end of the conversation',
    messages: [ask, assistant(use('A')), ask, assistant(use('B')), user(result('A'), result('B'))],
    ...refused,
  },
  {
    question: 'tul-mapa-por-nome',
    shape: 'one id for two results',
    messages: [ask, two, user(result('B'), result('B'))],
    ...refused,
  },
  {
    question: 'tul-cache-do-bloco',
    shape: 'a result with the id of an older turn',
    messages: [ask, assistant(use('A')), user(result('A')), assistant(use('B')), user(result('A'))],
    ...refused,
    says: unexpected,
  },
  {
    question: 'tul-cache-do-bloco',
    shape: 'the repeated call left unanswered',
    messages: [ask, assistant(use('A')), user(result('A')), assistant(use('B')), ask],
    ...refused,
    says: missing,
  },
  {
    question: 'tul-porte-de-outra-api',
    shape: 'a result in an assistant message',
    messages: [ask, assistant(use('A')), assistant(result('A')), ask],
    ...refused,
  },
  {
    question: 'tul-porte-de-outra-api',
    shape: 'a bare object as content',
    messages: [ask, assistant(use('A')), user(result('A', { content: { total: 41 } }))],
    ...refused,
  },
  {
    question: 'tul-porte-de-outra-api',
    shape: 'a field name in the result',
    messages: [ask, assistant(use('A')), user(result('A', { name: 'read_file' }))],
    ...refused,
  },
  {
    question: 'tul-introducao-antes-dos-resultados',
    shape: 'text before the results',
    messages: [ask, two, user(text('Resultados:'), result('A'), result('B'))],
    ...refused,
    says: missing,
  },
  {
    question: 'tul-introducao-antes-dos-resultados',
    shape: 'the text in a message of its own before them',
    messages: [ask, two, ask, user(result('A'), result('B'))],
    ...refused,
    says: missing,
  },
  {
    question: 'tul-fatura-que-cresceu, tul-dois-servicos',
    shape: 'a clean split',
    messages: [ask, two, user(result('A')), user(result('B'))],
    anthropic: 200,
    strict: 400,
  },
  {
    question: 'tul-dois-servicos',
    shape: 'both results in one message',
    messages: [ask, two, user(result('A'), result('B'))],
    ...accepted,
  },
  {
    question: 'tul-chamadas-puladas',
    shape: 'a skipped call answered with is_error',
    messages: [ask, two, user(result('A'), result('B', { is_error: true }))],
    ...accepted,
  },
  {
    question: 'tul-chamadas-puladas, tul-reserva-e-cobranca, tul-revisao-do-laco',
    shape: 'one of two calls unanswered',
    messages: [ask, two, user(result('A'))],
    ...refused,
    says: missing,
  },
  {
    question: 'tul-conversa-travada',
    shape: 'failed results with the customer’s text after them',
    messages: [
      ask,
      two,
      user(result('A', { is_error: true }), result('B', { is_error: true }), text('E aí?')),
    ],
    ...accepted,
  },
  {
    question: 'tul-conversa-travada',
    shape: 'unanswered calls in a request without tools',
    messages: [ask, two, ask],
    body: { tools: undefined },
    ...refused,
    says: missing,
  },
  {
    question: 'tul-sinal-vindo-do-mcp',
    shape: 'MCP’s isError in the block',
    messages: [ask, assistant(use('A')), user(result('A', { isError: true }))],
    ...refused,
  },
  {
    question: 'tul-mensagem-vazia',
    shape: 'a user message without blocks',
    messages: [ask, assistant(text('Relatório')), user()],
    ...refused,
    says: /^messages\.2: user messages must have non-empty content/,
  },
  {
    question: 'tul-reembolso-cortado',
    shape: 'a cut call followed by text',
    messages: [ask, assistant(text('Vou.'), use('A')), ask],
    ...refused,
    says: missing,
  },
  {
    question: 'tul-uma-por-vez',
    shape: 'disable_parallel_tool_use at the top level',
    messages: [ask],
    body: { disable_parallel_tool_use: true },
    ...refused,
  },
  {
    question: 'tul-uma-por-vez',
    shape: 'disable_parallel_tool_use in tool_choice',
    messages: [ask],
    body: { tool_choice: { type: 'auto', disable_parallel_tool_use: true } },
    ...accepted,
  },
];

describe('what a question says of the API', () => {
  it.each(claims)('$question: $shape', ({ messages, body, anthropic, strict, says }) => {
    const request = JSON.parse(
      JSON.stringify({ model: 'claude-opus-5', max_tokens: 1024, tools, messages, ...body }),
    );
    const answers = (['anthropic', 'strict'] as const).map((profile) =>
      validateMessagesRequest(request, { profile }),
    );
    expect(answers.map((answer) => answer.status)).toEqual([anthropic, strict]);
    if (says) for (const answer of answers) expect(answer.error?.message).toMatch(says);
  });
});
