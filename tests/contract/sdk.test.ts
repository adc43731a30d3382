// The real SDK talks to the simulated API through both adapters and sees what it would see at work.
import Anthropic, {
  AuthenticationError,
  BadRequestError,
  NotFoundError,
  UnprocessableEntityError,
} from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, test } from 'vitest';
import { asFetch, type Exchange, type MessagesApiOptions, messagesApi } from '../../src/mock-api/index.ts';
import { defineScenario, playTurn } from '../../src/scenario/index.ts';

type Fetch = typeof fetch;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const adapters: [name: string, open: (options: MessagesApiOptions) => { fetch?: Fetch }][] = [
  ['asFetch', (options) => ({ fetch: asFetch(messagesApi(options)) })],
  [
    'msw/node',
    (options) => {
      const server = setupServer(...messagesApi(options));
      server.listen({ onUnhandledFrame: 'error' });
      closers.push(() => server.close());
      return {};
    },
  ],
];

const request = {
  model: 'claude-haiku-4-5',
  max_tokens: 64,
  messages: [{ role: 'user' as const, content: 'Hi.' }],
};
const tools: Anthropic.Tool[] = [
  { name: 'weather', input_schema: { type: 'object', properties: { city: { type: 'string' } } } },
];
const cities = ['Recife', 'Natal'];
const [variant] = defineScenario({
  variants: [
    {
      id: 'two-cities',
      title: 'Two cities',
      seed: 7,
      question: 'How is the weather?',
      script: [
        { text: 'Let me look.', calls: cities.map((city) => ({ tool: 'weather', input: { city } })) },
        ({ results }) => ({ text: results.map((seen) => `${seen.input.city}: ${seen.text}`).join('; ') }),
      ],
    },
  ],
}).variants;

const scripted: MessagesApiOptions['answer'] = (body) => {
  if (!variant) throw new Error('no variant');
  const play = playTurn({ variant, request: body });
  return play.kind === 'turn'
    ? { kind: 'message', content: play.content, stopReason: play.stopReason }
    : { kind: 'script-failure', failure: play };
};

describe.each(adapters)('through %s', (_name, open) => {
  const connect = (options: Partial<MessagesApiOptions> = {}) =>
    new Anthropic({ apiKey: 'test-key', ...open({ profile: 'strict', ...options }) });

  test('an answer has all fields of a message', async () => {
    const message = await connect().messages.create(request);
    expect(message).toMatchObject({
      type: 'message',
      role: 'assistant',
      model: 'claude-haiku-4-5-20251001',
      stop_reason: 'end_turn',
      stop_sequence: null,
      content: [{ type: 'text' }],
    });
    expect(message.id).toMatch(/^msg_01[1-9A-HJ-NP-Za-km-z]{22}$/);
    expect(message._request_id).toMatch(/^req_011C/);
    expect(message.usage.output_tokens).toBeGreaterThan(0);
  });

  test('the count of input tokens grows with the history', async () => {
    const client = connect();
    const short = await client.messages.create(request);
    const long = await client.messages.create({ ...request, system: 'word '.repeat(200) });
    expect(long.usage.input_tokens).toBeGreaterThan(short.usage.input_tokens + 100);
  });

  test('a broken rule is a BadRequestError with the words of the API', async () => {
    const orphan = { type: 'tool_result' as const, tool_use_id: 'toolu_01A', content: 'v1' };
    const failure = connect().messages.create({
      ...request,
      messages: [{ role: 'user', content: [orphan] }],
    });
    const error = await failure.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BadRequestError);
    if (!(error instanceof BadRequestError)) return;
    expect(error.type).toBe('invalid_request_error');
    expect(error.apiMessage).toMatch(/^messages\.0\.content\.0: unexpected `tool_use_id`/);
    expect(error.requestID).toMatch(/^req_011C/);
    expect(error.error).toMatchObject({ type: 'error', request_id: error.requestID });
  });

  test('an unknown model is a NotFoundError', async () => {
    const failure = connect().messages.create({ ...request, model: 'claude-no-such-model' });
    await expect(failure).rejects.toThrow(NotFoundError);
    await expect(failure).rejects.toThrow('model: claude-no-such-model');
  });

  test('a route that does not exist is a NotFoundError', async () => {
    await expect(connect().get('/v1/no-such-route')).rejects.toThrow(NotFoundError);
  });

  test('a blank key is an AuthenticationError', async () => {
    const client = new Anthropic({ apiKey: ' ', ...open({ profile: 'strict' }) });
    await expect(client.messages.create(request)).rejects.toThrow(AuthenticationError);
  });

  test('temperature is refused in the API version that the SDK sends', async () => {
    const body: Anthropic.MessageCreateParamsNonStreaming = Object.assign({ temperature: 1 }, request);
    await expect(connect().messages.create(body)).rejects.toThrow(
      'temperature: Extra inputs are not permitted',
    );
  });

  test('a whole tool loop runs, with parallel calls', async () => {
    const client = connect({ answer: scripted });
    const messages: Anthropic.MessageParam[] = [{ role: 'user', content: 'How is the weather?' }];
    const first = await client.messages.create({ ...request, tools, messages });
    expect(first.stop_reason).toBe('tool_use');
    const results = first.content.flatMap((block) =>
      block.type === 'tool_use'
        ? [{ type: 'tool_result' as const, tool_use_id: block.id, content: 'sunny' }]
        : [],
    );
    messages.push({ role: 'assistant', content: first.content }, { role: 'user', content: results });
    const second = await client.messages.create({ ...request, tools, messages });
    expect(second.content).toEqual([{ type: 'text', text: 'Recife: sunny; Natal: sunny', citations: null }]);
  });

  test('a streamed answer is the same message', async () => {
    const client = connect({ answer: scripted });
    const body = { ...request, tools, messages: [{ role: 'user' as const, content: 'Olá, tudo bem? 👋' }] };
    const whole = await client.messages.create(body);
    const seen: string[] = [];
    const stream = client.messages.stream(body).on('streamEvent', (event) => seen.push(event.type));
    const streamed = await stream.finalMessage();
    expect(streamed.content).toEqual(whole.content);
    expect(streamed.stop_reason).toBe(whole.stop_reason);
    expect(streamed.usage.output_tokens).toBe(whole.usage.output_tokens);
    expect(seen.filter((type, index) => type !== seen[index - 1])).toEqual([
      'message_start',
      ...whole.content.flatMap(() => ['content_block_start', 'content_block_delta', 'content_block_stop']),
      'message_delta',
      'message_stop',
    ]);
  });

  test.each([
    ['without a thread', { thread: false as const }],
    ['on a message thread', {}],
  ])('the tool runner finishes %s', async (_how, threading) => {
    const exchanges: Exchange[] = [];
    const client = connect({ answer: scripted, onExchange: (exchange) => exchanges.push(exchange) });
    const weather = betaTool({
      name: 'weather',
      description: 'Weather of a city.',
      inputSchema: { type: 'object', properties: { city: { type: 'string' } } },
      run: () => 'rainy',
    });
    const final = await client.beta.messages.toolRunner({
      ...request,
      ...threading,
      messages: [{ role: 'user', content: 'How is the weather?' }],
      tools: [weather],
    });
    expect(final.content).toMatchObject([{ type: 'text', text: 'Recife: rainy; Natal: rainy' }]);
    expect(exchanges.map((exchange) => exchange.status)).toEqual([200, 200]);
    expect(exchanges[1]?.requestBody).toMatchObject({
      messages: [{ role: 'user' }, { role: 'assistant' }, { role: 'user' }],
    });
  });

  test('a script that cannot answer fails loudly and is not retried', async () => {
    const exchanges: Exchange[] = [];
    const client = connect({ answer: scripted, onExchange: (exchange) => exchanges.push(exchange) });
    const failure = client.messages.create({
      ...request,
      messages: [{ role: 'user', content: 'No tools here.' }],
    });
    await expect(failure).rejects.toThrow(UnprocessableEntityError);
    await expect(failure).rejects.toThrow('[Pegadinha] unexpected-conversation');
    expect(exchanges).toHaveLength(1);
  });
});
