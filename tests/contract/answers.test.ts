// Every kind of answer, as the real SDK reads it: reasons to stop, usage, thinking, streams, counts, models.
import Anthropic, { BadRequestError, NotFoundError } from '@anthropic-ai/sdk';
import { describe, expect, test } from 'vitest';
import {
  asFetch,
  type ContentBlock,
  type Exchange,
  type MessageAnswer,
  type MessagesApiOptions,
  messagesApi,
  type StopReason,
} from '../../src/mock-api/index.ts';

const say = (text: string): ContentBlock => ({ type: 'text', text, citations: null });
const connect = (options: Partial<MessagesApiOptions> = {}) =>
  new Anthropic({
    apiKey: 'k',
    maxRetries: 0,
    fetch: asFetch(messagesApi({ profile: 'anthropic', ...options })),
  });
const answering = (answer: Omit<MessageAnswer, 'kind'>) =>
  connect({ answer: () => ({ kind: 'message', ...answer }) });
const request = {
  model: 'claude-opus-5',
  max_tokens: 256,
  messages: [{ role: 'user' as const, content: 'Hi.' }],
};

const stops: [StopReason, Partial<MessageAnswer>][] = [
  ['end_turn', {}],
  ['max_tokens', {}],
  ['stop_sequence', { stopSequence: 'STOP' }],
  ['tool_use', {}],
  ['pause_turn', {}],
  ['refusal', { stopDetails: { type: 'refusal', category: 'cyber', explanation: 'No.' } }],
  ['model_context_window_exceeded', {}],
];

describe('a turn that stops', () => {
  test.each(stops)('by %s says so, whole and streamed', async (stopReason, more) => {
    const client = answering({ content: [say('x')], stopReason, ...more });
    const whole = await client.messages.create(request);
    const streamed = await client.messages.stream(request).finalMessage();
    expect(whole.stop_reason).toBe(stopReason);
    expect(whole.stop_sequence).toBe(more.stopSequence ?? null);
    expect(whole.stop_details).toEqual(more.stopDetails ?? null);
    // The SDK adds a field of its own to what it streamed.
    expect(streamed).toMatchObject({ ...whole });
  });

  test('at a sequence of the request ends there, and says at which', async () => {
    const client = answering({ content: [say('One. STOP Two.'), say('Three.')], stopReason: 'end_turn' });
    const stopped = await client.messages.create({ ...request, stop_sequences: ['Two', 'STOP'] });
    expect(stopped).toMatchObject({ stop_reason: 'stop_sequence', stop_sequence: 'STOP' });
    expect(stopped.content).toEqual([say('One. ')]);
    const whole = await client.messages.create({ ...request, stop_sequences: ['never'] });
    expect(whole).toMatchObject({ stop_reason: 'end_turn', content: [{ type: 'text' }, { type: 'text' }] });
  });

  test('after running code names its container, and keeps the one it was given', async () => {
    const content: ContentBlock[] = [
      {
        type: 'server_tool_use',
        id: 'srvtoolu_1',
        name: 'bash_code_execution',
        input: { command: 'ls' },
        caller: { type: 'direct' },
      },
      {
        type: 'bash_code_execution_tool_result',
        tool_use_id: 'srvtoolu_1',
        content: { type: 'bash_code_execution_result', stdout: '', stderr: '', return_code: 0, content: [] },
      },
    ];
    const client = answering({ content, stopReason: 'end_turn' });
    const first = await client.messages.create(request);
    expect(first.container?.id).toMatch(/^container_011C/);
    expect(first.container?.expires_at).toBe('2026-01-31T00:00:00.000Z');
    const again = await client.messages.create({ ...request, container: first.container?.id ?? '' });
    expect(again.container?.id).toBe(first.container?.id);
    const streamed = await client.messages.stream(request).finalMessage();
    expect(streamed.container).toEqual(first.container);
  });
});

describe('usage', () => {
  const long = 'A stable instruction. '.repeat(300);
  const cached = {
    ...request,
    system: [{ type: 'text' as const, text: long, cache_control: { type: 'ephemeral' as const } }],
  };

  test('first writes the cache, then reads it, and only the rest is input', async () => {
    const client = connect();
    const first = (await client.messages.create(cached)).usage;
    const second = (await client.messages.create(cached)).usage;
    expect(first.cache_creation_input_tokens).toBeGreaterThan(1000);
    expect(first.cache_read_input_tokens).toBe(0);
    expect(first.cache_creation?.ephemeral_5m_input_tokens).toBe(first.cache_creation_input_tokens);
    expect(second.cache_read_input_tokens).toBe(first.cache_creation_input_tokens);
    expect(second.cache_creation_input_tokens).toBe(0);
    expect(second.input_tokens).toBe(first.input_tokens);
    expect(first.input_tokens).toBeLessThan(20);
  });

  test('a longer history reads the old part and writes the new one, by its time to live', async () => {
    const client = connect();
    const block = (text: string, ttl: '5m' | '1h') => ({
      type: 'text' as const,
      text,
      cache_control: { type: 'ephemeral' as const, ttl },
    });
    const messages = [{ role: 'user' as const, content: [block(long, '1h')] }];
    const first = (await client.messages.create({ ...request, messages })).usage;
    expect(first.cache_creation?.ephemeral_1h_input_tokens).toBe(first.cache_creation_input_tokens);
    const longer = await client.messages.create({
      ...request,
      messages: [
        ...messages,
        { role: 'assistant', content: 'Yes.' },
        { role: 'user', content: [block('And now?', '5m')] },
      ],
    });
    expect(longer.usage.cache_read_input_tokens).toBe(first.cache_creation_input_tokens);
    expect(longer.usage.cache_creation?.ephemeral_5m_input_tokens).toBeGreaterThan(0);
    expect(longer.usage.cache_creation?.ephemeral_1h_input_tokens).toBe(0);
  });

  test('a changed beginning is not read, and nothing is cached without a mark', async () => {
    const client = connect();
    await client.messages.create(cached);
    const changed = await client.messages.create({
      ...cached,
      tools: [{ name: 'a', input_schema: { type: 'object' } }],
    });
    expect(changed.usage.cache_read_input_tokens).toBe(0);
    const plain = await client.messages.create({ ...request, system: long });
    expect(plain.usage.cache_creation_input_tokens).toBe(0);
    expect(plain.usage.input_tokens).toBeGreaterThan(1000);
  });

  test('counts searches and thinking', async () => {
    const usage = (
      await answering({
        content: [
          { type: 'thinking', thinking: 'Search first.', signature: '' },
          {
            type: 'server_tool_use',
            id: 'srvtoolu_1',
            name: 'web_search',
            input: { query: 'x' },
            caller: { type: 'direct' },
          },
        ],
        stopReason: 'pause_turn',
      }).messages.create(request)
    ).usage;
    expect(usage.server_tool_use).toEqual({ web_search_requests: 1, web_fetch_requests: 0 });
    expect(usage.output_tokens_details?.thinking_tokens).toBeGreaterThan(0);
  });

  test('agrees with count_tokens, whatever the request holds', async () => {
    const client = connect();
    for (const body of [
      request,
      cached,
      { ...request, tools: [{ name: 'a', input_schema: { type: 'object' as const } }] },
    ]) {
      const { max_tokens: _, ...counted } = body;
      const { input_tokens } = await client.messages.countTokens(counted);
      const { usage } = await client.messages.create(body);
      expect(input_tokens).toBe(
        usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0),
      );
    }
  });
});

describe('thinking', () => {
  const thoughtful = {
    content: [{ type: 'thinking' as const, thinking: 'Hm.', signature: '' }, say('x')],
    stopReason: 'end_turn' as const,
  };

  test('is signed, and comes back only unaltered', async () => {
    const client = answering(thoughtful);
    const { content } = await client.messages.create(request);
    const [first] = content;
    if (first?.type !== 'thinking') throw new Error('no thinking');
    expect(first.signature).toMatch(/^[A-Za-z0-9+/]{60,}=*$/);
    const next = (history: typeof content) => ({
      ...request,
      messages: [...request.messages, { role: 'assistant' as const, content: history }, ...request.messages],
    });
    await expect(client.messages.create(next(content))).resolves.toBeDefined();
    const altered = content.map((block) =>
      block.type === 'thinking' ? { ...block, thinking: 'Ho.' } : block,
    );
    await expect(client.messages.create(next(altered))).rejects.toThrow('cannot be modified');
  });

  test('made by another mock is refused', async () => {
    const { content } = await connect({
      seed: 2,
      answer: () => ({ kind: 'message', ...thoughtful }),
    }).messages.create(request);
    const history = [...request.messages, { role: 'assistant' as const, content }, ...request.messages];
    const refused = connect({ seed: 1 }).messages.create({ ...request, messages: history });
    await expect(refused).rejects.toThrow('Invalid `signature` in `thinking` block');
  });

  test('stays out of the answer where the request or the model does not think', async () => {
    const client = answering(thoughtful);
    const types = async (more: Partial<Anthropic.MessageCreateParamsNonStreaming>) =>
      (await client.messages.create({ ...request, ...more })).content.map((block) => block.type);
    expect(await types({})).toEqual(['thinking', 'text']);
    expect(await types({ thinking: { type: 'disabled' } })).toEqual(['text']);
    expect(await types({ model: 'claude-haiku-4-5' })).toEqual(['text']);
  });

  test('streams as deltas with the signature last', async () => {
    const client = answering(thoughtful);
    const deltas: string[] = [];
    const stream = client.messages.stream(request).on('streamEvent', (event) => {
      if (event.type === 'content_block_delta') deltas.push(event.delta.type);
    });
    const message = await stream.finalMessage();
    expect(deltas).toEqual(['thinking_delta', 'signature_delta', 'text_delta']);
    expect(message.content).toEqual((await client.messages.create(request)).content);
  });
});

describe('create with stream: true', () => {
  test('yields the events in the order of the API', async () => {
    const types: string[] = [];
    const stream = await connect().messages.create({ ...request, stream: true });
    for await (const event of stream) types.push(event.type);
    expect(types.filter((type, index) => type !== types[index - 1])).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
  });

  test('has a ping after the first block has begun, for those who read the wire', async () => {
    const response = await connect()
      .messages.create({ ...request, stream: true })
      .asResponse();
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect((await response.text()).match(/^event: \w+$/gm)?.slice(0, 4)).toEqual([
      'event: message_start',
      'event: content_block_start',
      'event: ping',
      'event: content_block_delta',
    ]);
  });
});

describe('count_tokens', () => {
  const counting = { model: 'claude-haiku-4-5', messages: request.messages };

  test('grows with the conversation', async () => {
    const client = connect();
    const short = await client.messages.countTokens(counting);
    const long = await client.messages.countTokens({ ...counting, system: 'word '.repeat(200) });
    expect(long.input_tokens).toBeGreaterThan(short.input_tokens + 200);
    const beta = await client.beta.messages.countTokens(counting);
    expect(beta.input_tokens).toBe(short.input_tokens);
  });

  test('does not grow with the bytes of a picture', async () => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
    const count = async (data: string) => {
      const source = { type: 'base64' as const, media_type: 'image/png' as const, data };
      const messages = [{ role: 'user' as const, content: [{ type: 'image' as const, source }] }];
      return (await connect().messages.countTokens({ ...counting, messages })).input_tokens;
    };
    expect(await count(pixel + 'A'.repeat(400_000))).toBe(await count(pixel));
  });

  test('refuses what a message request is refused for', async () => {
    const orphan = [
      { role: 'user' as const, content: [{ type: 'tool_result' as const, tool_use_id: 'toolu_1' }] },
    ];
    await expect(connect().messages.countTokens({ ...counting, messages: orphan })).rejects.toThrow(
      BadRequestError,
    );
    const extra = Object.assign({ max_tokens: 5 }, counting);
    await expect(connect().messages.countTokens(extra)).rejects.toThrow(
      'max_tokens: Extra inputs are not permitted',
    );
  });

  test('tells how long a prompt is that a message request is refused for', async () => {
    const messages = [{ role: 'user' as const, content: 'word '.repeat(170_000) }];
    const refused = connect().messages.create({ ...request, model: 'claude-haiku-4-5', messages });
    await expect(refused).rejects.toThrow(/prompt is too long: \d+ tokens > 200000 maximum/);
    expect((await connect().messages.countTokens({ ...counting, messages })).input_tokens).toBeGreaterThan(
      200_000,
    );
  });
});

describe('models', () => {
  test('are listed page by page', async () => {
    const exchanges: Exchange[] = [];
    const client = connect({ onExchange: (exchange) => exchanges.push(exchange) });
    const ids: string[] = [];
    for await (const model of client.models.list({ limit: 10 })) ids.push(model.id);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    expect(exchanges.length).toBe(Math.ceil(ids.length / 10));
    expect(ids).toContain('claude-opus-5-5');
  });

  test('are told one by one, with what the rules hold them to', async () => {
    const model = await connect().models.retrieve('claude-haiku-4-5');
    expect(model).toMatchObject({
      id: 'claude-haiku-4-5',
      type: 'model',
      display_name: 'Claude Haiku 4.5',
      line: 'haiku',
      max_tokens: 64_000,
      capabilities: { effort: { supported: false }, thinking: { types: { enabled: { supported: true } } } },
    });
    await expect(connect().models.retrieve('claude-none')).rejects.toThrow(NotFoundError);
    await expect(connect().models.retrieve('claude-none')).rejects.toThrow('model: claude-none');
  });
});

describe('the beta tool runner', () => {
  test.each([
    ['on a message thread', {}],
    ['without a thread', { thread: false as const }],
  ])('takes thinking and a streamed answer %s', async (_how, threading) => {
    const client = connect({
      answer: (body) =>
        body.messages.length === 1
          ? {
              kind: 'message',
              content: [
                { type: 'thinking', thinking: 'A tool.', signature: '' },
                { type: 'tool_use', id: 'toolu_01A', name: 'clock', input: {}, caller: { type: 'direct' } },
              ],
              stopReason: 'tool_use',
            }
          : { kind: 'message', content: [say('Noon.')], stopReason: 'end_turn' },
    });
    const clock = {
      name: 'clock',
      input_schema: { type: 'object' as const },
      run: () => 'noon',
      parse: (input: unknown) => input,
    };
    const runner = client.beta.messages.toolRunner({
      ...request,
      ...threading,
      stream: true,
      tools: [clock],
    });
    const seen: string[] = [];
    for await (const stream of runner) seen.push((await stream.finalMessage()).stop_reason ?? '');
    expect(seen).toEqual(['tool_use', 'end_turn']);
  });
});
