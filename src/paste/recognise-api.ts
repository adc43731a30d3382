// Which API a request body was written for, from its shape. Pure; looks at the first messages only.
import type { PastedApi } from './pasted-request.ts';

export type JsonObject = Record<string, unknown>;

/** True for `{…}`; false for null, lists and everything else. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of an own property, or undefined. */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

const looked = 200;

/** True for a list whose items are messages. */
export function isMessageList(value: unknown): value is JsonObject[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.slice(0, looked).every((item) => typeof own(item, 'role') === 'string')
  );
}

/** True for an object that may be a request body: it has a list of messages. */
export function isBody(value: unknown): value is JsonObject {
  const messages = own(value, 'messages');
  return (
    Array.isArray(messages) &&
    (messages.length === 0 || isMessageList(messages) || own(value, 'model') !== undefined)
  );
}

const openAiKeys = [
  'max_completion_tokens',
  'functions',
  'function_call',
  'response_format',
  'parallel_tool_calls',
  'logprobs',
  'n',
  'frequency_penalty',
  'presence_penalty',
  'stop',
];
const converseKeys = ['modelId', 'inferenceConfig', 'toolConfig', 'additionalModelRequestFields'];
const converseBlocks = [
  'text',
  'toolUse',
  'toolResult',
  'image',
  'document',
  'reasoningContent',
  'cachePoint',
];

/** The API that `body` has the shape of. */
export function recogniseApi(body: unknown): PastedApi {
  const messages = own(body, 'messages');
  if (!Array.isArray(messages)) return 'unknown';
  const first: unknown[] = messages.slice(0, looked);
  const blocks = first.flatMap((message) => {
    const content = own(message, 'content');
    return Array.isArray(content) ? content.slice(0, looked) : [];
  });
  if (converseKeys.some((key) => own(body, key) !== undefined)) return 'converse';
  if (
    blocks.some(
      (block) =>
        own(block, 'type') === undefined && converseBlocks.some((key) => own(block, key) !== undefined),
    )
  )
    return 'converse';
  const tools = own(body, 'tools');
  const isOpenAi =
    openAiKeys.some((key) => own(body, key) !== undefined) ||
    (Array.isArray(tools) &&
      tools.some((tool) => own(tool, 'type') === 'function' || own(tool, 'function') !== undefined)) ||
    first.some(
      (message) =>
        ['tool', 'developer', 'function'].includes(String(own(message, 'role'))) ||
        own(message, 'tool_calls') !== undefined,
    ) ||
    blocks.some((block) => ['image_url', 'input_text', 'input_audio'].includes(String(own(block, 'type')))) ||
    /^(?:gpt-|o\d|chatgpt)/.test(String(own(body, 'model') ?? ''));
  return isOpenAi ? 'openai' : 'messages';
}
