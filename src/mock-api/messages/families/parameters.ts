// Checks the top-level parameters other than messages and tools. Pure; linear.
// A null where a parameter may be left out counts as left out.
import { isObject, type JsonObject, own, ownString, shownAs } from '../json.ts';
import { hasOpenObject } from '../json-schema.ts';
import type { Effort } from '../models.ts';
import type { Reading } from '../reading.ts';
import { type Breach, breach } from '../rule.ts';
import * as rules from './parameter-rules.ts';
import { extraField, requireField, wrongType } from './schema.ts';
import { openObject } from './tool-rules.ts';

/** Parameters of the API, beta ones included: which headers allow them cannot be seen in a body. */
const parameters = new Set(
  [
    'model max_tokens messages system tools tool_choice stop_sequences stream metadata temperature top_p top_k',
    'thinking output_config output_format container context_management mcp_servers service_tier cache_control',
    'inference_geo diagnostics speed user_profile_id workspace_id billing_policy compaction fallbacks',
    'fallback_credit_token thread',
  ].flatMap((line) => line.split(' ')),
);
const charactersPerToken = 4;
const thinkingTypes = new Set(['adaptive', 'between_tools', 'disabled', 'enabled']);
const efforts: ReadonlySet<string> = new Set(['low', 'medium', 'high', 'xhigh', 'max'] satisfies Effort[]);

/** Every breach of the rules on parameters; see parameter-rules.ts. */
export function inspectParameters(reading: Reading, apiVersion: string | undefined): Breach[] {
  const { body } = reading;
  const found: Breach[] = [];
  for (const name of Object.keys(body))
    if (!parameters.has(name)) found.push(breach(rules.unknownParameter, { path: name, facts: { name } }));
  for (const breaches of [
    inspectModel(reading),
    inspectMaxTokens(reading),
    inspectSampling(reading, apiVersion),
    inspectStopSequences(body),
    inspectSystem(own(body, 'system')),
    inspectThinkingType(body),
    inspectOutput(reading),
    inspectRest(body),
    inspectLength(reading),
  ])
    for (const item of breaches) found.push(item);
  return found;
}

/** Characters in texts and in results given as text. */
function textLengthOf(content: unknown): number {
  if (typeof content === 'string') return content.length;
  if (!Array.isArray(content)) return 0;
  let length = 0;
  for (const block of content) {
    if (!isObject(block)) continue;
    const text = block.type === 'text' ? block.text : block.content;
    if (typeof text === 'string') length += text.length;
  }
  return length;
}

/** Only texts count here, four characters to a token, so that nobody is warned too early. */
function inspectLength({ messages, model }: Reading): Breach[] {
  if (!model) return [];
  let characters = 0;
  for (const message of messages)
    characters += message.isEveryday ? message.textLength : textLengthOf(message.content);
  const tokens = Math.ceil(characters / charactersPerToken);
  const limit = model.contextWindowTokens;
  return tokens > limit ? [breach(rules.promptTooLong, { path: 'messages', facts: { tokens, limit } })] : [];
}

function inspectModel({ body, model }: Reading): Breach[] {
  const name = own(body, 'model');
  if (name === undefined) return [requireField('', 'model')];
  if (typeof name !== 'string') return [wrongType('model', 'model', 'string')];
  return model ? [] : [breach(rules.unknownModel, { path: 'model', facts: { model: name } })];
}

function inspectMaxTokens({ body, model }: Reading): Breach[] {
  const value = own(body, 'max_tokens');
  const path = 'max_tokens';
  if (value === undefined) return [requireField('', path)];
  if (typeof value !== 'number' || !Number.isInteger(value))
    return [breach(rules.notInteger, { path, facts: { label: path } })];
  if (value < 0) return [breach(rules.maxTokensTooSmall, { path, facts: undefined })];
  if (!model || value <= model.maxOutputTokens) return [];
  const facts = { value, limit: model.maxOutputTokens, model: model.datedName };
  return [breach(rules.maxTokensTooLarge, { path, facts })];
}

const sampling = ['temperature', 'top_p', 'top_k'];

function inspectSampling({ body, model }: Reading, apiVersion: string | undefined): Breach[] {
  const given = sampling.filter((name) => (own(body, name) ?? null) !== null);
  if (given.length === 0) return [];
  const found: Breach[] = [];
  const rule =
    apiVersion === '2026-10-21'
      ? rules.samplingRemoved
      : apiVersion === '2023-06-01'
        ? rules.samplingRemovedLater
        : null;
  if (rule) for (const name of given) found.push(breach(rule, { path: name, facts: { name } }));
  const temperature = own(body, 'temperature');
  const isOut = typeof temperature === 'number' && (temperature < 0 || temperature > 1);
  if (isOut) found.push(breach(rules.temperatureRange, { path: 'temperature', facts: undefined }));
  if (!model) return found;
  if (model.temperature) {
    if (given.includes('temperature') && given.includes('top_p'))
      found.push(breach(rules.temperatureAndTopP, { path: 'top_p', facts: undefined }));
    return found;
  }
  for (const name of given) {
    const isDefault = own(body, name) === 1 && name !== 'top_k';
    if (!isDefault && !(isOut && name === 'temperature'))
      found.push(breach(rules.temperatureDeprecated, { path: name, facts: { name } }));
  }
  return found;
}

function inspectStopSequences(body: JsonObject): Breach[] {
  const sequences = own(body, 'stop_sequences');
  const path = 'stop_sequences';
  if (sequences === undefined || sequences === null) return [];
  if (!Array.isArray(sequences)) return [wrongType(path, path, 'list')];
  return sequences.flatMap((sequence: unknown, index) => {
    const place = `${path}.${index}`;
    if (typeof sequence !== 'string') return [wrongType(place, place, 'string')];
    return sequence.trim() === '' ? [breach(rules.blankStopSequence, { path: place, facts: undefined })] : [];
  });
}

function inspectSystem(system: unknown): Breach[] {
  if (system === undefined || system === null || typeof system === 'string') return [];
  if (!Array.isArray(system)) return [wrongType('system', 'system', 'text-or-list')];
  return system.flatMap((block: unknown, index) => {
    const path = `system.${index}`;
    if (!isObject(block)) return [wrongType(path, path, 'object')];
    if (own(block, 'type') === undefined) return [requireField(path, 'type')];
    if (own(block, 'type') !== 'text') return [breach(rules.systemNotText, { path, facts: { index } })];
    const text = own(block, 'text');
    if (text === undefined) return [requireField(path, 'text')];
    return typeof text === 'string' ? [] : [wrongType(`${path}.text`, `${path}.text`, 'string')];
  });
}

function inspectThinkingType(body: JsonObject): Breach[] {
  const thinking = own(body, 'thinking');
  if (thinking === undefined || thinking === null) return [];
  if (!isObject(thinking)) return [wrongType('thinking', 'thinking', 'object')];
  const type = own(thinking, 'type');
  if (type === undefined) return [requireField('thinking', 'type')];
  if (typeof type === 'string' && thinkingTypes.has(type)) {
    const budget = own(thinking, 'budget_tokens');
    const isWrong = type === 'enabled' && budget !== undefined && !Number.isInteger(budget);
    const facts = { label: 'thinking.enabled.budget_tokens' };
    return isWrong ? [breach(rules.notInteger, { path: 'thinking.budget_tokens', facts })] : [];
  }
  const shown = shownAs(type);
  return [breach(rules.unknownThinkingType, { path: 'thinking', facts: { type: shown } })];
}

function inspectOutput({ body, model }: Reading): Breach[] {
  const output = own(body, 'output_config');
  const path = 'output_config.effort';
  if (output === undefined || output === null) return [];
  if (!isObject(output)) return [wrongType('output_config', 'output_config', 'object')];
  const found: Breach[] = [];
  const effort = own(output, 'effort');
  if (effort !== undefined && effort !== null) {
    if (typeof effort !== 'string' || !efforts.has(effort))
      found.push(breach(rules.effortInvalid, { path, facts: undefined }));
    else if (model?.efforts?.length === 0)
      found.push(breach(rules.effortUnknownToModel, { path, facts: undefined }));
    else if (model?.efforts && !model.efforts.some((level) => level === effort))
      found.push(breach(rules.effortUnsupported, { path, facts: { effort, supported: model.efforts } }));
  }
  const format = own(output, 'format');
  const schema = isObject(format) ? own(format, 'schema') : undefined;
  if (isObject(schema) && hasOpenObject(schema)) {
    const place = 'output_config.format.schema';
    found.push(breach(openObject, { path: place, facts: { label: place } }));
  }
  return found;
}

function inspectRest(body: JsonObject): Breach[] {
  const found: Breach[] = [];
  const stream = own(body, 'stream');
  if (stream !== undefined && stream !== null && typeof stream !== 'boolean')
    found.push(wrongType('stream', 'stream', 'boolean'));
  const metadata = own(body, 'metadata');
  if (metadata === undefined || metadata === null) return found;
  if (!isObject(metadata)) return [...found, wrongType('metadata', 'metadata', 'object')];
  for (const key of Object.keys(metadata))
    if (key !== 'user_id') found.push(extraField(`metadata.${key}`, `metadata.${key}`, key));
  const user = own(metadata, 'user_id');
  if (user !== undefined && user !== null && ownString(metadata, 'user_id') === undefined)
    found.push(wrongType('metadata.user_id', 'metadata.user_id', 'string'));
  return found;
}
