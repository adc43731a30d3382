// The inputs that the obliging model calls tools with satisfy the tools' schemas.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { sampleInput } from '../../../src/model/index.ts';

const schemas: [name: string, schema: Record<string, unknown>][] = [
  ['required only', { type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a'] }],
  ['enum', { enum: ['x', 'y'] }],
  ['const', { const: 'only this' }],
  ['integer bounds', { type: 'integer', minimum: 5, maximum: 7 }],
  ['negative bounds', { type: 'integer', minimum: -9, maximum: -3 }],
  ['exclusive bounds', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }],
  ['exclusive integer', { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 3 }],
  ['multipleOf', { type: 'integer', multipleOf: 7, minimum: 10 }],
  ['fraction', { type: 'number', maximum: 0.5 }],
  ['minLength', { type: 'string', minLength: 40 }],
  ['maxLength', { type: 'string', maxLength: 3 }],
  ['date', { type: 'string', format: 'date' }],
  ['date-time', { type: 'string', format: 'date-time' }],
  ['email', { type: 'string', format: 'email' }],
  ['uuid', { type: 'string', format: 'uuid' }],
  ['pattern', { type: 'string', pattern: '^[A-Z]{2}-\\d{4}$' }],
  ['pattern with alternatives', { type: 'string', pattern: '^(?:sp|rj)_\\w+@x\\.br$' }],
  ['pattern and length', { type: 'string', pattern: '^\\d+$', minLength: 12, maxLength: 20 }],
  ['pattern without anchors', { type: 'string', pattern: 'abc', minLength: 10 }],
  ['array', { type: 'array', items: { type: 'integer' }, minItems: 3 }],
  ['empty array', { type: 'array', items: { type: 'integer' }, maxItems: 0 }],
  ['null or string', { type: ['null', 'string'] }],
  [
    'anyOf',
    { anyOf: [{ type: 'object', properties: { k: { const: 1 } }, required: ['k'] }, { type: 'null' }] },
  ],
  ['oneOf', { oneOf: [{ type: 'boolean' }, { type: 'string' }] }],
  [
    'allOf',
    {
      allOf: [
        { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] },
        { type: 'object', properties: { b: { type: 'boolean' } }, required: ['b'] },
      ],
    },
  ],
  [
    '$ref',
    {
      type: 'object',
      properties: { place: { $ref: '#/$defs/place' } },
      required: ['place'],
      $defs: { place: { type: 'object', properties: { lat: { type: 'number' } }, required: ['lat'] } },
    },
  ],
  [
    'nested',
    {
      type: 'object',
      properties: {
        rows: {
          type: 'array',
          minItems: 2,
          items: { type: 'object', properties: { on: { type: 'boolean' } }, required: ['on'] },
        },
      },
      required: ['rows'],
    },
  ],
];

test.each(schemas)('%s', (_name, schema) => {
  const value = sampleInput(schema);
  const checked = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value);
  expect(checked.error?.issues ?? [], JSON.stringify(value)).toEqual([]);
});

test('a default is taken as it is', () => {
  expect(sampleInput({ type: 'string', default: 'São Paulo' })).toBe('São Paulo');
});

test('unique items differ', () => {
  const value = sampleInput({ type: 'array', items: { type: 'string' }, minItems: 4, uniqueItems: true });
  expect(new Set(value as string[]).size).toBe(4);
});

test('what zod makes of a schema comes back through zod', () => {
  const schema = z.object({
    city: z.string().min(2),
    days: z.int().min(1).max(14),
    unit: z.enum(['celsius', 'fahrenheit']),
    when: z.iso.date(),
    tags: z.array(z.string().regex(/^#[a-z]+$/)).nonempty(),
    at: z.union([z.tuple([z.number(), z.number()]), z.string()]),
    note: z.string().nullable(),
  });
  expect(schema.safeParse(sampleInput(z.toJSONSchema(schema))).error?.issues ?? []).toEqual([]);
});

const node = { $ref: '#/$defs/node' };
test.each<[string, unknown]>([
  ['a list that holds itself', { type: 'array', items: { $ref: '#' }, minItems: 1 }],
  [
    'a tree without leaves',
    { $defs: { node: { type: 'object', properties: { l: node, r: node }, required: ['l', 'r'] } }, ...node },
  ],
  ['allOf of itself twice', { allOf: [{ $ref: '#' }, { $ref: '#' }] }],
  ['a reference to nothing', { $ref: '#/$defs/none' }],
  ['a broken pattern', { type: 'string', pattern: '([' }],
  ['bounds that exclude one another', { type: 'integer', minimum: 5, maximum: 1 }],
  ['a million items', { type: 'array', minItems: 1e9, items: {} }],
  ['no schema', null],
  ['a wrong one', { type: 7, properties: 3, required: 'x', enum: 1 }],
])('%s ends without throwing', (_name, schema) => {
  expect(() => JSON.stringify(sampleInput(schema))).not.toThrow();
});
