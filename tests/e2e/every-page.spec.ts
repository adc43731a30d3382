// What holds for every page: no accessibility violations, no request to another host, nothing wider than the screen.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { everyPage, examinedElsewhere, lessonPage, lessonPages } from './pages.ts';

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Lessons are alike in their colours, so one is looked at in the dark. */
const lightOnly = lessonPages.filter((path) => path !== lessonPage);

for (const path of everyPage.filter((page) => !examinedElsewhere.includes(page)))
  test(`${path} has no accessibility violations in light and dark`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await violationsOf(new AxeBuilder({ page }))).toEqual([]);
    if (lightOnly.includes(path)) return;
    // Only colours differ in the dark.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await violationsOf(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
  });

for (const path of everyPage)
  test(`${path} fits a screen of 320 px, asks no other host and reports no error`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin)
        foreign.push(request.url());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
  });

test('an unknown address says so and leads back', async ({ page }) => {
  const response = await page.goto('/nao-existe/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
