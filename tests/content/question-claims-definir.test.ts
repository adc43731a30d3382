// Proof that what the lesson on defining tools and its questions say of the API and of the tool runner is what the
// simulated API answers and what the installed SDK does. Touches no network.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import { describe, expect, it } from 'vitest';
import { validateMessagesRequest } from '../../src/mock-api/index.ts';

const lesson = readFileSync(
  fileURLToPath(new URL('../../lessons/definir-ferramentas-e-tool-runner.mdx', import.meta.url)),
  'utf8',
);

const ask = { role: 'user', content: 'Pergunta' };
const text = (value: string) => ({ type: 'text', text: value });
const use = (id: string, input: object = {}) => ({
  type: 'tool_use',
  id: `toolu_01${id}`,
  name: 'ler_estoque',
  input,
});
const result = (id: string, more: object = {}) => ({
  type: 'tool_result',
  tool_use_id: `toolu_01${id}`,
  content: 'ok',
  ...more,
});
const search = (id: string) => ({
  type: 'server_tool_use',
  id: `srvtoolu_01${id}`,
  name: 'web_search',
  input: { query: 'preço' },
});
const found = (id: string, content: unknown = []) => ({
  type: 'web_search_tool_result',
  tool_use_id: `srvtoolu_01${id}`,
  content,
});
const assistant = (...content: unknown[]) => ({ role: 'assistant', content });
const user = (...content: unknown[]) => ({ role: 'user', content });
const web = { type: 'web_search_20260209', name: 'web_search' };
const own = { name: 'ler_estoque', input_schema: { type: 'object', properties: {} } };
const nested = (inner: object, outer: object = {}) => ({
  name: 'abrir',
  strict: true,
  input_schema: {
    type: 'object',
    properties: { endereco: { type: 'object', properties: {}, ...inner } },
    ...outer,
  },
});
const closed = { additionalProperties: false };

interface Claim {
  where: string;
  shape: string;
  messages?: object[];
  tools?: object[];
  status: number;
  says?: RegExp;
}
const unresolved = /^messages\.1: `web_search` tool use with id `srvtoolu_01A` was found without/;

const claims: Claim[] = [
  {
    where: 'def-enum-e-garantia, def-chave-ausente',
    shape: 'a call with a value outside the enum and without a required field',
    messages: [ask, assistant(use('A', { prioridade: 'urgente' })), user(result('A'))],
    tools: [
      {
        name: 'ler_estoque',
        input_schema: {
          type: 'object',
          properties: { prioridade: { enum: ['baixa'] } },
          required: ['numero'],
        },
      },
    ],
    status: 200,
  },
  {
    where: 'def-strict-recusado',
    shape: 'a strict tool with both objects open',
    tools: [nested({})],
    status: 400,
    says: /For 'object' type, 'additionalProperties' must be explicitly set to false$/,
  },
  {
    where: 'def-strict-recusado',
    shape: 'only the outer object closed',
    tools: [nested({}, closed)],
    status: 400,
  },
  {
    where: 'def-strict-recusado',
    shape: 'both objects closed',
    tools: [nested(closed, closed)],
    status: 200,
  },
  {
    where: 'def-continue-depois-da-pausa, def-retomar-checklist',
    shape: 'a user message after a turn with an open search',
    messages: [ask, assistant(text('Vou ver.'), search('A')), user(text('Continue.'))],
    status: 400,
    says: unresolved,
  },
  {
    where: 'def-continue-depois-da-pausa',
    shape: 'the paused turn last',
    messages: [ask, assistant(text('Vou ver.'), search('A'))],
    status: 200,
  },
  {
    where: 'def-continue-depois-da-pausa',
    shape: 'a tool_result for the server call',
    messages: [ask, assistant(search('A')), user(result('A', { tool_use_id: 'srvtoolu_01A' }))],
    status: 400,
  },
  {
    where: 'def-continue-depois-da-pausa',
    shape: 'the search no longer declared',
    messages: [ask, assistant(search('A'))],
    tools: [own],
    status: 400,
    says: /but no `web_search` tool was provided$/,
  },
  {
    where: 'def-retomar-checklist',
    shape: 'two paused parts side by side',
    messages: [ask, assistant(search('A')), assistant(found('A'), search('B'))],
    status: 200,
  },
  { where: 'def-retomada-do-zero', shape: 'the same request again', messages: [ask], status: 200 },
  {
    where: 'def-turno-misto',
    shape: 'the client result only',
    messages: [ask, assistant(search('A'), use('B')), user(result('B'))],
    status: 200,
  },
  {
    where: 'def-turno-misto',
    shape: 'a result for the search, too',
    messages: [
      ask,
      assistant(search('A'), use('B')),
      user(result('B'), result('A', { tool_use_id: 'srvtoolu_01A' })),
    ],
    status: 400,
  },
  {
    where: 'def-turno-misto',
    shape: 'text after the client result',
    messages: [ask, assistant(search('A'), use('B')), user(result('B'), text('Prossiga.'))],
    status: 400,
    says: unresolved,
  },
  {
    where: 'def-turno-misto',
    shape: 'no answer to the client call',
    messages: [ask, assistant(search('A'), use('B'))],
    status: 400,
  },
  {
    where: 'def-busca-sem-excecao',
    shape: 'a failed search in the history',
    messages: [
      ask,
      assistant(
        search('A'),
        found('A', { type: 'web_search_tool_result_error', error_code: 'too_many_requests' }),
      ),
      ask,
    ],
    status: 200,
  },
  {
    where: 'o-laco-manual',
    shape: 'a bare object as the content of a result',
    messages: [ask, assistant(use('A')), user(result('A', { content: { total: 41 } }))],
    status: 400,
  },
  {
    where: 'ferramentas-de-servidor',
    shape: 'the versions that the lesson names',
    tools: [
      web,
      { type: 'code_execution_20260521', name: 'code_execution' },
      { type: 'web_fetch_20250910', name: 'web_fetch' },
    ],
    status: 200,
  },
  {
    where: 'ferramentas-de-servidor',
    shape: 'the newest search, called directly',
    tools: [{ type: 'web_search_20260318', name: 'web_search', allowed_callers: ['direct'] }],
    status: 200,
  },
];

describe('what the lesson and its questions say of the API', () => {
  it.each(claims)('$where: $shape', ({ messages, tools, status, says }) => {
    const request = JSON.parse(
      JSON.stringify({
        model: 'claude-opus-5',
        max_tokens: 1024,
        tools: tools ?? [web, own],
        messages: messages ?? [ask],
      }),
    );
    const answer = validateMessagesRequest(request, { profile: 'anthropic' });
    expect(answer.status, answer.error?.message).toBe(status);
    if (says) expect(answer.error?.message).toMatch(says);
  });

  it('quotes the refusal of a message after a paused turn word for word', () => {
    const messages = [ask, assistant(search('AAAAAA')), user(text('Continue.'))];
    const request = { model: 'claude-opus-5', max_tokens: 1024, tools: [web], messages };
    const said = validateMessagesRequest(request, { profile: 'anthropic' }).error?.message;
    expect(lesson).toContain(said?.replace(/(srvtoolu_01A)A+/, '$1…'));
  });
});

interface Reply {
  stop_reason: string;
  content: object[];
}

/** Runs the tool runner with one tool against fixed replies, the last one again and again. */
async function runWith(replies: Reply[], settings: object = {}, failure = new Error('loja fora do ar')) {
  const sent: { messages: { role: string; content: unknown }[] }[] = [];
  const inputs: unknown[] = [];
  const rest = [...replies];
  const client = new Anthropic({
    apiKey: 'none',
    maxRetries: 0,
    fetch: async (_url: unknown, init?: RequestInit) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json({
        id: 'msg_01A',
        type: 'message',
        role: 'assistant',
        model: 'claude-opus-5',
        usage: { input_tokens: 1, output_tokens: 1 },
        stop_sequence: null,
        ...(rest.length > 1 ? rest.shift() : rest[0]),
      });
    },
  });
  const tool = betaTool({
    name: 'ler_estoque',
    description: 'Lê o estoque.',
    inputSchema: { type: 'object', properties: { loja: { type: 'string', enum: ['centro'] } } },
    run: async (input) => {
      inputs.push(input);
      if (inputs.length === 2) throw failure;
      return 'três';
    },
  });
  const final = await client.beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 1024,
    messages: [{ role: 'user', content: 'Pergunta' }],
    tools: [tool],
    thread: false,
    ...settings,
  });
  return { final, sent, inputs };
}
const calls: Reply = { stop_reason: 'tool_use', content: [use('A', { loja: 'norte' }), use('B')] };
const end: Reply = { stop_reason: 'end_turn', content: [text('Pronto.')] };

describe('what the lesson and its questions say of the tool runner', () => {
  it('def-o-que-o-runner-faz: results in one message, an exception flagged', async () => {
    const { sent } = await runWith([calls, end]);
    expect(sent[1]?.messages).toHaveLength(3);
    expect(sent[1]?.messages[2]).toMatchObject({
      role: 'user',
      content: [
        { tool_use_id: 'toolu_01A', content: 'três' },
        { tool_use_id: 'toolu_01B', is_error: true, content: expect.stringContaining('loja fora do ar') },
      ],
    });
  });

  it('aprovacao-dentro-da-funcao: a ToolError reaches the model as its text, flagged', async () => {
    const { sent } = await runWith([calls, end], {}, new ToolError('O usuário recusou.'));
    expect(sent[1]?.messages[2]).toMatchObject({
      content: [{}, { tool_use_id: 'toolu_01B', is_error: true, content: 'O usuário recusou.' }],
    });
  });

  it('o-tool-runner: betaTool lets a value outside the enum through', async () => {
    expect((await runWith([calls, end])).inputs[0]).toEqual({ loja: 'norte' });
  });

  it('def-runner-no-limite: at the cap the last calls run, their results are not sent, nothing is thrown', async () => {
    const { final, sent, inputs } = await runWith([calls], { max_iterations: 3 });
    expect(sent).toHaveLength(3);
    expect(inputs).toHaveLength(6);
    expect(final.stop_reason).toBe('tool_use');
  });

  it('def-runner-sem-fim: without a cap it goes on past any usual number of rounds', async () => {
    const { sent } = await runWith([...Array.from({ length: 60 }, () => calls), end]);
    expect(sent).toHaveLength(61);
  });

  it('def-o-que-o-runner-faz: a pause is resumed with the paused turn last, a refusal ends it quietly', async () => {
    const pause: Reply = { stop_reason: 'pause_turn', content: [search('A')] };
    const { final, sent } = await runWith([pause, end]);
    expect(final.stop_reason).toBe('end_turn');
    expect(sent[1]?.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    const refused = await runWith([{ stop_reason: 'refusal', content: [use('A')] }]);
    expect(refused.final.stop_reason).toBe('refusal');
    expect(refused.inputs).toEqual([]);
  });

  it('o-tool-runner: by default the second request carries the results only', async () => {
    const { sent } = await runWith([calls, end], { thread: undefined });
    expect(sent[1]?.messages.map(({ role }) => role)).toEqual(['user']);
  });

  it('o-laco-manual: above 21,333 tokens a call without streaming throws before it is sent', () => {
    const client = new Anthropic({ apiKey: 'none', fetch: () => Promise.reject(new Error('sent')) });
    const request = (max_tokens: number) => () =>
      client.messages.create({
        model: 'claude-opus-5',
        max_tokens,
        messages: [{ role: 'user', content: 'x' }],
      });
    expect(request(21_334)).toThrow(/streaming/i);
    expect(() => request(16_000)().catch(() => {})).not.toThrow();
  });
});
