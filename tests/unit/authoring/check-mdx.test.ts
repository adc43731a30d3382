import { describe, expect, it } from 'vitest';
import { checkMdx } from '../../../src/authoring/check-mdx.ts';

const check = (body: string) => checkMdx({ file: 'lessons/x.mdx', body, bodyLine: 10 });

describe('checkMdx', () => {
  it('finds nothing in a sound body', () => {
    expect(
      check('## Título\n\n<Note title="a">Um `<Outro>` e `{}`.</Note>\n\n```ts\nfoo<Bar>();\n```\n'),
    ).toEqual([]);
  });

  it('names the line of a component left open', () => {
    expect(check('texto\n\nUm <Note> aberto\n\nfim')).toMatchObject([
      { code: 'content/mdx-syntax', line: 13, what: expect.stringContaining('`<Note>`') },
    ]);
  });

  it('names the line of a brace that opens no expression', () => {
    expect(check('texto\n\n{ 1 + }\n')).toMatchObject([{ code: 'content/mdx-syntax', line: 13 }]);
  });

  it('names a component that nobody supplies', () => {
    expect(check('texto\n\n<Trop id="x" />\n')).toMatchObject([
      { code: 'content/unknown-component', line: 13, what: 'The component <Trop> does not exist.' },
    ]);
  });
});
