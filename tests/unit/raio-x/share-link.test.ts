// Links that carry a text: back and forth, short only, never with a credential.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../src/ui/islands/raio-x/examples.ts';
import { hideSecrets, holdsSecret } from '../../../src/ui/islands/raio-x/reading/hide-secrets.ts';
import { fragmentOf, textInFragment } from '../../../src/ui/islands/raio-x/reading/share-link.ts';

describe('a share link', () => {
  it('gives any short text back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
        const fragment = await fragmentOf(text);
        expect(fragment).toMatch(/^#t=[\w-]*$/);
        expect(await textInFragment(fragment ?? '')).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it.each(examples)('holds the example $id', async ({ text }) => {
    expect(await textInFragment((await fragmentOf(text)) ?? '')).toBe(text);
  });

  it('is not made of a text that would not fit', async () => {
    const noise = Array.from({ length: 4000 }, (_, at) => ((at * 7919) % 9973).toString(36)).join('');
    expect(await fragmentOf(noise)).toBeNull();
  });

  it('is refused when it was cut, and when it unpacks to a huge text', async () => {
    const fragment = (await fragmentOf(examples[0]?.text ?? '')) ?? '';
    await expect(textInFragment(fragment.slice(0, -20))).rejects.toThrow();
    const bomb = new Blob(['a'.repeat(1_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const packed = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url');
    await expect(textInFragment(`#t=${packed}`)).rejects.toThrow(/too long/);
  });

  it('is not looked for in another fragment', async () => {
    expect(await textInFragment('#conteudo')).toBeNull();
    expect(await textInFragment('')).toBeNull();
  });
});

const key = 'sk-ant-api03-abcDEF0123456789_-abcDEF0123456789';

describe('credentials', () => {
  it.each([
    ['a bare key', `error for ${key}`],
    ['a curl header', `curl -H "x-api-key: ${key}" -d '{}'`],
    ['a short key under its name', 'curl -H "x-api-key: abc12345"'],
    ['a bearer', 'Authorization: Bearer abcdef123456'],
    ['a HAR header', `{"name":"x-api-key","value":"abc"}`],
    ['an SDK debug log', `'x-api-key': '${key}'`],
    ['an escaped JSON', String.raw`{"headers":"{\"authorization\":\"Bearer abcdef123456\"}"}`],
    ['an AWS key', 'AKIAABCDEFGHIJKLMNOP'],
    ['a cookie', 'cookie: session=abcdef12345'],
  ])('are hidden in %s', (_, text) => {
    expect(holdsSecret(text)).toBe(true);
    const clean = hideSecrets(text);
    expect(clean).not.toContain(key);
    expect(clean).not.toMatch(/abcdef12345|abc12345|"value":"abc"|ABCDEFGHIJKLMNOP/);
    expect(holdsSecret(clean)).toBe(false);
  });

  it.each(examples)('are not seen in the example $id', ({ text }) => {
    expect(hideSecrets(text)).toBe(text);
  });

  it('are not seen in a variable', () => {
    expect(holdsSecret('curl -H "x-api-key: $ANTHROPIC_API_KEY"')).toBe(false);
  });
});
