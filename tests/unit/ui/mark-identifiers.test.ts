// Identifiers in front-matter sentences.
import { expect, it } from 'vitest';
import { markIdentifiers } from '../../../src/ui/components/mark-identifiers.ts';

it('sets API names and backticked words as code', () => {
  expect(markIdentifiers('Montar cada tool_result com o `id` e ler response.content.')).toBe(
    'Montar cada <code>tool_result</code> com o <code>id</code> e ler <code>response.content</code>.',
  );
});

it('leaves prose alone and keeps it from becoming markup', () => {
  expect(markIdentifiers('Task statement 1.2: custo < valor & "prazo".')).toBe(
    'Task statement 1.2: custo &lt; valor &amp; "prazo".',
  );
});
