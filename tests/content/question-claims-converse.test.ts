// Proof that what the lesson on Converse and its questions say of the API is what the simulated Converse API answers,
// and that what they say of the AWS SDK is what the installed one does. Touches no network.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  StopReason,
} from '@aws-sdk/client-bedrock-runtime';
import { FetchHttpHandler } from '@smithy/fetch-http-handler';
import { describe, expect, it } from 'vitest';
import {
  asFetch,
  converseApi,
  type Exchange,
  validateConverseRequest,
  validateMessagesRequest,
} from '../../src/mock-api/index.ts';

const lesson = readFileSync(
  fileURLToPath(new URL('../../lessons/converse-api-bedrock.mdx', import.meta.url)),
  'utf8',
);

const [A, B] = ['A', 'B'].map((letter) => `tooluse_${letter.repeat(22)}`) as [string, string];
const text = (value: string) => ({ text: value });
const use = (toolUseId: string, input: object = {}) => ({ toolUse: { toolUseId, name: 'ler', input } });
const result = (toolUseId: string, more: object = {}) => ({
  toolResult: { toolUseId, content: [{ text: 'ok' }], ...more },
});
const user = (...content: object[]) => ({ role: 'user', content });
const assistant = (...content: object[]) => ({ role: 'assistant', content });
const ask = user(text('Pergunta'));
const schema = { type: 'object', properties: {} };
const tool = (more: object = {}) => ({ toolSpec: { name: 'ler', inputSchema: { json: schema }, ...more } });
const point = { cachePoint: { type: 'default' } };
const answered = (...results: object[]) => [ask, assistant(use(A)), user(...results)];

const sonnet5 = 'us.anthropic.claude-sonnet-5';
const opus55 = 'us.anthropic.claude-opus-5-5';
const llama = 'us.meta.llama3-3-70b-instruct-v1:0';

interface Claim {
  where: string;
  shape: string;
  messages?: object[];
  toolConfig?: object | null;
  more?: object;
  modelId?: string;
  status: number;
  /** What is said; a string must stand in the lesson, too, word for word. */
  says?: string | RegExp;
}
const choose = (toolChoice: object) => ({ tools: [tool()], toolChoice });
const declare = (...tools: object[]) => ({ tools });
const withSchema = (inputSchema: object) => declare({ toolSpec: { name: 'ler', inputSchema } });

const claims: Claim[] = [
  {
    where: 'abertura, cvb-de-uma-api-a-outra',
    shape: 'results of one turn in two messages',
    messages: [ask, assistant(use(A), use(B)), user(result(A)), user(result(B))],
    status: 400,
    says: `Expected toolResult blocks at messages.2.content for the following Ids: ${B}`,
  },
  {
    where: 'cvb-de-uma-api-a-outra',
    shape: 'both results in one message, in either order',
    messages: [ask, assistant(use(A), use(B)), user(result(B), result(A))],
    status: 200,
  },
  {
    where: 'cvb-de-uma-api-a-outra',
    shape: 'a short assistant turn between the two messages',
    messages: [
      ask,
      assistant(use(A), use(B)),
      user(result(A)),
      assistant(text('Um momento.')),
      user(result(B)),
    ],
    status: 400,
  },
  {
    where: 'tool-result-e-status',
    shape: 'an id that is not the call’s',
    messages: answered(result(B)),
    status: 400,
    says: /^Expected toolResult blocks at messages\.2\.content/,
  },
  {
    where: 'tool-result-e-status, cvb-conta-que-nao-fecha',
    shape: 'two results for the only call',
    messages: answered(result(A), result(A)),
    status: 400,
    says: 'The number of toolResult blocks at messages.2.content exceeds the number of toolUse blocks of previous turn.',
  },
  {
    where: 'cvb-conta-que-nao-fecha',
    shape: 'the assistant turn stored with its text only',
    messages: [ask, assistant(text('Vou ver.')), user(result(A))],
    status: 400,
    says: /exceeds the number of toolUse blocks/,
  },
  {
    where: 'cvb-conta-que-nao-fecha',
    shape: 'one result for two calls',
    messages: [ask, assistant(use(A), use(B)), user(result(A))],
    status: 400,
    says: /^Expected toolResult blocks/,
  },
  {
    where: 'tool-result-e-status, cvb-lista-em-json',
    shape: 'a list in json',
    messages: answered(result(A, { content: [{ json: ['Jaqueira'] }] })),
    status: 400,
    says: 'The format of the value at messages.2.content.0.toolResult.content.0.json is invalid. Provide a json object for the field and try again.',
  },
  {
    where: 'cvb-lista-em-json',
    shape: 'a string in json',
    messages: answered(result(A, { content: [{ json: '["Jaqueira"]' }] })),
    status: 400,
  },
  {
    where: 'cvb-lista-em-json',
    shape: 'the list wrapped in an object',
    messages: answered(result(A, { content: [{ json: { percursos: ['Jaqueira'] } }] })),
    status: 200,
  },
  {
    where: 'tool-result-e-status, cvb-falha-sem-palavras',
    shape: 'a failure without words',
    messages: answered(result(A, { content: [], status: 'error' })),
    status: 400,
    says: 'The content field at messages.2.content.0.toolResult cannot be empty when status value is error.',
  },
  {
    where: 'cvb-falha-sem-palavras',
    shape: 'no content at all',
    messages: answered({ toolResult: { toolUseId: A, status: 'error' } }),
    status: 400,
  },
  {
    where: 'cvb-falha-sem-palavras',
    shape: 'an empty list without a status',
    messages: answered(result(A, { content: [] })),
    status: 200,
  },
  {
    where: 'cvb-texto-junto',
    shape: 'Claude, text after the results',
    messages: answered(result(A), text('Responda em português.')),
    status: 200,
  },
  {
    where: 'cvb-texto-junto',
    shape: 'Claude, text before the results',
    messages: answered(text('Responda em português.'), result(A)),
    status: 400,
    says: /^The model returned the following errors: /,
  },
  {
    where: 'cvb-texto-junto',
    shape: 'Llama, text beside the results, status or not',
    messages: answered(result(A, { status: 'success' }), text('Responda em português.')),
    modelId: llama,
    status: 400,
  },
  {
    where: 'o-laco-completo, cvb-encerrar-sem-ferramentas',
    shape: 'a history with calls and no toolConfig',
    messages: answered(result(A)),
    toolConfig: null,
    status: 400,
    says: 'The toolConfig field must be defined when using toolUse and toolResult content blocks.',
  },
  {
    where: 'cvb-encerrar-sem-ferramentas',
    shape: 'an empty list of tools',
    messages: answered(result(A)),
    toolConfig: declare(),
    status: 400,
  },
  {
    where: 'cvb-encerrar-sem-ferramentas, cvb-o-que-nao-ha',
    shape: 'toolChoice none',
    messages: answered(result(A)),
    toolConfig: choose({ none: {} }),
    status: 400,
  },
  {
    where: 'cvb-encerrar-sem-ferramentas',
    shape: 'results without their calls and without toolConfig',
    messages: [ask, assistant(text('Vou ver.')), user(result(A))],
    toolConfig: null,
    status: 400,
  },
  {
    where: 'o-laco-completo',
    shape: 'a blank text beside the call',
    messages: [ask, assistant(text(''), use(A)), user(result(A))],
    status: 400,
    says: 'The text field in the ContentBlock object at messages.1.content.0 is blank. Add text to the text field, and try again.',
  },
  {
    where: 'declarar-a-ferramenta, cvb-forma-da-messages',
    shape: 'a tool of the Messages API',
    toolConfig: declare({ name: 'ler', description: 'Lê.', input_schema: schema }),
    status: 400,
    says: 'Tool object at toolConfig.tools.0 must set one of the following keys: toolSpec, systemTool, cachePoint.',
  },
  {
    where: 'cvb-forma-da-messages',
    shape: 'a tool with type custom, or with inputSchema beside its name',
    toolConfig: declare({ type: 'custom', name: 'ler', inputSchema: { json: schema } }),
    status: 400,
  },
  {
    where: 'declarar-a-ferramenta, cvb-sem-argumentos',
    shape: 'a schema in the place of its wrapper',
    toolConfig: withSchema(schema),
    status: 400,
    says: /toolSpec\.inputSchema\.json/,
  },
  {
    where: 'declarar-a-ferramenta',
    shape: 'an empty schema',
    toolConfig: withSchema({ json: {} }),
    status: 400,
    says: 'The value at toolConfig.tools.0.toolSpec.inputSchema.json.type must be one of the following: object.',
  },
  {
    where: 'cvb-sem-argumentos',
    shape: 'a schema without a type',
    toolConfig: withSchema({ json: { properties: {}, required: [] } }),
    status: 400,
  },
  {
    where: 'cvb-sem-argumentos',
    shape: 'a schema as a string',
    toolConfig: withSchema({ json: '{ type: object, properties: {} }' }),
    status: 400,
  },
  {
    where: 'cvb-sem-argumentos',
    shape: 'the type alone',
    toolConfig: withSchema({ json: { type: 'object' } }),
    status: 200,
  },
  { where: 'declarar-a-ferramenta', shape: 'no description', status: 200 },
  {
    where: 'declarar-a-ferramenta',
    shape: 'an empty description',
    toolConfig: declare(tool({ description: '' })),
    status: 400,
  },
  {
    where: 'cvb-argumento-fora-da-lista',
    shape: 'a call with a value outside the enum',
    messages: [ask, assistant(use(A, { unidade: 'kelvin' })), user(result(A))],
    toolConfig: withSchema({ json: { type: 'object', properties: { unidade: { enum: ['celsius'] } } } }),
    status: 200,
  },
  {
    where: 'saida-estruturada',
    shape: 'a strict tool with an open object',
    toolConfig: declare(tool({ strict: true })),
    status: 400,
    says: /'additionalProperties' must be explicitly set to false$/,
  },
  {
    where: 'pre-requisitos',
    shape: 'the model’s name on the Messages API',
    modelId: 'claude-sonnet-5',
    status: 400,
    says: 'The provided model identifier is invalid.',
  },
  {
    where: 'pre-requisitos',
    shape: 'a model id without a profile',
    modelId: 'anthropic.claude-sonnet-5',
    status: 400,
    says: 'Invocation of model ID anthropic.claude-sonnet-5 with on-demand throughput isn’t supported.',
  },
  { where: 'tool-choice', shape: 'any on Sonnet 5', toolConfig: choose({ any: {} }), status: 200 },
  {
    where: 'tool-choice',
    shape: 'a named tool on Sonnet 5',
    toolConfig: choose({ tool: { name: 'ler' } }),
    status: 200,
  },
  {
    where: 'tool-choice, cvb-recusa-embrulhada',
    shape: 'any on Opus 5.5',
    toolConfig: choose({ any: {} }),
    modelId: opus55,
    status: 400,
    says: 'The model returned the following errors: tool_choice: type "tool" and "any" are not supported for this model.',
  },
  {
    where: 'cvb-recusa-embrulhada',
    shape: 'a named tool on Opus 5.5',
    toolConfig: choose({ tool: { name: 'ler' } }),
    modelId: opus55,
    status: 400,
  },
  {
    where: 'cvb-recusa-embrulhada',
    shape: 'auto on Opus 5.5',
    toolConfig: choose({ auto: {} }),
    modelId: opus55,
    status: 200,
  },
  {
    where: 'tool-choice',
    shape: 'any on Llama',
    toolConfig: choose({ any: {} }),
    modelId: llama,
    status: 400,
    says: "This model doesn't support the toolConfig.toolChoice.any field. Remove toolConfig.toolChoice.any and try again.",
  },
  {
    where: 'tool-choice',
    shape: 'a forced choice with manual thinking',
    toolConfig: choose({ any: {} }),
    more: {
      inferenceConfig: { maxTokens: 4000 },
      additionalModelRequestFields: { thinking: { type: 'enabled', budget_tokens: 2000 } },
    },
    modelId: 'us.anthropic.claude-sonnet-4-5-20250929-v1:0',
    status: 400,
    says: /Thinking may not be enabled/,
  },
  {
    where: 'cvb-sem-escolha-forcada',
    shape: 'an assistant turn begun by the program',
    messages: [ask, assistant(text('{'))],
    modelId: opus55,
    status: 400,
  },
  {
    where: 'cache-point',
    shape: 'a point behind the tools',
    toolConfig: declare(tool(), point),
    status: 200,
  },
  {
    where: 'cache-point',
    shape: 'five points',
    toolConfig: declare(
      ...['a', 'b', 'c', 'd', 'e'].flatMap((name) => [
        { toolSpec: { name, inputSchema: { json: schema } } },
        point,
      ]),
    ),
    status: 400,
    says: /maximum of 4/,
  },
  {
    where: 'cache-point',
    shape: 'a point for a model without a cache',
    toolConfig: declare(tool(), point),
    modelId: llama,
    status: 403,
  },
];

describe('what the lesson and its questions say of Converse', () => {
  it.each(claims)('$where: $shape', ({ messages, toolConfig, more, modelId, status, says }) => {
    const config = toolConfig === null ? {} : { toolConfig: toolConfig ?? declare(tool()) };
    const body = JSON.parse(JSON.stringify({ messages: messages ?? [ask], ...config, ...more })) as unknown;
    const answer = validateConverseRequest(body, { modelId: modelId ?? sonnet5 });
    expect(answer.status, answer.error?.message).toBe(status);
    if (says instanceof RegExp) expect(answer.error?.message).toMatch(says);
    if (typeof says !== 'string') return;
    expect(answer.error?.message).toContain(says);
    expect(lesson).toContain(says.replace(/(tooluse_\w)\w+/, '$1…'));
  });

  it('says right that the Messages API takes the split and the history without tools', () => {
    const call = (id: string) => ({
      type: 'tool_use',
      id: `toolu_01${id.repeat(22)}`,
      name: 'ler',
      input: {},
    });
    const back = (id: string) => ({
      role: 'user',
      content: [{ type: 'tool_result', tool_use_id: `toolu_01${id.repeat(22)}`, content: 'ok' }],
    });
    const messages = [
      { role: 'user', content: 'Pergunta' },
      { role: 'assistant', content: [call('A'), call('B')] },
      back('A'),
      back('B'),
    ];
    const body = { model: 'claude-sonnet-5', max_tokens: 1024, messages };
    expect(validateMessagesRequest(body, { profile: 'anthropic' }).status).toBe(200);
  });
});

/** What the real SDK sends for this input, and what the simulated API answers. */
async function send(input: object) {
  const exchanges: Exchange[] = [];
  const handlers = converseApi({
    onExchange: (exchange) => {
      exchanges.push(exchange);
    },
  });
  const client = new BedrockRuntimeClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'made-up' },
    requestHandler: new FetchHttpHandler({ customFetch: asFetch(handlers) } as object),
  });
  const reply = await client.send(
    new ConverseCommand({ modelId: sonnet5, ...input } as ConverseCommandInput),
  );
  return { reply, body: exchanges[0]?.requestBody, client };
}

describe('what the lesson and its questions say of the AWS SDK for JavaScript', () => {
  it('cvb-campo-descartado: is_error is dropped, and the request is accepted', async () => {
    const { body } = await send({
      toolConfig: declare(tool()),
      messages: answered(result(A, { is_error: true })),
    });
    expect(body).toMatchObject({ messages: [{}, {}, { content: [result(A)] }] });
    expect(JSON.stringify(body)).not.toContain('is_error');
  });

  it('cvb-cache-control-migrado: cache_control is dropped, and nothing is cached', async () => {
    const { body, reply } = await send({
      toolConfig: declare(tool({ cache_control: { type: 'ephemeral' } })),
      messages: [ask],
    });
    expect(JSON.stringify(body)).not.toContain('cache_control');
    expect(reply.usage).toMatchObject({ cacheWriteInputTokens: 0, cacheReadInputTokens: 0 });
  });

  it('cvb-escolha-na-raiz: a toolChoice at the root is dropped', async () => {
    const { body } = await send({
      toolConfig: declare(tool()),
      toolChoice: { any: {} },
      messages: [ask],
    });
    expect(JSON.stringify(body)).not.toContain('toolChoice');
  });

  it('boas-praticas: it makes up to three attempts', async () => {
    const { client } = await send({ messages: [ask] });
    expect(await client.config.maxAttempts()).toBe(3);
  });

  it('o-laco-completo: knows nine stop reasons, all of them in the table of the lesson', () => {
    const reasons = Object.values(StopReason);
    expect(reasons).toHaveLength(9);
    for (const reason of reasons) expect(lesson).toContain(`\`${reason}\``);
    expect(reasons).not.toContain('pause_turn');
    expect(reasons).not.toContain('refusal');
  });

  it('cache-point: the first request writes, the next one reads, and inputTokens is the rest', async () => {
    const handlers = converseApi();
    const client = new BedrockRuntimeClient({
      region: 'us-east-1',
      credentials: { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'made-up' },
      requestHandler: new FetchHttpHandler({ customFetch: asFetch(handlers) } as object),
    });
    const described = tool({ description: 'Lê tudo o que há para ler. '.repeat(40) });
    const ready = { modelId: sonnet5, messages: [ask], toolConfig: declare(described, point) };
    const first = await client.send(new ConverseCommand(ready as ConverseCommandInput));
    const second = await client.send(new ConverseCommand(ready as ConverseCommandInput));
    const written = first.usage?.cacheWriteInputTokens;
    expect(written).toBeGreaterThan(0);
    expect(second.usage).toMatchObject({ cacheWriteInputTokens: 0, cacheReadInputTokens: written });
    expect(second.usage?.inputTokens).toBe(first.usage?.inputTokens);
  });
});
