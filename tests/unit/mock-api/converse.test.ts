// The rules of the Converse API, shape by shape: exact texts, places, what is accepted, and what no body can do.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { converseStages } from '../../../src/mock-api/converse/precedence.ts';
import { explainRule, findConverseModel, validateConverseRequest } from '../../../src/mock-api/index.ts';
import {
  assistant,
  body,
  call,
  claude,
  llama,
  nova,
  opus55,
  question as q,
  result,
  spec,
  text,
  toolConfig,
  user,
} from './converse-bodies.ts';

const verdict = (request: unknown, modelId = claude) => {
  const { status, error, findings } = validateConverseRequest(request, { modelId });
  return { status, type: error?.type ?? null, message: error?.message ?? null, path: findings[0]?.path };
};
const model = 'The model returned the following errors: ';
const round = (...results: object[]) => body([q, assistant(call('a')), ...results]);
const two = assistant(call('a'), call('b'));
const tools = (...list: object[]) => ({ messages: [q], toolConfig: { tools: list } });
const schema = (json: unknown) => tools(spec({ inputSchema: { json } }));
const choice = (toolChoice: object) => ({ messages: [q], toolConfig: { ...toolConfig, toolChoice } });
const infer = (inferenceConfig: object) => ({ messages: [q], inferenceConfig });
const image = { image: { format: 'png', source: { bytes: 'iVBORw0KGgo=' } } };
const document = { document: { name: 'Note', format: 'txt', source: { bytes: 'YQ==' } } };
const point = { cachePoint: { type: 'default' } };

const refused: [title: string, request: unknown, message: string, path: string, modelId?: string][] = [
  [
    'results split over two messages',
    body([q, two, user(result('a')), user(result('b'))]),
    'Expected toolResult blocks at messages.2.content for the following Ids: b',
    'messages.2.content',
  ],
  [
    'results split, the other way round',
    body([q, two, user(result('b')), user(result('a'), text('and?'))]),
    'Expected toolResult blocks at messages.2.content for the following Ids: a',
    'messages.2.content',
  ],
  [
    'three calls, one answered',
    body([q, assistant(call('a'), call('b'), call('c')), user(result('b'))]),
    'Expected toolResult blocks at messages.2.content for the following Ids: a, c',
    'messages.2.content',
  ],
  [
    'an id that no call has',
    round(user(result('z'))),
    'Expected toolResult blocks at messages.2.content for the following Ids: a',
    'messages.2.content',
  ],
  [
    'ids exchanged for the tool’s name',
    body([q, two, user(result('a'), result('lookup'))]),
    'Expected toolResult blocks at messages.2.content for the following Ids: b',
    'messages.2.content',
  ],
  [
    'the second round unanswered in part',
    body([q, assistant(call('a')), user(result('a')), assistant(call('b'), call('c')), user(result('c'))]),
    'Expected toolResult blocks at messages.4.content for the following Ids: b',
    'messages.4.content',
  ],
  [
    'one id for both calls',
    body([q, two, user(result('a'), result('a'))]),
    'Expected toolResult blocks at messages.2.content for the following Ids: b',
    'messages.2.content',
  ],
  [
    'text instead of a result, on Nova',
    round(user(text('Never mind.'))),
    'Expected toolResult blocks at messages.2.content for the following Ids: a',
    'messages.2.content',
    nova,
  ],
  [
    'text instead of a result, on Claude',
    round(user(text('Never mind.'))),
    `${model}messages.2: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: a. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`,
    'messages.2',
  ],
  [
    'more results than calls',
    round(user(result('a'), result('b'))),
    'The number of toolResult blocks at messages.2.content exceeds the number of toolUse blocks of previous turn.',
    'messages.2.content',
  ],
  [
    'a result twice',
    round(user(result('a'), result('a'))),
    'The number of toolResult blocks at messages.2.content exceeds the number of toolUse blocks of previous turn.',
    'messages.2.content',
  ],
  [
    'a result after a plain answer',
    body([q, assistant(text('Hi.')), user(result('a'))]),
    'The number of toolResult blocks at messages.2.content exceeds the number of toolUse blocks of previous turn.',
    'messages.2.content',
  ],
  [
    'a result in the first message',
    body([user(result('a'))]),
    'The number of toolResult blocks at messages.0.content exceeds the number of toolUse blocks of previous turn.',
    'messages.0.content',
  ],
  [
    'a result repeated one turn later',
    body([q, assistant(call('a')), user(result('a')), assistant(text('Done.')), user(result('a'))]),
    'The number of toolResult blocks at messages.4.content exceeds the number of toolUse blocks of previous turn.',
    'messages.4.content',
  ],
  [
    'a tool history without toolConfig',
    { messages: [q, assistant(call('a')), user(result('a'))] },
    'The toolConfig field must be defined when using toolUse and toolResult content blocks.',
    '',
  ],
  [
    'a finished tool history without toolConfig, on Nova',
    { messages: [q, assistant(call('a')), user(result('a')), assistant(text('v')), user(text('Ok.'))] },
    'The toolConfig field must be defined when using toolUse and toolResult content blocks.',
    '',
    nova,
  ],
  [
    'an empty toolConfig',
    { messages: [q], toolConfig: {} },
    'The provided request is not valid',
    'toolConfig',
  ],
  [
    'no tools in toolConfig',
    tools(),
    "1 validation error detected: Value at 'toolConfig.tools' failed to satisfy constraint: Member must have length greater than or equal to 1",
    'toolConfig.tools',
  ],
  [
    'a toolChoice that does not exist',
    choice({ none: {} }),
    'The provided request is not valid',
    'toolConfig.toolChoice',
  ],
  [
    'an assistant first, on Nova',
    { messages: [assistant(text('Hello.')), q] },
    'A conversation must start with a user message. Try again with a conversation that starts with a user message.',
    'messages.0',
    nova,
  ],
  [
    'an assistant first, on Llama',
    { messages: [assistant(text('Hello.')), q] },
    'A conversation must start with a user message. Try again with a conversation that starts with a user message.',
    'messages.0',
    llama,
  ],
  [
    'an assistant first, on Mistral',
    { messages: [assistant(text('Hello.')), q] },
    'A conversation must start with a user message. Try again with a conversation that starts with a user message.',
    'messages.0',
    'mistral.mistral-large-2407-v1:0',
  ],
  [
    'no messages',
    { messages: [] },
    'A conversation must start with a user message. Try again with a conversation that starts with a user message.',
    'messages',
  ],
  [
    'a result that comes after a text of its own',
    body([q, assistant(call('a')), user(text('Wait.')), user(result('a'))]),
    'The number of toolResult blocks at messages.3.content exceeds the number of toolUse blocks of previous turn.',
    'messages.3.content',
  ],
  [
    'no content',
    { messages: [q, assistant(), q] },
    'The content field in the Message object at messages.1 is empty. Add a ContentBlock object to the content field and try again.',
    'messages.1',
  ],
  [
    'an empty text',
    { messages: [user(text(''))] },
    'The text field in the ContentBlock object at messages.0.content.0 is blank. Add text to the text field, and try again.',
    'messages.0.content.0',
  ],
  [
    'an empty text beside a call',
    body([q, assistant(text(''), call('a')), user(result('a'))]),
    'The text field in the ContentBlock object at messages.1.content.0 is blank. Add text to the text field, and try again.',
    'messages.1.content.0',
  ],
  [
    'white space, on Nova',
    { messages: [user(text(' \n'))] },
    'The text field in the ContentBlock object at messages.0.content.0 is blank. Add text to the text field, and try again.',
    'messages.0.content.0',
    nova,
  ],
  [
    'white space, on Claude',
    { messages: [user(text(' '))] },
    `${model}messages: text content blocks must contain non-whitespace text`,
    'messages.0.content.0',
  ],
  [
    'a list as json of a result',
    round(user(result('a', { content: [{ text: 'x' }, { json: [1] }] }))),
    'The format of the value at messages.2.content.0.toolResult.content.1.json is invalid. Provide a json object for the field and try again.',
    'messages.2.content.0.toolResult.content.1.json',
  ],
  [
    'a text as json of a result',
    round(user(result('a', { content: [{ json: 'v' }] }))),
    'The format of the value at messages.2.content.0.toolResult.content.0.json is invalid. Provide a json object for the field and try again.',
    'messages.2.content.0.toolResult.content.0.json',
  ],
  [
    'input as text',
    body([q, assistant(call('a', { input: '{}' })), user(result('a'))]),
    'The format of the value at messages.1.content.0.toolUse.input is invalid. Provide a json object for the field and try again.',
    'messages.1.content.0.toolUse.input',
  ],
  [
    'an error without content, as second block',
    body([q, two, user(result('a'), result('b', { status: 'error', content: [] }))]),
    'The content field at messages.2.content.1.toolResult cannot be empty when status value is error.',
    'messages.2.content.1',
  ],
  [
    'a document alone',
    { messages: [user(document)] },
    'A text block must be included when using documents.',
    'messages.0.content.0',
  ],
  [
    'a video for Claude',
    { messages: [user(text('See.'), { video: { format: 'mp4', source: { bytes: 'YQ==' } } })] },
    "This model doesn't support the video content block that you provided. Update the content block and try again.",
    'messages.0.content.1',
  ],
  [
    'an image for a text model',
    { messages: [user(text('See.'), image)] },
    "This model doesn't support the image content block that you provided. Update the content block and try again.",
    'messages.0.content.1',
    'us.amazon.nova-micro-v1:0',
  ],
  [
    'text beside a result, on Llama',
    round(user(result('a'), text('And?'))),
    'messages.2.content: Conversation blocks and tool result blocks cannot be provided in the same turn.',
    'messages.2.content',
    llama,
  ],
  [
    'text in a message of its own after a result, on Llama',
    round(user(result('a')), user(text('And?'))),
    'messages.3.content: Conversation blocks and tool result blocks cannot be provided in the same turn.',
    'messages.3.content',
    llama,
  ],
  [
    'text beside a call, on Mistral',
    body([q, assistant(text('Hm.'), call('a')), user(result('a'))]),
    'messages.1.content: Conversation blocks and tool use blocks cannot be provided in the same turn.',
    'messages.1.content',
    'mistral.mistral-large-2407-v1:0',
  ],
  [
    'text beside a result, on Writer',
    round(user(result('a'), text('And?'))),
    'messages.2.content: Conversation blocks and tool result blocks cannot be provided in the same turn.',
    'messages.2.content',
    'us.writer.palmyra-x5-v1:0',
  ],
  [
    'text after a call, on Claude',
    body([q, assistant(call('a'), text('Done.')), user(result('a'))]),
    `${model}messages.1: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: a. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`,
    'messages.1',
  ],
  [
    'a beginning that ends in a space',
    { messages: [q, assistant(text('It is '))] },
    `${model}messages: final assistant content cannot end with trailing whitespace`,
    'messages.1.content.0',
  ],
  [
    'a beginning for a model that takes none',
    { messages: [q, assistant(text('It is'))] },
    `${model}This model does not support assistant message prefill. The conversation must end with a user message.`,
    'messages.1',
    opus55,
  ],
  [
    'any, on a model that cannot be forced',
    choice({ any: {} }),
    `${model}tool_choice: type "tool" and "any" are not supported for this model.`,
    'toolConfig.toolChoice',
    opus55,
  ],
  [
    'a named tool, on Fable 5.1',
    choice({ tool: { name: 'lookup' } }),
    `${model}tool_choice: type "tool" and "any" are not supported for this model.`,
    'toolConfig.toolChoice',
    'us.anthropic.claude-fable-5-1',
  ],
  [
    'any while the model thinks',
    {
      ...choice({ any: {} }),
      additionalModelRequestFields: { thinking: { type: 'enabled', budget_tokens: 1024 } },
    },
    `${model}Thinking may not be enabled when tool_choice forces tool use.`,
    'toolConfig.toolChoice',
  ],
  [
    'a named tool that is not declared',
    choice({ tool: { name: 'other' } }),
    `${model}Tool 'other' not found in provided tools`,
    'toolConfig.toolChoice',
  ],
  [
    'any, on Llama',
    choice({ any: {} }),
    "This model doesn't support the toolConfig.toolChoice.any field. Remove toolConfig.toolChoice.any and try again.",
    'toolConfig.toolChoice.any',
    llama,
  ],
  [
    'a named tool, on Mistral',
    choice({ tool: { name: 'lookup' } }),
    "This model doesn't support the toolConfig.toolChoice.tool field. Remove toolConfig.toolChoice.tool and try again.",
    'toolConfig.toolChoice.tool',
    'mistral.mistral-large-2407-v1:0',
  ],
  [
    'tools, on a model without',
    tools(spec()),
    "This model doesn't support tool use.",
    'toolConfig',
    'us.deepseek.r1-v1:0',
  ],
  [
    'an empty schema',
    schema({}),
    'The value at toolConfig.tools.0.toolSpec.inputSchema.json.type must be one of the following: object.',
    'toolConfig.tools.0.toolSpec.inputSchema.json',
  ],
  [
    'a schema of another type',
    tools(spec(), spec({ name: 'x', inputSchema: { json: { type: 'string' } } })),
    'The value at toolConfig.tools.1.toolSpec.inputSchema.json.type must be one of the following: object.',
    'toolConfig.tools.1.toolSpec.inputSchema.json',
  ],
  [
    'a schema as text',
    schema('{"type":"object"}'),
    'The format of the value at toolConfig.tools.0.toolSpec.inputSchema.json is invalid. Provide a json object for the field and try again.',
    'toolConfig.tools.0.toolSpec.inputSchema.json',
  ],
  [
    'a union at the top of a schema, on Claude',
    schema({ type: 'object', anyOf: [] }),
    `${model}tools.0.custom.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level`,
    'toolConfig.tools.0.toolSpec.inputSchema.json',
  ],
  [
    'two tools of one name, on Claude',
    tools(spec(), point, spec()),
    `${model}tools: Tool names must be unique.`,
    'toolConfig.tools.2',
  ],
  [
    'a tool’s name with a dot',
    tools(spec({ name: 'a.b' })),
    "1 validation error detected: Value 'a.b' at 'toolConfig.tools.1.member.toolSpec.name' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_-]+",
    'toolConfig.tools.0.toolSpec.name',
  ],
  [
    'an empty name and description: all constraints in one message',
    tools(spec({ name: '', description: '' })),
    "3 validation errors detected: Value '' at 'toolConfig.tools.1.member.toolSpec.name' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_-]+; Value '' at 'toolConfig.tools.1.member.toolSpec.name' failed to satisfy constraint: Member must have length greater than or equal to 1; Value '' at 'toolConfig.tools.1.member.toolSpec.description' failed to satisfy constraint: Member must have length greater than or equal to 1",
    'toolConfig.tools.0.toolSpec.name',
  ],
  [
    'a called tool’s name with a dot',
    body([q, assistant(call('a', { name: 'a.b' })), user(result('a'))]),
    "1 validation error detected: Value at 'messages.2.member.content.1.member.toolUse.name' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_-]+",
    'messages.1.content.0.toolUse.name',
  ],
  [
    'an id of 65 characters',
    round(user(result('a'.repeat(65)))),
    "1 validation error detected: Value at 'messages.3.member.content.1.member.toolResult.toolUseId' failed to satisfy constraint: Member must have length less than or equal to 64",
    'messages.2.content.0.toolResult.toolUseId',
  ],
  [
    'a result without an id',
    round(user({ toolResult: { content: [] } })),
    "1 validation error detected: Value null at 'messages.3.member.content.1.member.toolResult.toolUseId' failed to satisfy constraint: Member must not be null",
    'messages.2.content.0.toolResult.toolUseId',
  ],
  [
    'a role that does not exist',
    { messages: [q, { role: 'tool', content: [text('v')] }] },
    "1 validation error detected: Value at 'messages.2.member.role' failed to satisfy constraint: Member must satisfy enum value set: [user, assistant, system]",
    'messages.1.role',
  ],
  [
    'a status that does not exist',
    round(user(result('a', { status: 'failed' }))),
    "1 validation error detected: Value at 'messages.3.member.content.1.member.toolResult.status' failed to satisfy constraint: Member must satisfy enum value set: [success, error]",
    'messages.2.content.0.toolResult.status',
  ],
  [
    'no output at all',
    infer({ maxTokens: 0 }),
    "1 validation error detected: Value '0' at 'inferenceConfig.maxTokens' failed to satisfy constraint: Member must have value greater than or equal to 1",
    'inferenceConfig.maxTokens',
  ],
  [
    'a temperature of two',
    infer({ temperature: 2 }),
    "1 validation error detected: Value '2' at 'inferenceConfig.temperature' failed to satisfy constraint: Member must have value less than or equal to 1",
    'inferenceConfig.temperature',
  ],
  [
    'too much output, on Nova',
    infer({ maxTokens: 20_000 }),
    'The maximum tokens you requested exceeds the model limit of 10000. Try again with a maximum tokens value that is lower than 10000.',
    'inferenceConfig.maxTokens',
    nova,
  ],
  [
    'too much output, on Claude',
    infer({ maxTokens: 999_999 }),
    `${model}max_tokens: 999999 > 64000, which is the maximum allowed number of output tokens for anthropic.claude-sonnet-4-5-20250929-v1:0`,
    'inferenceConfig.maxTokens',
  ],
  [
    'a block in the form of the Messages API',
    { messages: [user({ type: 'tool_result', tool_use_id: 'a', content: 'v' })] },
    'ContentBlock object at messages.0.content.0 must set one of the following keys: text, image, toolUse, toolResult, document, video, cachePoint, reasoningContent, citationsContent, searchResult.',
    'messages.0.content.0',
  ],
  [
    'five cache points',
    {
      messages: [
        user(text('1'), point, text('2'), point, text('3'), point, text('4'), point, text('5'), point),
      ],
    },
    `${model}A maximum of 4 blocks with cache_control may be provided. Found 5.`,
    'messages.0.content.8',
  ],
  [
    'a name of the Messages API',
    { messages: [q] },
    'The provided model identifier is invalid.',
    'modelId',
    'claude-opus-5',
  ],
  [
    'a model without its profile',
    { messages: [q] },
    'Invocation of model ID anthropic.claude-sonnet-4-5-20250929-v1:0 with on-demand throughput isn’t supported. Retry your request with the ID or ARN of an inference profile that contains this model.',
    'modelId',
    'anthropic.claude-sonnet-4-5-20250929-v1:0',
  ],
];

describe('refused with a ValidationException', () => {
  test.each(refused)('%s', (_, request, message, path, modelId) => {
    expect(verdict(request, modelId)).toEqual({ status: 400, type: 'ValidationException', message, path });
  });
});

describe('refused otherwise', () => {
  test('a cache point on a model without cache is 403', () => {
    expect(verdict(tools(spec(), point), llama)).toMatchObject({
      status: 403,
      type: 'AccessDeniedException',
      message:
        'You invoked an unsupported model or your request did not allow prompt caching. See the documentation for more information.',
      path: 'toolConfig.tools.1',
    });
  });

  test.each([
    ['a list as body', []],
    ['content as a text', { messages: [{ role: 'user', content: 'Hi.' }] }],
    ['a toolChoice as a text', { messages: [q], toolConfig: { ...toolConfig, toolChoice: 'auto' } }],
  ])('%s cannot be read', (_, request) => {
    expect(verdict(request)).toMatchObject({ status: 400, type: 'SerializationException' });
  });
});

const accepted: [title: string, request: unknown, modelId?: string][] = [
  ['results in reverse order', body([q, two, user(result('b'), result('a'))])],
  ['text after the results, on Claude', round(user(result('a'), text('And?')))],
  ['text after the results, on Nova', round(user(result('a'), text('And?'))), nova],
  ['text before a call', body([q, assistant(text('Hm.'), call('a')), user(result('a'))])],
  ['an error with content', round(user(result('a', { status: 'error' })))],
  ['a success with nothing in it', round(user(result('a', { content: [] })))],
  ['an object as json', round(user(result('a', { content: [{ json: {} }] })))],
  ['an image in a result', round(user(result('a', { content: [text('pic'), image] })))],
  ['an id with a colon and a dot', body([q, assistant(call('a.b:c')), user(result('a.b:c'))])],
  ['an assistant first, on Claude', { messages: [assistant(text('Hello.')), q] }],
  ['an assistant first, on Qwen', { messages: [assistant(text('Hello.')), q] }, 'qwen.qwen3-32b-v1:0'],
  ['a beginning, on a model that takes one', { messages: [q, assistant(text('It is'))] }],
  ['a beginning, on Nova', { messages: [q, assistant(text('{'))] }, nova],
  ['a document with text', { messages: [user(document, text('Read.'))] }],
  ['white space beside a call, on Claude', body([q, assistant(text(' '), call('a')), user(result('a'))])],
  ['any, on Opus 5', choice({ any: {} }), 'us.anthropic.claude-opus-5'],
  ['auto, on Opus 5.5', choice({ auto: {} }), opus55],
  ['any, on Nova', choice({ any: {} }), nova],
  ['an undeclared tool in the history', body([q, assistant(call('a', { name: 'x' })), user(result('a'))])],
  [
    'two cache points and a system prompt',
    { messages: [user(text('1'), point)], system: [text('S'), point] },
  ],
  [
    'a strict tool with a closed schema',
    tools(spec({ strict: true, inputSchema: { json: { type: 'object', additionalProperties: false } } })),
  ],
  [
    'an output schema',
    {
      messages: [q],
      outputConfig: {
        textFormat: {
          type: 'json_schema',
          structure: { jsonSchema: { schema: '{"type":"object","additionalProperties":false}' } },
        },
      },
    },
  ],
  ['limits at their edges', infer({ maxTokens: 1, temperature: 1, stopSequences: ['x'] })],
];

describe('accepted', () => {
  test.each(accepted)('%s', (_, request, modelId) => {
    expect(verdict(request, modelId)).toMatchObject({ status: 200, message: null });
  });

  test('two user messages in a row, with a warning that sources disagree', () => {
    const { status, findings } = validateConverseRequest({ messages: [q, q] }, { modelId: nova });
    expect(status).toBe(200);
    expect(findings[0]).toMatchObject({
      rule: 'converse/same-role-twice',
      severity: 'warning',
      disputed: true,
    });
  });

  test('fields that Converse ignores, with a warning that names the right one', () => {
    const { status, findings } = validateConverseRequest(
      { ...round(user(result('a', { is_error: true }))), max_tokens: 5 },
      { modelId: claude },
    );
    expect(status).toBe(200);
    expect(
      findings.map(({ path, explanation }) => [path, /que você quer é `(.+?)`/.exec(explanation)?.[1]]),
    ).toEqual([
      ['max_tokens', 'inferenceConfig.maxTokens'],
      ['messages.2.content.0.toolResult.is_error', 'status: "error"'],
    ]);
  });
});

describe('models', () => {
  test.each([
    'us.anthropic.claude-sonnet-4-5-20250929-v1:0',
    'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
    'global.anthropic.claude-opus-5-5',
    'apac.anthropic.claude-3-5-sonnet-20241022-v2:0',
    'anthropic.claude-3-haiku-20240307-v1:0',
    'us.anthropic.claude-3-7-sonnet-20250219-v1:0',
    'us.amazon.nova-lite-v1:0',
    'amazon.nova-pro-v1:0',
    'us.meta.llama4-maverick-17b-instruct-v1:0',
    'mistral.mistral-large-2407-v1:0',
    'us.writer.palmyra-x5-v1:0',
    'qwen.qwen3-coder-480b-a35b-v1:0',
    'openai.gpt-oss-120b-1:0',
    'arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.anthropic.claude-opus-5',
    'arn:aws:bedrock:us-east-1::foundation-model/anthropic.claude-3-haiku-20240307-v1:0',
    'arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/abcdefghijk2',
  ])('%s is one', (id) => {
    expect(findConverseModel(id).kind).toBe('model');
  });

  test.each([
    'claude-sonnet-4-5',
    'anthropic.claude-nine-v1:0',
    'us.does-not-exist-model-v1:0',
    'xx.anthropic.claude-opus-5',
    'arn:aws:s3:::bucket',
    '',
  ])('"%s" is none', (id) => {
    expect(findConverseModel(id).kind).toBe('unknown');
  });
});

describe('whatever is sent', () => {
  const rules = converseStages.flat();

  test('every rule has its place and its words in English', () => {
    const seen = new Set(
      [...refused, ...accepted.map(([title, request, id]) => [title, request, '', '', id] as const)].flatMap(
        ([, request, , , modelId]) =>
          validateConverseRequest(request, { modelId: modelId ?? claude }).findings.map(({ rule }) => rule),
      ),
    );
    expect([...seen].filter((rule) => rule.startsWith('converse/') && !rules.includes(rule))).toEqual([]);
    expect(rules.filter((rule) => explainRule(rule, 'en') === null)).toEqual([]);
  });

  test('no JSON makes it throw, and an error always has a finding', () => {
    const block = fc.oneof(
      fc.constantFrom<object>(
        text('x'),
        text(''),
        call('a'),
        call('b'),
        result('a'),
        result('b'),
        point,
        image,
        document,
      ),
      fc.jsonValue({ maxDepth: 3 }),
    );
    const message = fc.record({
      role: fc.constantFrom('user', 'assistant', 'system', 'tool'),
      content: fc.oneof(fc.array(block, { maxLength: 4 }), fc.jsonValue({ maxDepth: 2 })),
    });
    const request = fc.record(
      {
        messages: fc.oneof(fc.array(message, { maxLength: 5 }), fc.jsonValue({ maxDepth: 3 })),
        toolConfig: fc.oneof(fc.constant(toolConfig), fc.jsonValue({ maxDepth: 4 })),
        system: fc.jsonValue({ maxDepth: 3 }),
        inferenceConfig: fc.jsonValue({ maxDepth: 3 }),
        outputConfig: fc.jsonValue({ maxDepth: 4 }),
        additionalModelRequestFields: fc.jsonValue({ maxDepth: 3 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(request, fc.constantFrom(claude, opus55, nova, llama, 'nonsense'), (given, modelId) => {
        const { status, error, findings } = validateConverseRequest(given, { modelId });
        expect(status === 200).toBe(error === null);
        expect(findings.some(({ severity }) => severity === 'error')).toBe(error !== null);
      }),
      { numRuns: 400, seed: 20261129 },
    );
  });

  test('a clean conversation of any length is accepted', () => {
    const exchange = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(exchange, fc.constantFrom(claude, opus55, nova, llama), (rounds, modelId) => {
        const messages = rounds.flatMap((count, place) => {
          const ids = Array.from({ length: count }, (_, index) => `id_${place}_${index}`);
          return [assistant(...ids.map((id) => call(id))), user(...ids.map((id) => result(id)))];
        });
        expect(validateConverseRequest(body([q, ...messages]), { modelId })).toEqual({
          status: 200,
          error: null,
          findings: [],
        });
      }),
      { numRuns: 60, seed: 20261129 },
    );
  });
});
