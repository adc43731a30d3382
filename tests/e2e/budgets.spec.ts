// What a page weighs on the wire, compressed, measured from what the browser really asks for.
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { lessonPages } from './pages.ts';

interface Loaded {
  url: string;
  kind: string;
  bytes: number;
  text: string;
}

/** Records everything the page loads from now on; sizes are those of gzip. */
function recordLoads(page: Page): { all(): Promise<Loaded[]> } {
  const pending: Promise<Loaded | null>[] = [];
  page.on('response', (response) => {
    const read = response.body().then(
      (body) => ({
        url: new URL(response.url()).pathname,
        kind: response.request().resourceType(),
        bytes: gzipSync(body).length,
        text: body.toString('utf8'),
      }),
      () => null,
    );
    pending.push(read);
  });
  return {
    async all() {
      return (await Promise.all(pending)).filter((item) => item !== null);
    },
  };
}

const kilobytes = (loads: Loaded[]) => loads.reduce((sum, load) => sum + load.bytes, 0) / 1000;
const isScript = (load: Loaded) => load.kind === 'script' || load.url.endsWith('.js');
const isFont = (load: Loaded) => load.kind === 'font';
const isEditor = (load: Loaded) => isScript(load) && load.text.includes('cm-content');

for (const lesson of lessonPages)
  test(`${lesson} weighs at most 40 KB without fonts, 10 KB of it script`, async ({ page }) => {
    const loads = recordLoads(page);
    await page.goto(lesson, { waitUntil: 'networkidle' });
    // To the end and back: nothing heavy waits for the reader to scroll.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const all = await loads.all();
    const report = all.map((load) => `${load.url} ${load.bytes}`).join('\n');
    // Scripts inside the document count too.
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src])')]
        .map((script) => script.textContent ?? '')
        .join('\n'),
    );
    expect(kilobytes(all.filter((load) => !isFont(load))), report).toBeLessThanOrEqual(40);
    const script = kilobytes(all.filter(isScript)) + gzipSync(inline).length / 1000;
    expect(script, report).toBeLessThanOrEqual(10);
  });

test('an exercise page loads at most 60 KB of script before the editor and 160 KB of editor', async ({
  page,
}) => {
  const loads = recordLoads(page);
  await page.goto('/pegadinhas/turno-so-com-texto/', { waitUntil: 'networkidle' });
  await expect(page.locator('.cm-content')).toBeVisible();
  const scripts = (await loads.all()).filter(isScript);
  const report = scripts.map((load) => `${load.url} ${load.bytes}`).join('\n');
  const editor = scripts.findIndex(isEditor);
  expect(editor, report).toBeGreaterThan(0);
  // The store comes after the editor; what is asked for before it is what the reader waits for.
  expect(kilobytes(scripts.slice(0, editor)), report).toBeLessThanOrEqual(60);
  expect(kilobytes(scripts.filter(isEditor)), report).toBeLessThanOrEqual(160);
  expect(
    scripts.filter((load) => load.url.includes('guest')),
    'the sandbox waits for the first run',
  ).toEqual([]);
});

test('the sandbox weighs at most 170 KB and comes with the first run', async ({ page }) => {
  await page.goto('/pegadinhas/turno-so-com-texto/', { waitUntil: 'networkidle' });
  const guest = page.waitForResponse((response) => response.url().includes('guest'));
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: /^Executar/ }).click();
  const body = await (await guest).body();
  expect(gzipSync(body).length / 1000).toBeLessThanOrEqual(170);
});
