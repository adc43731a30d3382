// Looks for certain faults in a JSON Schema (draft 2020-12). Pure; walks with a stack, so depth does not matter.
// Not a full meta-schema: it names only what no draft-2020-12 validator accepts.
import { isObject, type JsonObject, own } from './json.ts';

const typeNames = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);
const mapsOfSchemas = ['properties', 'patternProperties', '$defs', 'dependentSchemas'];
const listsOfSchemas = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const singleSchemas = [
  'items',
  'additionalProperties',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
];

/** True when `schema` certainly is no valid JSON Schema. */
export function isInvalidSchema(schema: JsonObject): boolean {
  const { isBroken } = walk(schema, hasFault);
  return isBroken;
}

/** True when some object in `schema` does not say `additionalProperties: false`. */
export function hasOpenObject(schema: JsonObject): boolean {
  const { isBroken } = walk(
    schema,
    (part) => own(part, 'type') === 'object' && own(part, 'additionalProperties') !== false,
  );
  return isBroken;
}

function walk(schema: JsonObject, isFaulty: (part: JsonObject) => boolean): { isBroken: boolean } {
  const stack: unknown[] = [schema];
  while (stack.length > 0) {
    const part = stack.pop();
    if (typeof part === 'boolean') continue;
    if (!isObject(part) || isFaulty(part)) return { isBroken: true };
    for (const child of childrenOf(part)) stack.push(child);
  }
  return { isBroken: false };
}

/** Which keywords hold schemas, and how. A schema has few keys, so its keys are looked up here, not the other way round. */
const placesOfSchemas = new Map<string, 'map' | 'list' | 'single'>([
  ...mapsOfSchemas.map((key) => [key, 'map'] as const),
  ...listsOfSchemas.map((key) => [key, 'list'] as const),
  ...singleSchemas.map((key) => [key, 'single'] as const),
]);

function childrenOf(schema: JsonObject): unknown[] {
  const children: unknown[] = [];
  for (const key of Object.keys(schema)) {
    const place = placesOfSchemas.get(key);
    const value = schema[key];
    if (place === undefined || value === undefined) continue;
    if (place === 'single') children.push(value);
    else if (place === 'list' && Array.isArray(value)) for (const child of value) children.push(child);
    else if (place === 'map' && isObject(value))
      for (const child of Object.values(value)) children.push(child);
  }
  return children;
}

function hasMisplacedSchemas(schema: JsonObject): boolean {
  return Object.keys(schema).some((key) => {
    const place = placesOfSchemas.get(key);
    const value = schema[key];
    if (place === undefined || value === undefined) return false;
    return (place === 'map' && !isObject(value)) || (place === 'list' && !isFilledList(value));
  });
}

function hasFault(schema: JsonObject): boolean {
  const type = own(schema, 'type');
  if (type !== undefined && !isTypeName(type) && !(isFilledList(type) && type.every(isTypeName))) return true;
  if (hasMisplacedSchemas(schema)) return true;
  const required = own(schema, 'required');
  if (
    required !== undefined &&
    !(Array.isArray(required) && required.every((key) => typeof key === 'string'))
  )
    return true;
  const values = own(schema, 'enum');
  return values !== undefined && !Array.isArray(values);
}

function isTypeName(value: unknown): boolean {
  return typeof value === 'string' && typeNames.has(value);
}

function isFilledList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0;
}
