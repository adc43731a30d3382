// Checks `tools` and `tool_choice`. Pure; linear. Tools that Anthropic defines are recognised, not checked field by field.
import { toolTypePrefixes, toolTypes } from '../block-shapes.ts';
import { isObject, type JsonObject, own, ownList, ownString, shownAs } from '../json.ts';
import { hasOpenObject, isInvalidSchema } from '../json-schema.ts';
import type { Reading } from '../reading.ts';
import { type Breach, breach } from '../rule.ts';
import { extraField, wrongType } from './schema.ts';
import { fieldRequired, unknownBlockType } from './schema-rules.ts';
import * as rules from './tool-rules.ts';

const customKeys = new Set([
  'type',
  'name',
  'description',
  'input_schema',
  'allowed_callers',
  'cache_control',
  'defer_loading',
  'eager_input_streaming',
  'input_examples',
  'strict',
]);
const toolName = /^[a-zA-Z0-9_-]{1,128}$/;

/** Every breach of the rules on tools; see tool-rules.ts. */
export function inspectTools(reading: Reading): Breach[] {
  const tools = own(reading.body, 'tools');
  if (tools !== undefined && tools !== null && !Array.isArray(tools))
    return [wrongType('tools', 'tools', 'list')];
  const list = ownList(reading.body, 'tools');
  const found = list.flatMap((tool, index) => inspectTool(tool, index));
  for (const item of inspectTogether(list)) found.push(item);
  for (const item of inspectChoice(reading, list)) found.push(item);
  for (const item of inspectReferences(reading, list)) found.push(item);
  return found;
}

function inspectTool(tool: unknown, index: number): Breach[] {
  const path = `tools.${index}`;
  if (!isObject(tool)) return [wrongType(path, path, 'object')];
  const type = own(tool, 'type') ?? 'custom';
  if (type === 'custom') return inspectCustomTool(tool, path);
  if (typeof type === 'string' && toolTypePrefixes.some((prefix) => type.startsWith(prefix))) return [];
  const shown = shownAs(type);
  return [breach(unknownBlockType, { path, facts: { label: path, type: shown, expected: toolTypes } })];
}

function inspectCustomTool(tool: JsonObject, path: string): Breach[] {
  const label = `${path}.custom`;
  const found: Breach[] = [];
  const name = own(tool, 'name');
  if (name === undefined)
    found.push(breach(fieldRequired, { path, facts: { label: `${label}.name`, field: 'name' } }));
  else if (typeof name !== 'string') found.push(wrongType(`${path}.name`, `${label}.name`, 'string'));
  else if (!toolName.test(name))
    found.push(breach(rules.invalidName, { path: `${path}.name`, facts: { label } }));
  const description = own(tool, 'description');
  if (description !== undefined && description !== null && typeof description !== 'string')
    found.push(wrongType(`${path}.description`, `${label}.description`, 'string'));
  for (const item of inspectInputSchema(tool, path, label)) found.push(item);
  for (const key of Object.keys(tool))
    if (!customKeys.has(key)) found.push(extraField(`${path}.${key}`, `${label}.${key}`, key));
  return found;
}

function inspectInputSchema(tool: JsonObject, path: string, label: string): Breach[] {
  const schema = own(tool, 'input_schema');
  const place = { path: `${path}.input_schema`, facts: { label } };
  if (schema === undefined)
    return [
      breach(fieldRequired, { path, facts: { label: `${label}.input_schema`, field: 'input_schema' } }),
    ];
  if (!isObject(schema)) return [wrongType(place.path, `${label}.input_schema`, 'object')];
  const type = own(schema, 'type');
  if (['oneOf', 'allOf', 'anyOf'].some((key) => own(schema, key) !== undefined))
    return [breach(rules.schemaUnion, place)];
  if (type === undefined)
    return [
      breach(fieldRequired, {
        path: place.path,
        facts: { label: `${label}.input_schema.type`, field: 'type' },
      }),
    ];
  if (type !== 'object') return [breach(rules.schemaTypeNotObject, { ...place, path: `${place.path}.type` })];
  if (isInvalidSchema(schema)) return [breach(rules.schemaInvalid, place)];
  return own(tool, 'strict') === true && hasOpenObject(schema) ? [breach(rules.openObject, place)] : [];
}

function inspectTogether(tools: unknown[]): Breach[] {
  const found: Breach[] = [];
  const names = new Set<string>();
  let deferred = 0;
  tools.forEach((tool, index) => {
    if (!isObject(tool)) return;
    const name = ownString(tool, 'name') ?? '';
    const isDeferred = own(tool, 'defer_loading') === true;
    if (isDeferred) deferred += 1;
    const path = `tools.${index}`;
    if (name !== '' && names.has(name)) found.push(breach(rules.duplicateName, { path, facts: { name } }));
    names.add(name);
    if (isDeferred && isObject(own(tool, 'cache_control')))
      found.push(breach(rules.deferredAndCached, { path, facts: { name } }));
  });
  if (tools.length > 0 && deferred === tools.length)
    found.push(breach(rules.allDeferred, { path: 'tools', facts: undefined }));
  return found;
}

const choiceTypes = new Set(['auto', 'any', 'tool', 'none']);

function inspectChoice({ body, model }: Reading, tools: unknown[]): Breach[] {
  const choice = own(body, 'tool_choice');
  const path = 'tool_choice';
  if (choice === undefined || choice === null) return [];
  if (!isObject(choice)) return [breach(rules.choiceNotObject, { path, facts: undefined })];
  const type = own(choice, 'type');
  if (type === undefined)
    return [breach(fieldRequired, { path, facts: { label: 'tool_choice.type', field: 'type' } })];
  if (typeof type !== 'string' || !choiceTypes.has(type)) {
    const shown = shownAs(type);
    return [breach(rules.choiceUnknownType, { path, facts: { type: shown } })];
  }
  if (type === 'tool' && own(choice, 'name') === undefined)
    return [breach(fieldRequired, { path, facts: { label: 'tool_choice.tool.name', field: 'name' } })];
  if (type === 'tool' && typeof own(choice, 'name') !== 'string')
    return [wrongType('tool_choice.name', 'tool_choice.tool.name', 'string')];
  if (tools.length === 0) return [breach(rules.choiceWithoutTools, { path, facts: undefined })];
  const isForced = type === 'any' || type === 'tool';
  if (isForced && model && !model.forcedToolChoice)
    return [breach(rules.forcedChoiceUnsupported, { path, facts: undefined })];
  const name = ownString(choice, 'name') ?? '';
  if (type === 'tool' && !mayOffer(tools, name))
    return [breach(rules.choiceUnknownName, { path: 'tool_choice.name', facts: { name } })];
  return [];
}

/** A toolset brings names that the request does not spell out. */
function mayOffer(tools: unknown[], name: string): boolean {
  return tools.some(
    (tool) =>
      isObject(tool) &&
      (ownString(tool, 'name') === name || (ownString(tool, 'type') ?? '').includes('toolset')),
  );
}

function inspectReferences({ special }: Reading, tools: unknown[]): Breach[] {
  const found: Breach[] = [];
  for (const message of special)
    for (const block of message.blocks) {
      if (block.type !== 'tool_result') continue;
      ownList(block.value, 'content').forEach((part, index) => {
        if (!isObject(part) || own(part, 'type') !== 'tool_reference') return;
        const name = ownString(part, 'tool_name') ?? '';
        const path = `${block.path}.content.${index}`;
        if (!mayOffer(tools, name)) found.push(breach(rules.unknownReference, { path, facts: { name } }));
      });
    }
  return found;
}
