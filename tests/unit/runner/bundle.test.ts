// The guest's bundle stays within its budget and is made only once.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleGuest, guestPlugin } from '../../../src/runner/node/index.ts';

test('the guest takes at most 170 KB of a page’s traffic', async () => {
  const { code } = await bundleGuest();
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(170 * 1024);
});

test('unchanged sources give the same file', async () => {
  expect((await bundleGuest()).file).toBe((await bundleGuest()).file);
});

test('the site’s plugin names the bundle as an asset', async () => {
  const plugin = guestPlugin();
  const id = plugin.resolveId('virtual:pegadinha-guest');
  expect(await plugin.load(id ?? '')).toContain(`${(await bundleGuest()).file}?url`);
  expect(plugin.resolveId('preact')).toBeUndefined();
});
