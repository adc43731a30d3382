// One shape for each further rule of the catalogue, and the near misses that must be accepted.
import { describe, expect, test } from 'vitest';
import { validateMessagesRequest } from '../../../src/mock-api/index.ts';
import {
  assistant,
  body,
  call,
  question,
  result,
  text,
  tool,
  user,
  verdict,
  warnings,
  words,
} from './conversations.ts';

const q = question;
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
/** The first bytes of a PNG of `width` by 1 pixel; nobody looks further. */
const wide = (width: number) => {
  const size = [width >> 24, width >> 16, width >> 8, width].map((byte) => byte & 0xff);
  const header = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  return btoa(String.fromCharCode(...header, ...size, 0, 0, 0, 1, 8, 6, 0, 0));
};
/** A JPEG with a comment before its size. */
const jpeg = (width: number, height: number) => {
  const comment = [0xff, 0xfe, 1, 2, ...Array.from({ length: 256 }, () => 0x41)];
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  return btoa(String.fromCharCode(0xff, 0xd8, ...comment, ...frame));
};
/** An extended WebP header. */
const webp = (width: number, height: number) => {
  const side = (value: number) => [value - 1, (value - 1) >> 8, (value - 1) >> 16].map((byte) => byte & 255);
  return btoa(
    `RIFF\x40\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0${String.fromCharCode(...side(width), ...side(height))}`,
  );
};
const image = (media_type: string, data = png) => ({
  type: 'image',
  source: { type: 'base64', media_type, data },
});
const round = (block: Record<string, unknown>) => [q, assistant(call('A')), user(block)];
const system = (content: unknown = 'Brief.') => ({ role: 'system', content });
const search = { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: {} };
const found = { type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1', content: [] };
const searchTool = { type: 'web_search_20250305', name: 'web_search' };
const opus = { model: 'claude-opus-4-8' };
const think = { thinking: { type: 'enabled', budget_tokens: 1024 }, max_tokens: 2048 };
const schema = (input_schema: unknown) => ({ tools: [{ name: 'a', input_schema }] });
const cached = (more = {}) => ({ ...text('x'), cache_control: { type: 'ephemeral', ...more } });

const refused: [string, unknown, string][] = [
  ['not an object', 7, 'Input should be an object'],
  ['no messages', { model: 'claude-haiku-4-5', max_tokens: 1 }, 'messages: Field required'],
  ['messages as text', body('hi'), 'messages: Input should be a valid array'],
  ['a message that is text', body(['hi']), 'messages.0: Input should be an object'],
  ['a message without content', body([{ role: 'user' }]), 'messages.0.content: Field required'],
  [
    'a whole response as message',
    body([q, { role: 'assistant', content: [text('x')], id: 'msg_1' }, q]),
    'messages.1.id: Extra inputs are not permitted',
  ],
  [
    'an unknown key in a block',
    body([user({ ...text('x'), name: 'y' })]),
    'messages.0.content.0.text.name: Extra inputs are not permitted',
  ],
  ['a block without type', body([user({ text: 'x' })]), 'messages.0.content.0.type: Field required'],
  [
    'a bad call id',
    body([q, assistant(call('a:b')), user(result('a:b'))]),
    "messages.1.content.0.tool_use.id: String should match pattern '^[a-zA-Z0-9_-]+$'",
  ],
  [
    'a bad server call id',
    body([q, assistant({ ...search, id: 'x' })]),
    "messages.1.content.0.server_tool_use.id: String should match pattern '^srvtoolu_[a-zA-Z0-9_]+$'",
  ],
  [
    'content of a result that is an object',
    body(round(result('A', { content: { a: 1 } }))),
    'messages.2.content.0.tool_result.content: Input should be a valid array',
  ],
  [
    'an error without content',
    body(round(result('A', { content: '', is_error: true }))),
    'messages.2.content.0.tool_result: content cannot be empty if `is_error` is true',
  ],
  [
    'an empty user string',
    body([{ role: 'user', content: '' }]),
    'messages.0: user messages must have non-empty content',
  ],
  ['an empty user list', body([user()]), 'messages.0: user messages must have non-empty content'],
  [
    'an empty text beside a call',
    body([q, assistant(text(''), call('A')), user(result('A'))]),
    'messages: text content blocks must be non-empty',
  ],
  [
    'an empty system block',
    body([q], { system: [text('')] }),
    'system: text content blocks must be non-empty',
  ],
  [
    'a cached empty system block',
    body([q], { system: [{ ...text(''), cache_control: { type: 'ephemeral' } }] }),
    'system.0: cache_control cannot be set for empty text blocks',
  ],
  [
    'system as first message',
    body([system(), q], opus),
    "messages.0: use the top-level 'system' parameter for the initial system prompt; the directive-only form (content: [] with output_config) is accepted at any position",
  ],
  [
    'system after an assistant message',
    body([q, assistant(text('x')), system()], opus),
    "messages.2: role 'system' must follow a 'user' message or an 'assistant' message ending in a server tool result; the directive-only form (content: [] with output_config) is accepted at any position",
  ],
  [
    'system before a user message',
    body([q, system(), q], opus),
    "messages.1: role 'system' must precede an 'assistant' message or end the array; the directive-only form (content: [] with output_config) is accepted at any position",
  ],
  [
    'an empty system entry',
    body([q, system([])], opus),
    'messages.1: system content must contain at least one block',
  ],
  [
    'an image in a system entry',
    body([q, system([image('image/png')])], opus),
    "messages.1: role 'system' supports text, tool_addition, and tool_removal blocks only",
  ],
  [
    'a prefill on a newer model',
    body([q, assistant(text('{'))], { model: 'claude-opus-4-6' }),
    'This model does not support assistant message prefill. The conversation must end with a user message.',
  ],
  [
    'a prefill with a trailing space',
    body([q, assistant(text('A '))]),
    'messages: final assistant content cannot end with trailing whitespace',
  ],
  [
    'thinking as the very last block',
    body([q, assistant({ type: 'thinking', thinking: 't', signature: 's' })]),
    'messages.1: The final block in an assistant message cannot be `thinking`.',
  ],
  [
    'thinking inside a prefill that does not think',
    body([q, assistant({ type: 'thinking', thinking: 't', signature: 'A'.repeat(64) }, text('x'))]),
    'messages.1.content.0: When thinking is disabled, an `assistant` message in the final position cannot contain `thinking`. To use thinking blocks, enable `thinking` in your request.',
  ],
  [
    'top_k beside thinking',
    body([q], { ...think, top_k: 5 }),
    '`top_k` must be unset when thinking is enabled. Please consult our documentation at https://docs.claude.com/en/docs/build-with-claude/extended-thinking#important-considerations-when-using-extended-thinking',
  ],
  [
    'a low top_p beside thinking',
    body([q], { ...think, top_p: 0.9 }),
    '`top_p` must be greater than or equal to 0.95 or unset when thinking is enabled. Please consult our documentation at https://docs.claude.com/en/docs/build-with-claude/extended-thinking#important-considerations-when-using-extended-thinking',
  ],
  [
    'an invented signature',
    body([q, assistant({ type: 'thinking', thinking: 't', signature: 'made-up' }, text('x')), q], think),
    'messages.1.content.0: Invalid `signature` in `thinking` block',
  ],
  [
    'thinking without signature',
    body([q, assistant({ type: 'thinking', thinking: 't' }, text('x')), q]),
    'messages.1.content.0.thinking.signature: Field required',
  ],
  [
    'manual thinking on a newer model',
    body([q], { ...think, model: 'claude-opus-5' }),
    '"thinking.type.enabled" is not supported for this model. Use "thinking.type.adaptive" and "output_config.effort" to control thinking behavior.',
  ],
  [
    'adaptive thinking on an older model',
    body([q], { thinking: { type: 'adaptive' } }),
    'adaptive thinking is not supported on this model',
  ],
  [
    'effort on an older model',
    body([q], { output_config: { effort: 'low' } }),
    'This model does not support the effort parameter.',
  ],
  [
    'an open server call',
    body([q, assistant(search), q], { tools: [searchTool] }),
    'messages.1: `web_search` tool use with id `srvtoolu_1` was found without a corresponding `web_search_tool_result` block',
  ],
  [
    'a server result without its call',
    body([q, assistant(found, text('x')), q]),
    'messages.1.content.0: unexpected `tool_use_id` found in `web_search_tool_result` blocks: srvtoolu_1. Each `web_search_tool_result` block must have a corresponding `server_tool_use` block before it.',
  ],
  [
    'a call from code without container',
    body([
      q,
      assistant(call('A', { caller: { type: 'code_execution_20260521', tool_id: 'x' } })),
      user(result('A')),
    ]),
    'container_id is required when there are pending tool uses generated by code execution with tools.',
  ],
  [
    'tool_choice as text',
    body([q], { tools: [tool('a')], tool_choice: 'auto' }),
    'tool_choice: Input should be an object',
  ],
  [
    'a forced choice on a newer model',
    body([q], { model: 'claude-opus-5-5', tools: [tool('a')], tool_choice: { type: 'any' } }),
    'tool_choice: type "tool" and "any" are not supported for this model.',
  ],
  [
    'a dot in a tool name',
    body([q], { tools: [tool('a.b')] }),
    "tools.0.custom.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'",
  ],
  ['no input_schema', body([q], { tools: [{ name: 'a' }] }), 'tools.0.custom.input_schema: Field required'],
  [
    'a schema of another type',
    body([q], schema({ type: 'string' })),
    "tools.0.custom.input_schema.type: Input should be 'object'",
  ],
  [
    'a union at the top',
    body([q], schema({ type: 'object', anyOf: [{}] })),
    'tools.0.custom.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level',
  ],
  [
    'an unknown type name deep inside',
    body([q], schema({ type: 'object', properties: { a: { type: 'array', items: { type: 'text' } } } })),
    'tools.0.custom.input_schema: JSON schema is invalid. It must match JSON Schema draft 2020-12 (https://json-schema.org/draft/2020-12). Learn more about tool use at https://docs.claude.com/en/docs/tool-use.',
  ],
  [
    'a strict tool with an open object',
    body([q], { tools: [tool('a', { strict: true })] }),
    "tools.0.custom: For 'object' type, 'additionalProperties' must be explicitly set to false",
  ],
  [
    'an open output format',
    body([q], { output_config: { format: { type: 'json_schema', schema: { type: 'object' } } } }),
    "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false",
  ],
  [
    'all tools deferred',
    body([q], { tools: [tool('a', { defer_loading: true })] }),
    'At least one tool must have defer_loading=false. All tools cannot be deferred.',
  ],
  [
    'a deferred and cached tool',
    body([q], {
      tools: [tool('b'), tool('a', { defer_loading: true, cache_control: { type: 'ephemeral' } })],
    }),
    "Tool 'a' cannot have both defer_loading=true and cache_control set. Tools with defer_loading cannot use prompt caching.",
  ],
  [
    'a reference to no tool',
    body(round(result('A', { content: [{ type: 'tool_reference', tool_name: 'x' }] })), {
      tools: [tool('a')],
    }),
    "Tool reference 'x' not found in available tools",
  ],
  ['an unknown parameter', body([q], { max_token: 1 }), 'max_token: Extra inputs are not permitted'],
  [
    'an image of another type',
    body([user(image('image/jpeg'))]),
    'messages.0.content.0.image.source.base64: The image was specified using the image/jpeg media type, but the image appears to be a image/png image',
  ],
  [
    'an image of another type in a result',
    body(round(result('A', { content: [text('x'), image('image/gif')] }))),
    'messages.2.content.0.tool_result.content.1.image.source.base64: The image was specified using the image/gif media type, but the image appears to be a image/png image',
  ],
  [
    'an image of too many bytes',
    body([user(image('image/png', png + 'A'.repeat(7_000_000)))]),
    'messages.0.content.0.image.source.base64: image exceeds 5 MB maximum: 5250072 bytes > 5242880 bytes',
  ],
  [
    'an image that is too wide',
    body([user(image('image/png', wide(8001)))]),
    'messages.0.content.0.image.source.base64.data: At least one of the image dimensions exceed max allowed size: 8000 pixels',
  ],
  [
    'one too wide among many',
    body([
      user(...Array.from({ length: 21 }, (_, index) => image('image/png', wide(index === 20 ? 2001 : 2000)))),
    ]),
    'messages.0.content.20.image.source.base64.data: At least one of the image dimensions exceed max allowed size for many-image requests: 2000 pixels',
  ],
  [
    'a container object without skills',
    body([q], { container: { id: 'container_1' } }),
    'container: Input should be a valid string',
  ],
  [
    'a search result without its ciphertext',
    body([
      q,
      assistant(
        search,
        {
          ...found,
          content: [{ type: 'web_search_result', title: 't', url: 'u', encrypted_content: 'made up' }],
        },
        text('x'),
      ),
      q,
    ]),
    'messages.1.content.1: Invalid `encrypted_content` in `search_result` block',
  ],
  [
    'temperature and top_p at once',
    body([q], { temperature: 0.5, top_p: 0.9 }),
    '`temperature` and `top_p` cannot both be specified for this model. Please use only one.',
  ],
  ['top_k on a newer model', body([q], { ...opus, top_k: 5 }), '`top_k` is deprecated for this model.'],
  [
    'a JPEG that is too wide',
    body([user(image('image/jpeg', jpeg(8001, 10)))]),
    'messages.0.content.0.image.source.base64.data: At least one of the image dimensions exceed max allowed size: 8000 pixels',
  ],
  [
    'a WebP that is too high',
    body([user(image('image/webp', webp(10, 9000)))]),
    'messages.0.content.0.image.source.base64.data: At least one of the image dimensions exceed max allowed size: 8000 pixels',
  ],
  ['bytes that are no image', body([user(image('image/png', 'aGVsbG8='))]), 'Could not process image'],
];

const accepted: [string, unknown][] = [
  [
    'empty results of every form',
    body([
      q,
      assistant(call('A'), call('B'), call('C'), call('D')),
      user(
        result('A', { content: '' }),
        result('B', { content: [] }),
        result('C', { content: ' ' }),
        result('D', { content: [text('')] }),
      ),
    ]),
  ],
  ['blank text beside real text', body([user(text(' '), text('x'))])],
  ['an empty assistant list as first message', body([assistant(), q])],
  ['an assistant message first', body([assistant(text('x')), q])],
  ['an empty system string', body([q], { system: '' })],
  ['system after a user message', body([q, system()], opus)],
  ['a directive-only system entry', body([{ ...system([]), output_config: { effort: 'low' } }, q], opus)],
  ['an empty final assistant message on a newer model', body([q, assistant()], { model: 'claude-opus-5' })],
  [
    'resuming a paused turn on a newer model',
    body([q, assistant(search)], { model: 'claude-opus-5', tools: [searchTool] }),
  ],
  [
    'an open server call with a client result',
    body([q, assistant(search, call('A')), user(result('A'))], { tools: [searchTool, tool('lookup')] }),
  ],
  [
    'a server call whose result comes after the client result',
    body([q, assistant(search, call('A')), user(result('A')), assistant(found, text('x')), q]),
  ],
  ['a server call and its result', body([q, assistant(search, found, text('x')), q])],
  [
    'hidden thinking with a signature',
    body([q, assistant({ type: 'thinking', thinking: '', signature: 'A'.repeat(64) }, text('x')), q], think),
  ],
  [
    'a loop whose first turn opened with thinking',
    body(
      [
        q,
        assistant({ type: 'thinking', thinking: 't', signature: 'A'.repeat(64) }, call('A')),
        user(result('A')),
        assistant(call('B')),
        user(result('B')),
      ],
      think,
    ),
  ],
  [
    'a named choice on a server tool',
    body([q], { tools: [searchTool], tool_choice: { type: 'tool', name: 'web_search' } }),
  ],
  [
    'twenty images of 8000 pixels',
    body([user(...Array.from({ length: 20 }, () => image('image/png', wide(8000))))]),
  ],
  ['a choice of no tool', body([q], { tools: [tool('a')], tool_choice: { type: 'none' } })],
  ['four breakpoints', body([user(cached(), cached(), cached(), cached())])],
  ['an hour twice', body([user(cached({ ttl: '1h' }), cached({ ttl: '1h' }))])],
  ['an hour before five minutes', body([user(cached({ ttl: '1h' }), cached())])],
  ['a tool of a newer date', body([q], { tools: [{ type: 'web_search_20990101', name: 'web_search' }] })],
  [
    'a schema with nested unions and nullable types',
    body(
      [q],
      schema({
        type: 'object',
        properties: { a: { anyOf: [{ type: 'string' }, true] }, b: { type: ['string', 'null'] } },
        required: [],
      }),
    ),
  ],
  ['a container by its id', body([q], { container: 'container_1' })],
  ['a container with skills', body([q], { container: { id: 'c', skills: [] } })],
  ['a JPEG of 8000 pixels', body([user(image('image/jpeg', jpeg(8000, 10)))])],
  ['a WebP of 8000 pixels', body([user(image('image/webp', webp(8000, 8000)))])],
  ['max_tokens 0', body([q], { max_tokens: 0 })],
  [
    'half of a message thread',
    body([user(result('A'))], { thread: { type: 'continue', previous_message_id: 'msg_1' } }),
  ],
];

describe('refused', () => {
  test.each(refused)('%s', (_name, request, message) => {
    expect(words(request)).toBe(message);
  });
});

describe('accepted', () => {
  test.each(accepted)('%s', (_name, request) => {
    expect(verdict(request)).toBe('200');
  });
});

describe('warned of', () => {
  test('what API version 2026-10-21 refuses, under 2023-06-01', () => {
    const request = body([q], { temperature: 0.5, top_k: 3 });
    const under = (apiVersion: string) =>
      validateMessagesRequest(request, { profile: 'anthropic', apiVersion });
    expect(under('2026-10-21').error?.message).toBe('temperature: Extra inputs are not permitted');
    const { status, findings } = under('2023-06-01');
    expect(status).toBe(200);
    expect(findings.map(({ rule, path, severity }) => [rule, path, severity])).toEqual([
      ['parameters/sampling-removed-later', 'temperature', 'warning'],
      ['parameters/sampling-removed-later', 'top_k', 'warning'],
    ]);
  });

  test('a prompt that exceeds the context window by a rough count', () => {
    expect(warnings(body([user(text('word '.repeat(170_000)))]))).toEqual(['parameters/prompt-too-long']);
    expect(warnings(body([user(text('word '.repeat(150_000)))]))).toEqual([]);
  });
});
