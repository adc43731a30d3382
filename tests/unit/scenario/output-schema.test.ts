// What a script sees of the format that a request asks for.
import { expect, test } from 'vitest';
import { playTurn, type ScriptContext, type Variant } from '../../../src/scenario/index.ts';

function seenBy(request: object): ScriptContext['outputSchema'] | undefined {
  let seen: ScriptContext['outputSchema'] | undefined;
  const variant: Variant = {
    id: 'v1',
    title: 'One turn',
    seed: 1,
    question: 'Oi',
    script: (context) => {
      seen = context.outputSchema;
      return { text: 'Olá.' };
    },
  };
  playTurn({ variant, request: { messages: [{ role: 'user', content: 'Oi' }], ...request } });
  return seen;
}

test('a script sees the schema of output_config.format', () => {
  const schema = { type: 'object', properties: { nome: { type: 'string' } }, required: ['nome'] };
  expect(seenBy({ output_config: { format: { type: 'json_schema', schema } } })).toEqual(schema);
});

test.each([
  ['no output_config', {}],
  ['an output_config without format', { output_config: { effort: 'low' } }],
  ['an output_config of another shape', { output_config: 'json' }],
])('there is none with %s', (_, request) => {
  expect(seenBy(request)).toBeNull();
});

test('a schema that is no object says nothing', () => {
  expect(seenBy({ output_config: { format: { type: 'json_schema', schema: 'object' } } })).toEqual({});
});
