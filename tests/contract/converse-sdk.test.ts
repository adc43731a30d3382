// The real AWS SDK against the simulated Converse API: answers, streams, errors, retries. Over fetch and over HTTP.
import {
  BedrockRuntimeClient,
  type BedrockRuntimeClientConfig,
  ConverseCommand,
  type ConverseCommandInput,
  ConverseStreamCommand,
  ThrottlingException,
  ValidationException,
} from '@aws-sdk/client-bedrock-runtime';
import { FetchHttpHandler } from '@smithy/fetch-http-handler';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  asFetch,
  type ConverseApiOptions,
  converseApi,
  type Exchange,
} from '../../src/mock-api/index.ts';
import { type OpenServer, openServer } from '../../src/server/index.ts';

const modelId = 'us.anthropic.claude-sonnet-4-5-20250929-v1:0';
const credentials = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'made-up' };
const toolSpec = {
  name: 'lookup',
  description: 'Looks up.',
  inputSchema: { json: { type: 'object', properties: { key: { type: 'string' } } } },
};
const hello: ConverseCommandInput = { modelId, messages: [{ role: 'user', content: [{ text: 'Oi.' }] }] };
const withTool: ConverseCommandInput = { ...hello, toolConfig: { tools: [{ toolSpec }] } };

const callAnswer: Answer = {
  kind: 'message',
  content: [
    { type: 'text', text: 'Vou ver.', citations: null },
    {
      type: 'tool_use',
      id: 'toolu_01ABCDEFGHJKLMNPQRSTUVWX',
      name: 'lookup',
      input: { key: 'açúcar' },
      caller: { type: 'direct' },
    },
  ],
  stopReason: 'tool_use',
};

function clientFor(options: ConverseApiOptions, more: BedrockRuntimeClientConfig = {}) {
  const exchanges: Exchange[] = [];
  const fetch = asFetch(
    converseApi({
      ...options,
      onExchange: (exchange) => {
        exchanges.push(exchange);
      },
    }),
  );
  const requestHandler = new FetchHttpHandler({ customFetch: fetch } as object);
  const client = new BedrockRuntimeClient({ region: 'sa-east-1', credentials, requestHandler, ...more });
  return { client, exchanges };
}

describe('over fetch', () => {
  test('a plain answer has every part of the service’s', async () => {
    const { client, exchanges } = clientFor({});
    const answer = await client.send(new ConverseCommand(hello));
    expect(answer.output?.message).toEqual({
      role: 'assistant',
      content: [{ text: 'This is a simulated answer.' }],
    });
    expect(answer.stopReason).toBe('end_turn');
    const { inputTokens = 0, outputTokens = 0 } = answer.usage ?? {};
    expect(answer.usage).toMatchObject({
      totalTokens: inputTokens + outputTokens,
      cacheReadInputTokens: 0,
      cacheWriteInputTokens: 0,
    });
    expect(answer.metrics?.latencyMs).toBeGreaterThan(0);
    expect(answer.$metadata.requestId).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(exchanges[0]?.path).toBe(`/model/${encodeURIComponent(modelId)}/converse`);
  });

  test('a call comes as toolUse with an id of Bedrock’s form', async () => {
    const { client } = clientFor({ answer: () => callAnswer });
    const { output, stopReason } = await client.send(new ConverseCommand(withTool));
    expect(stopReason).toBe('tool_use');
    expect(output?.message?.content).toEqual([
      { text: 'Vou ver.' },
      {
        toolUse: {
          toolUseId: 'tooluse_ABCDEFGHJKLMNPQRSTUVWX',
          name: 'lookup',
          input: { key: 'açúcar' },
        },
      },
    ]);
  });

  test('a model that writes no text beside calls sends the call alone', async () => {
    const { client } = clientFor({ answer: () => callAnswer });
    const llama = { ...withTool, modelId: 'us.meta.llama3-3-70b-instruct-v1:0' };
    const { output } = await client.send(new ConverseCommand(llama));
    expect(output?.message?.content).toHaveLength(1);
  });

  test('the scripted model sees a Messages request with its own ids', async () => {
    const seen: unknown[] = [];
    const { client } = clientFor({
      answer: (request) => {
        seen.push(request);
        return { kind: 'message', content: [], stopReason: 'end_turn' };
      },
    });
    await client.send(
      new ConverseCommand({
        ...withTool,
        toolConfig: { tools: [{ toolSpec }], toolChoice: { tool: { name: 'lookup' } } },
        messages: [
          { role: 'user', content: [{ text: 'Oi.' }] },
          {
            role: 'assistant',
            content: [
              { toolUse: { toolUseId: 'tooluse_ABCDEFGHJKLMNPQRSTUVWX', name: 'lookup', input: {} } },
            ],
          },
          {
            role: 'user',
            content: [
              {
                toolResult: {
                  toolUseId: 'tooluse_ABCDEFGHJKLMNPQRSTUVWX',
                  content: [{ json: { a: 1 } }],
                  status: 'error',
                },
              },
            ],
          },
        ],
      }),
    );
    expect(seen[0]).toMatchObject({
      tool_choice: { type: 'tool', name: 'lookup' },
      tools: [{ name: 'lookup', input_schema: { type: 'object' } }],
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'Oi.' }] },
        { content: [{ type: 'tool_use', id: 'toolu_01ABCDEFGHJKLMNPQRSTUVWX' }] },
        {
          content: [
            {
              type: 'tool_result',
              tool_use_id: 'toolu_01ABCDEFGHJKLMNPQRSTUVWX',
              content: [{ type: 'text', text: '{"a":1}' }],
              is_error: true,
            },
          ],
        },
      ],
    });
  });

  test('a stream comes in the service’s order and amounts to the same answer', async () => {
    const { client, exchanges } = clientFor({ answer: () => callAnswer });
    const { stream = [] } = await client.send(new ConverseStreamCommand(withTool));
    const kinds: string[] = [];
    let text = '';
    let input = '';
    for await (const event of stream) {
      const kind = Object.keys(event)[0] ?? '';
      if (kinds.at(-1) !== kind) kinds.push(kind);
      text += event.contentBlockDelta?.delta?.text ?? '';
      input += event.contentBlockDelta?.delta?.toolUse?.input ?? '';
      if (event.messageStop) expect(event.messageStop.stopReason).toBe('tool_use');
      if (event.metadata) expect(event.metadata.usage?.totalTokens).toBeGreaterThan(0);
    }
    expect(kinds).toEqual([
      'messageStart',
      'contentBlockDelta',
      'contentBlockStop',
      'contentBlockStart',
      'contentBlockDelta',
      'contentBlockStop',
      'messageStop',
      'metadata',
    ]);
    expect(text).toBe('Vou ver.');
    expect(JSON.parse(input)).toEqual({ key: 'açúcar' });
    expect(exchanges[0]?.responseBody).toMatchObject({ stopReason: 'tool_use' });
  });

  test('a broken rule is a ValidationException with the service’s words', async () => {
    const { client, exchanges } = clientFor({});
    const broken = { ...hello, messages: [{ role: 'user' as const, content: [{ text: '' }] }] };
    const error: unknown = await client.send(new ConverseCommand(broken)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ValidationException);
    expect(error).toMatchObject({
      message:
        'The text field in the ContentBlock object at messages.0.content.0 is blank. Add text to the text field, and try again.',
      $metadata: { httpStatusCode: 400 },
    });
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]?.findings[0]).toMatchObject({ path: 'messages.0.content.0' });
  });

  test('throttling is retried, and each try is an exchange of its own', async () => {
    const { client, exchanges } = clientFor(
      { failure: (_, count) => (count === 1 ? { kind: 'status', status: 429 } : null) },
      { retryStrategy: undefined as never },
    );
    await client.send(new ConverseCommand(hello));
    expect(exchanges.map(({ status, retry }) => [status, retry])).toEqual([
      [429, 0],
      [200, 1],
    ]);
  });

  test.each([
    [429, 'ThrottlingException'],
    [403, 'AccessDeniedException'],
    [500, 'InternalServerException'],
    [503, 'ServiceUnavailableException'],
    [408, 'ModelTimeoutException'],
  ] as const)('status %i on request is a %s', async (status, name) => {
    const { client } = clientFor({ failure: () => ({ kind: 'status', status }) }, { maxAttempts: 1 });
    await expect(client.send(new ConverseCommand(hello))).rejects.toMatchObject({
      name,
      $metadata: { httpStatusCode: status },
    });
  });

  test('a throttled stream fails before it begins; a broken one in the middle', async () => {
    const throttled = clientFor({ failure: () => ({ kind: 'status', status: 429 }) }, { maxAttempts: 1 });
    await expect(throttled.client.send(new ConverseStreamCommand(hello))).rejects.toBeInstanceOf(
      ThrottlingException,
    );
    const broken = clientFor({ failure: () => ({ kind: 'stream-error' }) });
    const { stream = [] } = await broken.client.send(new ConverseStreamCommand(hello));
    const read = async () => {
      for await (const _ of stream);
    };
    await expect(read()).rejects.toMatchObject({ name: 'ModelStreamErrorException' });
  });

  test('a script that is dry is no answer of the service and is not retried', async () => {
    const { client, exchanges } = clientFor({
      answer: () => ({ kind: 'script-failure', failure: { kind: 'script-dry', detail: 'nothing' } }),
    });
    await expect(client.send(new ConverseCommand(hello))).rejects.toMatchObject({
      name: 'PegadinhaScriptError',
      message: '[Pegadinha] script-dry: nothing',
    });
    expect(exchanges).toHaveLength(1);
  });

  test('a cache point after the tools is written once and read afterwards', async () => {
    const { client } = clientFor({});
    const cached = {
      ...hello,
      toolConfig: { tools: [{ toolSpec }, { cachePoint: { type: 'default' as const } }] },
    };
    const first = await client.send(new ConverseCommand(cached));
    const second = await client.send(new ConverseCommand(cached));
    const written = first.usage?.cacheWriteInputTokens ?? 0;
    expect(written).toBeGreaterThan(0);
    expect(first.usage?.cacheDetails).toEqual([{ ttl: '5m', inputTokens: written }]);
    expect(second.usage).toMatchObject({ cacheReadInputTokens: written, cacheWriteInputTokens: 0 });
    expect(second.usage?.inputTokens).toBe(first.usage?.inputTokens);
  });

  test('the same requests get the same answers', async () => {
    const ask = async () => (await clientFor({ seed: 7 }).client.send(new ConverseCommand(hello))).$metadata;
    expect((await ask()).requestId).toBe((await ask()).requestId);
  });
});

describe('over HTTP', () => {
  let server: OpenServer;
  beforeAll(async () => {
    server = await openServer({ handlers: converseApi({ answer: () => callAnswer }), port: 0 });
  });
  afterAll(() => server.close({ graceMs: 0 }));

  test('the SDK’s own transport gets answers, streams and errors', async () => {
    const client = new BedrockRuntimeClient({ region: 'us-east-1', credentials, endpoint: server.url });
    const whole = await client.send(new ConverseCommand(withTool));
    expect(whole.stopReason).toBe('tool_use');
    const { stream = [] } = await client.send(new ConverseStreamCommand(withTool));
    let last: unknown;
    for await (const event of stream) last = event;
    expect(last).toHaveProperty('metadata.usage.inputTokens', whole.usage?.inputTokens);
    await expect(
      client.send(new ConverseCommand({ ...hello, modelId: 'claude-sonnet-4-5' })),
    ).rejects.toMatchObject({
      name: 'ValidationException',
      message: 'The provided model identifier is invalid.',
    });
    client.destroy();
  });
});
