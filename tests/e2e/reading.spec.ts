// Reading a lesson: what it remembers, what it marks, and that nothing jumps.
import { expect, test } from '@playwright/test';
import { lessonPage } from './pages.ts';

test('remembers the language of code samples', async ({ page }) => {
  await page.goto(lessonPage);
  const tab = page.getByRole('tab', { name: 'Python' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  for (const other of await page.getByRole('tab', { name: 'Python' }).all())
    await expect(other).toHaveAttribute('aria-selected', 'true');
});

test('marks in the table of contents where the reader is', async ({ page }) => {
  await page.goto(lessonPage);
  await page.locator('#quando-a-ferramenta-falha').evaluate((element) => element.scrollIntoView());
  const entry = page
    .getByRole('navigation', { name: /Nesta página/i })
    .getByRole('link', { name: 'Quando a ferramenta falha' });
  await expect(entry).toHaveAttribute('aria-current', /.+/);
});

test('keeps the chosen theme over pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  const theme = page.getByRole('button', { name: /^Tema/ });
  for (let step = 0; step < 3 && (await paper()) === light; step++) await theme.click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.goto(lessonPage);
  expect(await paper()).toBe(dark);
});

for (const path of [lessonPage, '/pegadinhas/turno-so-com-texto/', '/revisao/', '/'])
  test(`nothing jumps while ${path} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total).toBeLessThan(0.05);
  });
