// Makes a request of what was found, naming all that had to be assumed. Pure.
import type { PastedEvidence, PastedRequest } from './pasted-request.ts';
import { placeEvidence } from './read-evidence.ts';
import { isObject, own, recogniseApi } from './recognise-api.ts';

export interface RequestParts {
  label: string;
  value: unknown;
  /** Exact JSON of `value`, if it was pasted as JSON. */
  json: string | null;
  headers: Record<string, string>;
  evidence?: PastedEvidence | null;
  cutOff?: boolean;
  assumed?: string[];
}

/** Accepts an assistant message at the end, so that a bare history is not refused for a model nobody named. */
const plainModel = 'claude-haiku-4-5';
/** Accepts `system` inside the conversation. */
const systemModel = 'claude-opus-4-8';
const assumedMaxTokens = 1024;

/** A request with a whole body. */
export function makeRequest(parts: RequestParts): PastedRequest {
  const { label, value, headers, evidence = null, cutOff = false } = parts;
  const assumed = [...(parts.assumed ?? [])];
  let body = value;
  let text = parts.json;
  if (Array.isArray(value) && recogniseApi({ messages: value }) === 'converse') {
    const toolConfig = assumedToolConfig(value);
    body = { messages: value, ...(toolConfig === null ? {} : { toolConfig }) };
    const tools = toolConfig === null ? '' : `,"toolConfig":${toJson(toolConfig, '')}`;
    text = `{"messages":${(text ?? toJson(value, '')).trim()}${tools}}`;
    assumed.push(
      toolConfig === null
        ? 'Veio só a lista de mensagens, sem `modelId`.'
        : 'Veio só a lista de mensagens; um `toolConfig` com as ferramentas chamadas nela foi assumido para conferir o histórico.',
    );
  } else if (Array.isArray(value)) {
    const model = value.some((message) => own(message, 'role') === 'system') ? systemModel : plainModel;
    body = { model, max_tokens: assumedMaxTokens, messages: value };
    const messages = text ?? toJson(value, '');
    text = `{"model":"${model}","max_tokens":${assumedMaxTokens},"messages":${messages.trim()}}`;
    assumed.push(
      `Veio só a lista de mensagens; \`model\` (${model}) e \`max_tokens\` (${assumedMaxTokens}) foram assumidos para conferir o histórico.`,
    );
  } else if (cutOff && isObject(value)) {
    body = fillIn(value, assumed);
    text = null;
  }
  return {
    label,
    api: recogniseApi(body),
    body,
    text: text ?? toJson(body, '  '),
    assumed,
    headers,
    evidence: evidence === null ? null : placeEvidence(evidence, body),
    cutOff,
  };
}

/** The tools that a Converse history uses, declared in the fewest words; null where it uses none. */
function assumedToolConfig(messages: readonly unknown[]): object | null {
  const blocks = messages.flatMap((message) => {
    const content = own(message, 'content');
    return Array.isArray(content) ? content : [];
  });
  const names = blocks.flatMap((block) => {
    const name = own(own(block, 'toolUse'), 'name');
    return typeof name === 'string' ? [name] : [];
  });
  if (names.length === 0 && !blocks.some((block) => own(block, 'toolResult') !== undefined)) return null;
  const declared = names.length > 0 ? [...new Set(names)] : ['tool'];
  const inputSchema = { json: { type: 'object' } };
  return { tools: declared.map((name) => ({ toolSpec: { name, inputSchema } })) };
}

/** What stands behind the messages is lost when a body is cut off. */
function fillIn(body: Record<string, unknown>, assumed: string[]): Record<string, unknown> {
  const filled = { ...body };
  const missing = Object.entries({ model: plainModel, max_tokens: assumedMaxTokens }).filter(
    ([key]) => !Object.hasOwn(body, key) && !Object.hasOwn(body, 'modelId'),
  );
  for (const [key, value] of missing) filled[key] = value;
  if (missing.length > 0)
    assumed.push(
      `${missing.map(([key]) => `\`${key}\``).join(' e ')}: não apareceu antes do corte; valor assumido.`,
    );
  return filled;
}

function toJson(value: unknown, indent: string): string {
  return JSON.stringify(value, null, indent);
}
