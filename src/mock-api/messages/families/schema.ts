// Checks the shape of messages and their blocks. Pure; linear; looks no deeper than the content of a tool_result.
import {
  type BlockShape,
  blockShapes,
  blockTypes,
  type FieldKind,
  resultBlockTypes,
} from '../block-shapes.ts';
import { isObject, type JsonObject, own, ownString, shownAs } from '../json.ts';
import type { Reading } from '../reading.ts';
import { type Breach, breach } from '../rule.ts';
import * as rules from './schema-rules.ts';

const expectations: Record<FieldKind, [english: string, portuguese: string]> = {
  string: ['a valid string', 'um texto'],
  object: ['an object', 'um objeto'],
  boolean: ['a valid boolean', '`true` ou `false`'],
  list: ['a valid array', 'uma lista'],
  'text-or-list': [
    'a valid array',
    'um texto (um objeto vira texto com `JSON.stringify`) ou uma lista de blocos',
  ],
  any: ['valid', 'outro valor'],
};

/** Every breach of the rules on the shape of `messages`; see schema-rules.ts. */
export function inspectSchema({ body, special, unreadable }: Reading): Breach[] {
  const found: Breach[] = [];
  const messages = own(body, 'messages');
  if (messages === undefined) return [requireField('', 'messages')];
  if (!Array.isArray(messages)) return [wrongType('messages', 'messages', 'list')];
  for (const index of unreadable) found.push(wrongType(`messages.${index}`, `messages.${index}`, 'object'));
  for (const message of special) inspectMessage(message.value, message.path, found);
  return found;
}

function inspectMessage(message: JsonObject, path: string, found: Breach[]): void {
  const role = own(message, 'role');
  if (role === undefined) found.push(requireField(path, 'role'));
  else if (typeof role !== 'string') found.push(wrongType(`${path}.role`, `${path}.role`, 'string'));
  for (const key of Object.keys(message)) {
    const isKnown = key === 'role' || key === 'content' || (role === 'system' && key === 'output_config');
    if (!isKnown) found.push(extraField(`${path}.${key}`, `${path}.${key}`, key));
  }
  const content = own(message, 'content');
  const contentPath = `${path}.content`;
  if (content === undefined) found.push(requireField(path, 'content'));
  else if (Array.isArray(content))
    content.forEach((block: unknown, index) => {
      const place = `${contentPath}.${index}`;
      inspectBlock(block, { path: place, label: place, types: blockTypes }, found);
    });
  else if (typeof content === 'string') {
    if (!content.isWellFormed())
      found.push(breach(rules.loneSurrogate, { path: contentPath, facts: { fault: halfOfPair } }));
  } else found.push(breach(rules.contentNotList, { path: contentPath, facts: { label: contentPath } }));
}

/** The place that the API adds can only be told from the body as sent. */
const halfOfPair = 'The request body is not valid JSON: no low surrogate in string';

interface BlockPlace {
  path: string;
  /** Down through the types of the blocks around it. */
  label: string;
  types: ReadonlySet<string>;
}

function inspectBlock(block: unknown, { path, label, types }: BlockPlace, found: Breach[]): void {
  if (!isObject(block)) {
    found.push(wrongType(path, label, 'object'));
    return;
  }
  const type = own(block, 'type');
  if (type === undefined) {
    found.push(requireField(path, 'type', `${label}.type`));
    return;
  }
  if (typeof type !== 'string' || !types.has(type)) {
    const facts = { label, type: shownAs(type), expected: [...types].sort() };
    found.push(breach(rules.unknownBlockType, { path, facts }));
    return;
  }
  const shape = blockShapes.get(type);
  const place = { path, label: `${label}.${type}` };
  if (!shape || !inspectFields(block, shape, place, found)) return;
  if (type === 'tool_use') inspectToolUse(block, place, found);
  else if (type === 'tool_result') inspectToolResult(block, place, found);
  else if (type === 'server_tool_use' && !serverToolUseId.test(ownString(block, 'id') ?? ''))
    found.push(
      breach(rules.serverToolUseIdPattern, { path: `${path}.id`, facts: { label: `${place.label}.id` } }),
    );
}

type Place = Omit<BlockPlace, 'types'>;

/** Whether all fields are in order. */
function inspectFields(block: JsonObject, shape: BlockShape, place: Place, found: Breach[]): boolean {
  const { path, label } = place;
  const foundBefore = found.length;
  for (const key of Object.keys(block)) {
    if (key === 'type') continue;
    const field = shape.fields.get(key);
    const value = block[key];
    if (!field) {
      if (shape.isClosed) found.push(extraField(`${path}.${key}`, `${label}.${key}`, key));
    } else if (!(value === null && !field.isRequired) && !hasKind(value, field.kind))
      found.push(wrongType(`${path}.${key}`, `${label}.${key}`, field.kind));
    else if (typeof value === 'string' && !value.isWellFormed())
      found.push(breach(rules.loneSurrogate, { path: `${path}.${key}`, facts: { fault: halfOfPair } }));
  }
  for (const field of shape.required)
    if (!Object.hasOwn(block, field)) found.push(requireField(path, field, `${label}.${field}`));
  return found.length === foundBefore;
}

function hasKind(value: unknown, kind: FieldKind): boolean {
  if (kind === 'any') return true;
  if (kind === 'object') return isObject(value);
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'text-or-list') return typeof value === 'string' || Array.isArray(value);
  return typeof value === kind;
}

const toolUseId = /^[a-zA-Z0-9_-]+$/;
const serverToolUseId = /^srvtoolu_[a-zA-Z0-9_]+$/;
const longestToolName = 200;

function inspectToolUse(block: JsonObject, { path, label }: Place, found: Breach[]): void {
  const id = ownString(block, 'id') ?? '';
  const name = ownString(block, 'name') ?? '';
  if (!toolUseId.test(id))
    found.push(
      breach(rules.toolUseIdPattern, { path: `${path}.id`, facts: { label: `${label}.id` }, ids: [id] }),
    );
  if (name.length >= 1 && name.length <= longestToolName) return;
  const limit = name.length < 1 ? 'at least 1 character' : `at most ${longestToolName} characters`;
  found.push(
    breach(rules.toolUseNameLength, { path: `${path}.name`, facts: { label: `${label}.name`, limit } }),
  );
}

function inspectToolResult(block: JsonObject, { path, label }: Place, found: Breach[]): void {
  const id = ownString(block, 'tool_use_id') ?? '';
  if (!toolUseId.test(id)) {
    const facts = { label: `${label}.tool_use_id` };
    found.push(breach(rules.toolUseIdPattern, { path: `${path}.tool_use_id`, facts, ids: [id] }));
  }
  const content = own(block, 'content');
  const parts: unknown[] = Array.isArray(content) ? content : [];
  parts.forEach((part, index) => {
    const below = `content.${index}`;
    inspectBlock(
      part,
      { path: `${path}.${below}`, label: `${label}.${below}`, types: resultBlockTypes },
      found,
    );
  });
  if (own(block, 'is_error') !== true) return;
  const isEmpty = Array.isArray(content) ? parts.length === 0 : (content ?? '') === '';
  if (isEmpty) found.push(breach(rules.errorContentEmpty, { path, facts: { label }, ids: [id] }));
  else if (parts.some((part) => isObject(part) && own(part, 'type') !== 'text'))
    found.push(breach(rules.errorContentNotText, { path, facts: { label }, ids: [id] }));
}

/** A missing field of the object at `path`; the body itself has the path "". */
export function requireField(
  path: string,
  field: string,
  label = path === '' ? field : `${path}.${field}`,
): Breach {
  return breach(rules.fieldRequired, { path, facts: { label, field } });
}

/** A value of the wrong type. */
export function wrongType(path: string, label: string, kind: FieldKind): Breach {
  const [expected, inPortuguese] = expectations[kind];
  return breach(rules.wrongType, { path, facts: { label, expected, inPortuguese } });
}

/** A key that the API does not know. */
export function extraField(path: string, label: string, field: string): Breach {
  return breach(rules.extraField, { path, facts: { label, field } });
}
