// Makes a value that satisfies a JSON schema, the plainest that it can find. Pure; never throws, however odd the schema.
// Knows what tool schemas use: types, required, enum, const, default, bounds, pattern, items, anyOf, oneOf, allOf, $ref.
import { sampleString } from './sample-string.ts';

type Fields = Record<string, unknown>;

/** Depth after which optional things are left out and references end, so that a recursive schema ends too. */
const deepest = 24;
const mostItems = 1000;
/** Schemas looked at before giving up on one that grows without end. */
const mostSteps = 20_000;

/** A value for `schema`. The same schema always gives the same value. */
export function sampleInput(schema: unknown): unknown {
  return sample({ schema, root: schema, name: '', depth: 0, variation: 0, steps: { left: mostSteps } });
}

interface Place {
  schema: unknown;
  root: unknown;
  /** Name of the property, for a telling string. */
  name: string;
  depth: number;
  /** Which of several different values is wanted. */
  variation: number;
  steps: Steps;
}

interface Steps {
  left: number;
}

function sample(place: Place): unknown {
  const { variation, depth } = place;
  if (depth > deepest || place.steps.left <= 0) return null;
  const schema = whole(place.schema, place, 0);
  if (Object.hasOwn(schema, 'const')) return schema.const;
  if (Array.isArray(schema.enum) && schema.enum.length > 0)
    return schema.enum[variation % schema.enum.length];
  if (Object.hasOwn(schema, 'default') && variation === 0) return schema.default;
  switch (typeOf(schema)) {
    case 'object':
      return sampleObject(schema, place);
    case 'array':
      return sampleArray(schema, place);
    case 'integer':
      return sampleNumber(schema, { whole: true, variation });
    case 'number':
      return sampleNumber(schema, { whole: false, variation });
    case 'boolean':
      return variation % 2 === 0;
    case 'null':
      return null;
    default:
      return sampleString({ schema, name: place.name, variation });
  }
}

/** The schema with its reference, its allOf and the first of its alternatives drawn into it. */
function whole(schema: unknown, place: Pick<Place, 'root' | 'steps'>, depth: number): Fields {
  const fields = fieldsOf(schema);
  place.steps.left -= 1;
  if (depth > deepest || place.steps.left <= 0) return fields;
  let merged = fields;
  if (typeof fields.$ref === 'string') {
    const { $ref, ...rest } = fields;
    merged = join(whole(resolve(String($ref), place.root), place, depth + 1), rest);
  }
  for (const part of listOf(merged.allOf)) merged = join(merged, whole(part, place, depth + 1));
  const [first] = [...listOf(merged.anyOf), ...listOf(merged.oneOf)];
  return first === undefined ? merged : join(whole(first, place, depth + 1), withoutAlternatives(merged));
}

function withoutAlternatives({ anyOf: _any, oneOf: _one, allOf: _all, ...rest }: Fields): Fields {
  return rest;
}

/** Properties and required names of both; of anything else the second's. */
function join(one: Fields, other: Fields): Fields {
  const joined: Fields = { ...one, ...other };
  if (one.properties !== undefined && other.properties !== undefined)
    joined.properties = { ...fieldsOf(one.properties), ...fieldsOf(other.properties) };
  if (one.required !== undefined && other.required !== undefined)
    joined.required = [...new Set([...listOf(one.required), ...listOf(other.required)])];
  return joined;
}

function resolve(reference: string, root: unknown): unknown {
  if (!reference.startsWith('#')) return {};
  let found: unknown = root;
  for (const step of reference.slice(1).split('/').filter(Boolean)) {
    const key = decode(step).replaceAll('~1', '/').replaceAll('~0', '~');
    found = Array.isArray(found) ? found[Number(key)] : fieldsOf(found)[key];
  }
  return found;
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

function typeOf(schema: Fields): string {
  const { type } = schema;
  const named = Array.isArray(type) ? (type.find((one) => one !== 'null') ?? type[0]) : type;
  if (typeof named === 'string') return named;
  if (schema.properties !== undefined || schema.required !== undefined) return 'object';
  if (schema.items !== undefined || schema.prefixItems !== undefined) return 'array';
  if (typeof schema.minimum === 'number' || typeof schema.maximum === 'number') return 'number';
  return 'string';
}

function sampleObject(schema: Fields, { root, steps, depth, variation }: Place): Fields {
  const properties = fieldsOf(schema.properties);
  const names = new Set(listOf(schema.required).filter((name) => typeof name === 'string'));
  const least = typeof schema.minProperties === 'number' ? Math.min(schema.minProperties, mostItems) : 0;
  for (const name of Object.keys(properties)) if (names.size < least) names.add(name);
  for (let extra = 1; names.size < least; extra += 1) names.add(`extra_${extra}`);
  const entries = [...names].map((name) => {
    const inner = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties;
    return [name, sample({ schema: inner, root, steps, name, depth: depth + 1, variation })] as const;
  });
  return Object.fromEntries(entries);
}

function sampleArray(schema: Fields, { root, steps, name, depth }: Place): unknown[] {
  const first = listOf(schema.prefixItems);
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : mostItems;
  // One item says more than none; a schema that forbids or cannot end it gets none.
  const wanted = Math.min(Math.max(least, first.length, depth < 4 ? 1 : 0), most, mostItems);
  return Array.from({ length: wanted }, (_, index) => {
    const inner = index < first.length ? first[index] : schema.items;
    const variation = index < first.length || schema.uniqueItems !== true ? 0 : index;
    return sample({ schema: inner, root, steps, name, depth: depth + 1, variation });
  });
}

function sampleNumber(schema: Fields, options: { whole: boolean; variation: number }): number {
  const read = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const above = read(schema.exclusiveMinimum);
  const below = read(schema.exclusiveMaximum);
  const step = read(schema.multipleOf) ?? (options.whole ? 1 : undefined);
  const low = Math.max(read(schema.minimum) ?? Number.NEGATIVE_INFINITY, above ?? Number.NEGATIVE_INFINITY);
  const high = Math.min(read(schema.maximum) ?? Number.POSITIVE_INFINITY, below ?? Number.POSITIVE_INFINITY);
  const isOpen = (value: number) => value === above || value === below;
  if (step === undefined) {
    const start = Math.min(Math.max(1, low), high);
    if (options.variation === 0 && !isOpen(start)) return start;
    if (Number.isFinite(low) && Number.isFinite(high))
      return low + ((high - low) * (options.variation + 1)) / (options.variation + 2);
    return Number.isFinite(high) && start >= high
      ? high - 1 - options.variation
      : start + 1 + options.variation;
  }
  let value = Math.ceil(Math.max(1, Number.isFinite(low) ? low : 1) / step) * step;
  if (value > high) value = Math.floor(high / step) * step;
  const direction = value + step > high ? -step : step;
  if (isOpen(value)) value += direction;
  return value + direction * options.variation;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
