// The examples of docs/mock-api.md by the file names that they carry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.ts';

/** File name → text of the example. */
export function docsExamples(): Map<string, string> {
  const text = readFileSync(join(root, 'docs', 'mock-api.md'), 'utf8');
  const blocks = text.matchAll(/^```\w+ title="([^"]+)"\n(.*?)^```$/gms);
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code]));
}

/** The named example; throws where the page has lost it. */
export function docsExample(name: string): string {
  const found = docsExamples().get(name);
  if (found === undefined) throw new Error(`docs/mock-api.md has no example titled "${name}".`);
  return found;
}
