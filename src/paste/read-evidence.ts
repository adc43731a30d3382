// Recognises an error response pasted with a request, and which service sent it. Pure.
// Compatible services copy the Messages API's words but not always its indexes; that gives some of them away.
import type { PastedEvidence } from './pasted-request.ts';
import { isObject, own } from './recognise-api.ts';

/** The error that `value` is, in the shape of any of the services; null where it is none. */
export function readError(
  value: unknown,
  around: { status: number | null; text: string },
): PastedEvidence | null {
  if (!isObject(value)) return null;
  const error = own(value, 'error');
  const direct = own(value, 'message') ?? own(value, 'Message');
  const isBedrock =
    typeof direct === 'string' && (own(value, '__type') !== undefined || knownConverse.test(direct));
  const message = isObject(error)
    ? own(error, 'message')
    : typeof error === 'string'
      ? error
      : isBedrock
        ? direct
        : undefined;
  if (typeof message !== 'string' || message === '') return null;
  const kind = own(error, 'type') ?? own(error, 'code') ?? own(value, '__type');
  const type = typeof kind === 'string' ? kind.replace(/^.*#/, '') : isBedrock ? 'ValidationException' : null;
  const code = own(error, 'code');
  const status = around.status ?? (typeof code === 'number' ? code : statusOf(type));
  const hints = {
    requestId: String(own(value, 'request_id') ?? ''),
    isTyped: own(value, 'type') === 'error',
    hasParam: own(error, 'param') !== undefined || own(error, 'code') !== undefined,
    provider: String(own(own(error, 'metadata'), 'provider_name') ?? ''),
    around: around.text,
  };
  return { status, type, message, service: serviceOf(message, type, hints) };
}

/** An error written as a line of text, as programs print exceptions. */
export function readErrorLine(text: string): PastedEvidence | null {
  const boto = /An error occurred \((\w+)\) when calling the (\w+) operation[^:\n]*: ([^\n]+)/.exec(text);
  const hints = { requestId: '', isTyped: false, hasParam: false, provider: '', around: text };
  if (boto) {
    const [, type = '', , message = ''] = boto;
    return {
      status: statusOf(type),
      type,
      message: message.trim(),
      service: serviceOf(message, type, hints),
    };
  }
  const line =
    /(?:^|[\s:'"])((?:messages\.\d+|Expected toolResult|The number of toolResult|An assistant message with 'tool_calls'|`?tool_choice`?|This model does not support|messages: )[^\n]{8,1000})/.exec(
      text,
    );
  if (!line?.[1]) return null;
  const message = line[1].trim();
  return { status: statusIn(text), type: null, message, service: serviceOf(message, null, hints) };
}

/** The HTTP status that a text around an error names. */
export function statusIn(text: string): number | null {
  const found =
    /(?:Error code:|HTTP\/[\d.]+|status(?:_?code)?["']?\s*[:=]|\bstatus)\s*["']?([45]\d\d)\b|\b([45]\d\d)\s+(?:Bad Request|Unauthorized|Forbidden|Not Found|\{)/i.exec(
      text,
    );
  const digits = found?.[1] ?? found?.[2];
  return digits === undefined ? null : Number(digits);
}

const statuses: Record<string, number> = {
  invalid_request_error: 400,
  authentication_error: 401,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  api_error: 500,
  overloaded_error: 529,
  ValidationException: 400,
  ThrottlingException: 429,
  AccessDeniedException: 403,
};

function statusOf(type: string | null): number | null {
  return type !== null && Object.hasOwn(statuses, type) ? (statuses[type] ?? null) : null;
}

const knownConverse =
  /toolResult blocks|toolConfig field|ContentBlock object|Message object at messages|toolUse blocks|The model returned the following errors|conversation must (?:start|alternate)/;
const knownOpenAi =
  /'?tool_calls'?|tool_call_id|role 'tool'|chat\/completions|max_completion_tokens|platform\.openai\.com/;

function serviceOf(
  message: string,
  type: string | null,
  hints: { requestId: string; isTyped: boolean; hasParam: boolean; provider: string; around: string },
): string {
  const { requestId, around } = hints;
  if (requestId.startsWith('req_vrtx_') || /aiplatform\.googleapis\.com/.test(around))
    return 'Google Vertex AI';
  if (requestId.startsWith('req_bdrk_')) return 'Amazon Bedrock (InvokeModel)';
  if (knownConverse.test(message) || type?.endsWith('Exception')) return 'Amazon Bedrock (Converse)';
  if (/deepseek/i.test(around)) return 'DeepSeek';
  if (/moonshot|kimi/i.test(around)) return 'Kimi (Moonshot)';
  if (/openrouter/i.test(around) || hints.provider !== '') return 'OpenRouter';
  if (/litellm/i.test(around) || message.includes('litellm.')) return 'LiteLLM';
  if (knownOpenAi.test(message) || /openai\.\w*Error|api\.openai\.com/.test(around)) return 'OpenAI';
  if (hints.isTyped || /api\.anthropic\.com|anthropic\.\w*Error/.test(around)) return 'Anthropic';
  if (hints.hasParam) return 'OpenAI (ou serviço compatível)';
  return /^messages[.:]/.test(message) ? 'Anthropic' : 'desconhecido';
}

/** Some services name the message of the call where the API names the one after it: then the error is not the API's. */
export function placeEvidence(evidence: PastedEvidence, body: unknown): PastedEvidence {
  const named = /^messages\.(\d+): `tool_use` ids were found without `tool_result`/.exec(
    evidence.message,
  )?.[1];
  const messages = own(body, 'messages');
  if (evidence.service !== 'Anthropic' || named === undefined || !Array.isArray(messages)) return evidence;
  const index = Number(named);
  const message: unknown = messages[index];
  const content = own(message, 'content');
  if (own(message, 'role') !== 'assistant' || index === messages.length - 1 || !Array.isArray(content))
    return evidence;
  const first = content.findIndex((block) => own(block, 'type') === 'tool_use');
  const isEarly = first >= 0 && !content.slice(first).some((block) => own(block, 'type') === 'text');
  return isEarly
    ? { ...evidence, service: 'serviço compatível (p. ex. DeepSeek), não a Anthropic' }
    : evidence;
}
