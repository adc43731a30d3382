// Translates a Converse body into the Messages body that Bedrock hands to Claude, and places in it back again. Pure.
// Cache points become marks on what stands before them, so places shift; `placeOf` knows where everything came from.
import { isObject, type JsonObject, own, ownList, ownString } from '../messages/json.ts';
import { findModel } from '../messages/models.ts';
import type { ConverseModel } from './models.ts';
import { placeBack } from './place-back.ts';

export interface Translation {
  body: JsonObject;
  /** The place in the Converse body that a place in `body` stands for. */
  placeOf: (path: string) => string;
}

export interface TranslationOptions {
  model: ConverseModel | null;
  modelId: string;
  /** Changes each `toolUseId`; default: as it is. */
  mapId?: (id: string) => string;
}

/** The Messages body; readable parts only, never throws. */
export function toMessages(converse: JsonObject, options: TranslationOptions): Translation {
  const { model, modelId, mapId = (id) => id } = options;
  const messages = ownList(converse, 'messages').map((message) => {
    const value = isObject(message) ? message : {};
    const list = withMarks(ownList(value, 'content'), (block) => blockOf(block, mapId));
    return { role: own(value, 'role'), ...list };
  });
  const config = objectAt(converse, 'toolConfig');
  const tools = withMarks(ownList(config, 'tools'), toolOf);
  const system = withMarks(ownList(converse, 'system'), textBlockOf);
  const name = model?.messagesModel ?? modelId;
  const inference = objectAt(converse, 'inferenceConfig');
  const extra = { ...objectAt(converse, 'additionalModelRequestFields') };
  for (const key of ['anthropic_beta', 'anthropic_version', 'inferenceConfig', 'reasoningConfig'])
    delete extra[key];
  const format = outputFormat(objectAt(converse, 'outputConfig'));
  const body = {
    ...defined({
      model: name,
      max_tokens: own(inference, 'maxTokens') ?? findModel(name)?.maxOutputTokens ?? 4096,
      temperature: own(inference, 'temperature'),
      top_p: own(inference, 'topP'),
      stop_sequences: own(inference, 'stopSequences'),
      system: system.items.length > 0 ? system.items : undefined,
      tools: tools.items.length > 0 ? tools.items : undefined,
      tool_choice: choiceOf(objectAt(config, 'toolChoice')),
      messages: messages.map(({ role, items }) => ({ role, content: items })),
    }),
    ...extra,
    ...(format === null ? {} : { output_config: { ...objectAt(extra, 'output_config'), format } }),
  };
  return {
    body,
    placeOf: (path) =>
      placeBack(path, {
        messages: messages.map(({ origins }) => origins),
        tools: tools.origins,
        system: system.origins,
      }),
  };
}

interface Marked {
  items: JsonObject[];
  /** For each item its index in the Converse list. */
  origins: number[];
}

/** The list's blocks translated; a cache point marks the one before it. */
function withMarks(list: readonly unknown[], translate: (value: JsonObject) => JsonObject | null): Marked {
  const items: JsonObject[] = [];
  const origins: number[] = [];
  list.forEach((value, index) => {
    if (!isObject(value)) return;
    const point = own(value, 'cachePoint');
    const last = items.at(-1);
    if (isObject(point)) {
      if (last)
        last.cache_control = { type: 'ephemeral', ...(own(point, 'ttl') === '1h' ? { ttl: '1h' } : {}) };
      return;
    }
    const item = translate(value);
    if (!item) return;
    items.push(item);
    origins.push(index);
  });
  return { items, origins };
}

function blockOf(block: JsonObject, mapId: (id: string) => string): JsonObject | null {
  const call = own(block, 'toolUse');
  if (isObject(call))
    return {
      type: 'tool_use',
      id: idOf(call, mapId),
      name: own(call, 'name'),
      input: own(call, 'input') ?? {},
    };
  const result = own(block, 'toolResult');
  if (isObject(result)) return resultOf(result, mapId);
  const reasoning = own(block, 'reasoningContent');
  if (isObject(reasoning)) {
    const redacted = own(reasoning, 'redactedContent');
    if (redacted !== undefined) return { type: 'redacted_thinking', data: redacted };
    const text = objectAt(reasoning, 'reasoningText');
    return { type: 'thinking', thinking: own(text, 'text'), signature: own(text, 'signature') };
  }
  return partOf(block);
}

function idOf(value: JsonObject, mapId: (id: string) => string): unknown {
  const id = own(value, 'toolUseId');
  return typeof id === 'string' ? mapId(id) : id;
}

function resultOf(result: JsonObject, mapId: (id: string) => string): JsonObject {
  const content = ownList(result, 'content').flatMap((part) => (isObject(part) ? (partOf(part) ?? []) : []));
  return {
    type: 'tool_result',
    tool_use_id: idOf(result, mapId),
    content,
    ...(own(result, 'status') === 'error' ? { is_error: true } : {}),
  };
}

/** What may stand in a message and in a result alike. */
function partOf(part: JsonObject): JsonObject | null {
  const text = own(part, 'text');
  if (typeof text === 'string') return { type: 'text', text };
  const json = own(part, 'json');
  if (json !== undefined) return { type: 'text', text: written(json) };
  const image = own(part, 'image');
  const bytes = isObject(image) ? ownString(objectAt(image, 'source'), 'bytes') : undefined;
  if (isObject(image) && bytes !== undefined)
    return {
      type: 'image',
      source: { type: 'base64', media_type: `image/${String(own(image, 'format'))}`, data: bytes },
    };
  const document = own(part, 'document');
  if (isObject(document))
    return {
      type: 'document',
      source: { type: 'text', media_type: 'text/plain', data: written(own(document, 'source')) },
      title: own(document, 'name'),
    };
  const guarded = objectAt(objectAt(part, 'guardContent'), 'text');
  if (typeof own(guarded, 'text') === 'string') return { type: 'text', text: own(guarded, 'text') };
  // Other content says nothing that Claude's own rules look at.
  return Object.keys(part).length === 0 ? null : { type: 'text', text: written(part) };
}

function textBlockOf(block: JsonObject): JsonObject | null {
  return 'text' in block ? { type: 'text', text: own(block, 'text') } : partOf(block);
}

function toolOf(tool: JsonObject): JsonObject | null {
  const spec = own(tool, 'toolSpec');
  if (!isObject(spec)) return null;
  return defined({
    name: own(spec, 'name'),
    description: own(spec, 'description'),
    input_schema: own(objectAt(spec, 'inputSchema'), 'json'),
    strict: own(spec, 'strict'),
  });
}

function choiceOf(choice: JsonObject): JsonObject | undefined {
  if (isObject(own(choice, 'auto'))) return { type: 'auto' };
  if (isObject(own(choice, 'any'))) return { type: 'any' };
  const tool = own(choice, 'tool');
  return isObject(tool) ? { type: 'tool', name: own(tool, 'name') } : undefined;
}

function outputFormat(config: JsonObject): JsonObject | null {
  const text = own(objectAt(objectAt(objectAt(config, 'textFormat'), 'structure'), 'jsonSchema'), 'schema');
  if (typeof text !== 'string') return null;
  try {
    return { type: 'json_schema', schema: JSON.parse(text) as unknown };
  } catch {
    return { type: 'json_schema', schema: text };
  }
}

function objectAt(value: JsonObject, key: string): JsonObject {
  const found = own(value, key);
  return isObject(found) ? found : {};
}

function defined(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && field !== null),
  );
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
