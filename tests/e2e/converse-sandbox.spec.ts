// The AWS SDK in the page's sandbox, an opaque origin: it signs, asks through the bridge and reads binary streams.
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { bundleGuest } from '../../src/runner/node/index.ts';
import { loopProgram, splittingProgram, streamingProgram } from '../unit/runner/toy/converse-exercise.ts';
import type { ConverseHarness } from './converse-sandbox-harness.ts';

const origin = 'http://converse.test';
const html = '<!doctype html><meta charset="utf-8"><title>x</title><body><script src="/harness.js"></script>';

async function openHarness(page: Page): Promise<void> {
  const [guest, harness] = await Promise.all([
    bundleGuest({ api: 'converse' }),
    build({
      entryPoints: ['tests/e2e/converse-sandbox-harness.ts'],
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

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await openHarness(page);
});
test.afterAll(() => page.close());

const run = (source: string) =>
  page.evaluate((given) => (globalThis as unknown as { run: ConverseHarness }).run(given), source);

test('a loop over ConverseCommand answers', async () => {
  const [record] = await run(loopProgram);
  expect(record?.outcome).toEqual({
    kind: 'returned',
    value: 'Canetas: 120 unidades. Cadernos: 8 unidades. Falhou: true.',
  });
});

test('a loop over ConverseStreamCommand reads the binary stream', async () => {
  const [record] = await run(streamingProgram);
  expect(record?.outcome).toMatchObject({ kind: 'returned' });
  expect(record?.requests.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a refusal is the SDK’s ValidationException, traced to the program’s line', async () => {
  const [record] = await run(splittingProgram);
  expect(record?.outcome).toMatchObject({
    kind: 'threw',
    name: 'ValidationException',
    status: 400,
    line: 14,
  });
});
