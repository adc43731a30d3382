// The contract suite inside the browser's sandbox: the real SDK in a worker sees what it sees in Node.
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { bundleGuest } from '../../src/runner/node/index.ts';
import { adapterCases } from '../contract/adapter-cases.ts';
import type { ContractHarness } from './sdk-contract-harness.ts';

const origin = 'http://contract.test';
const html = '<!doctype html><meta charset="utf-8"><title>x</title><body><script src="/harness.js"></script>';

async function openHarness(page: Page): Promise<void> {
  const [guest, harness] = await Promise.all([
    bundleGuest(),
    build({
      entryPoints: ['tests/e2e/sdk-contract-harness.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
    }),
  ]);
  const files: Record<string, [contentType: string, body: string]> = {
    '/': ['text/html', html],
    '/harness.js': ['text/javascript', harness.outputFiles[0]?.text ?? ''],
    '/guest.js': ['text/javascript', guest.code],
  };
  await page.context().route('**/*', (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    return route.fulfill({ contentType, body });
  });
  await page.goto(`${origin}/`);
}

/** The case's own text as a learner's program. */
function programOf(act: unknown): string {
  return `import Anthropic from '@anthropic-ai/sdk';
const act = ${String(act)};
export async function runAgent(question) {
  return JSON.stringify(await act(new Anthropic()));
}
`;
}

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await openHarness(page);
});
test.afterAll(() => page.close());

for (const { title, act, expected } of adapterCases)
  test(`in the sandbox ${title}`, async () => {
    const outcome = await page.evaluate(
      (source) => (globalThis as unknown as { run: ContractHarness }).run(source),
      programOf(act),
    );
    expect(outcome).toMatchObject({ kind: 'returned' });
    if (outcome?.kind === 'returned') expect(JSON.parse(String(outcome.value))).toEqual(expected);
  });
