// What holds for every page: no accessibility violations, no request to another host, nothing wider than the screen.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInDark, expectAccessibleInLight } from './accessible.ts';
import { everyPage, examinedElsewhere, lessonPage, lessonPages } from './pages.ts';

/** Lessons are alike in their colours, so one is looked at in the dark. */
const lightOnly = lessonPages.filter((path) => path !== lessonPage);

/** Writes down what no page may do, from now on. */
function recordFaults(page: Page, origin: string): { foreign: string[]; errors: string[] } {
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { foreign, errors };
}

/** What axe looks for on a page, if its own tests do not do that in every state that it has. */
function themesFor(path: string): ('light' | 'dark')[] {
  if (examinedElsewhere.includes(path)) return [];
  return lightOnly.includes(path) ? ['light'] : ['light', 'dark'];
}

// One visit serves all that is asked of a page: it is loaded on the narrowest screen, then given room.
for (const path of everyPage) {
  const themes = themesFor(path);
  const accessible = themes.length > 0 ? `, has no accessibility violations in ${themes.join(' and ')}` : '';
  test(`${path} fits a screen of 320 px, asks no other host, reports no error${accessible}`, async ({
    page,
    baseURL,
  }) => {
    const { foreign, errors } = recordFaults(page, new URL(baseURL ?? '').origin);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, 'its width on a screen of 320 px').toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
    if (themes.includes('light')) await expectAccessibleInLight(page);
    if (themes.includes('dark')) await expectAccessibleInDark(page);
    expect(foreign, 'requests to other hosts').toEqual([]);
    expect(errors, 'errors reported').toEqual([]);
  });
}

test('an unknown address says so and leads back', async ({ page }) => {
  const response = await page.goto('/nao-existe/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
