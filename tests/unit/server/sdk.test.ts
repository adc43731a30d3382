// The real SDK against the server, through its base URL alone.
import Anthropic, { APIConnectionError, BadRequestError, UnprocessableEntityError } from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { expect, test } from 'vitest';
import { clock, open, request, toolLoop, weather } from './open.ts';

test('without tools it answers a text', async () => {
  const { client } = await open();
  const answer = await client.messages.create(request);
  expect(answer.stop_reason).toBe('end_turn');
  expect(answer.content).toEqual([expect.objectContaining({ type: 'text' })]);
});

test('declared tools are called once each, in one turn, and then a text ends the loop', async () => {
  const { client, exchanges } = await open();
  const text = await toolLoop(client, 'Recife?');
  expect(text).toContain('weather for Recife?');
  expect(text).toContain('clock for Recife?');
  expect(exchanges.map(({ status }) => status)).toEqual([200, 200]);
});

test('a streamed answer adds up to the message that comes unstreamed', async () => {
  const { client } = await open();
  const body = { ...request, tools: [weather, clock] };
  const streamed = client.messages.stream(body);
  const events: string[] = [];
  streamed.on('streamEvent', ({ type }) => events.push(type));
  const [whole, sum] = [await client.messages.create(body), await streamed.finalMessage()];
  expect(sum.content).toEqual(whole.content);
  expect(events).toContain('content_block_delta');
  expect(events.at(-1)).toBe('message_stop');
});

test.each([
  ['on a message thread', {}],
  ['without a thread', { thread: false as const }],
])('the tool runner runs to its end %s', async (_how, threading) => {
  const { client } = await open();
  const cities: unknown[] = [];
  const tool = betaTool({
    name: 'weather',
    description: 'Weather of a city.',
    inputSchema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    run: ({ city }) => {
      cities.push(city);
      return '31 °C';
    },
  });
  const last = await client.beta.messages.toolRunner({ ...request, tools: [tool], ...threading });
  expect(last.stop_reason).toBe('end_turn');
  expect(JSON.stringify(last.content)).toContain('31 °C');
  expect(cities).toEqual(['city']);
});

test('a history that the API refuses gets its 400 word for word, with a request id', async () => {
  const { client } = await open();
  const orphan = { type: 'tool_result' as const, tool_use_id: 'toolu_9', content: 'x' };
  const refused = client.messages.create({ ...request, messages: [{ role: 'user', content: [orphan] }] });
  const error = await refused.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BadRequestError);
  expect(error).toMatchObject({ requestID: expect.stringMatching(/^req_/) });
  expect(String(error)).toContain('unexpected `tool_use_id` found in `tool_result` blocks: toolu_9');
});

test('fifty clients at once each get the answers to their own questions', async () => {
  const { server } = await open();
  const questions = Array.from({ length: 50 }, (_, index) => `question ${index}`);
  const texts = await Promise.all(
    questions.map((question) => toolLoop(new Anthropic({ apiKey: question, baseURL: server.url }), question)),
  );
  for (const [index, text] of texts.entries()) {
    expect(text).toContain(`weather for question ${index};`);
    expect(text.match(/question \d+/g)).toEqual([`question ${index}`, `question ${index}`]);
  }
});

test('of a scenario the variant whose question is asked answers, and a dry script fails loudly', async () => {
  const variant = (id: string, text: string) => ({
    id,
    title: id,
    seed: 1,
    question: id,
    script: [{ text }],
  });
  const { client } = await open({ scenario: { variants: [variant('a', 'one'), variant('b', 'two')] } });
  const ask = (content: string, rest: Anthropic.MessageParam[] = []) =>
    client.messages.create({ ...request, messages: [{ role: 'user', content }, ...rest] });
  expect((await ask('b')).content).toEqual([expect.objectContaining({ text: 'two' })]);
  expect((await ask('else')).content).toEqual([expect.objectContaining({ text: 'one' })]);
  const dry = ask('b', [
    { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'x', input: {} }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'y' }] },
  ]);
  await expect(dry).rejects.toThrow(UnprocessableEntityError);
});

test('a failure asked for by header happens, and the SDK’s own retry gets through', async () => {
  const { client, exchanges } = await open();
  const headers = (value: string) => ({ headers: { 'x-pegadinha-failure': value } });
  await expect(client.messages.create(request, { ...headers('529'), maxRetries: 0 })).rejects.toMatchObject({
    status: 529,
  });
  await expect(client.messages.create(request, { ...headers('drop'), maxRetries: 0 })).rejects.toThrow(
    APIConnectionError,
  );
  const answer = await client.messages.create(request, headers('500 once'));
  expect(answer.stop_reason).toBe('end_turn');
  expect(exchanges.map(({ status }) => status)).toEqual([529, 0, 500, 200]);
});

test('a stream cut off by request breaks the connection after its first events', async () => {
  const { client, faults } = await open();
  const cut = client.messages.stream(request, { headers: { 'x-pegadinha-failure': 'stream-cut' } });
  await expect(cut.finalMessage()).rejects.toThrow();
  expect(faults).toEqual([]);
});

test('with a thinking budget the loop carries signed thinking through', async () => {
  const { client } = await open();
  const thinking = { type: 'enabled', budget_tokens: 1024 } as const;
  const params = { ...request, max_tokens: 2048, thinking, tools: [weather] };
  const first = await client.messages.create(params);
  expect(first.content.map(({ type }) => type)).toEqual(['thinking', 'tool_use']);
  const results = first.content.flatMap((block) =>
    block.type === 'tool_use'
      ? [{ type: 'tool_result' as const, tool_use_id: block.id, content: '31 °C' }]
      : [],
  );
  const messages: Anthropic.MessageParam[] = [
    ...request.messages,
    { role: 'assistant', content: first.content },
    { role: 'user', content: results },
  ];
  const last = await client.messages.create({ ...params, messages });
  expect(last.content.map(({ type }) => type)).toEqual(['thinking', 'text']);
});
