// The progress page: what it says to somebody new, after one lesson, and after weeks of study.
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { lessonPage } from './pages.ts';
import { importLog, weeksOfStudy } from './study-log.ts';

const answer = (page: Page) => page.locator('.standing__answer');

/** Items of the course as the page was built with them. */
async function itemsOf(page: Page): Promise<string[]> {
  await page.goto('/progresso/');
  const course = await page.locator('[data-progress]').getAttribute('data-course');
  return (JSON.parse(course ?? '') as { items: { item: string }[] }).items.map(({ item }) => item);
}

test('tells somebody new what will be here and how to get there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/progresso/');
  await expect(answer(page)).toHaveText('Ainda não há o que medir.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Começar pela primeira lição' }).click();
  await expect(page).toHaveURL(new RegExp(`${lessonPage}$`));
});

test('gives no number before anything was reviewed, and sees what another tab does', async ({
  page,
  context,
}) => {
  await page.goto('/progresso/');
  await expect(answer(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(lessonPage);
  await other.getByRole('button', { name: 'Marcar como concluída' }).click();
  await expect(other.getByText('Lição concluída.')).toBeVisible();
  await expect(answer(page)).toContainText('Ainda não dá para dizer quanto você lembra');
  await expect(page.getByRole('heading', { name: 'O que fazer agora' })).toBeVisible();
  await expect(page.getByText('Os gráficos aparecem depois')).toBeVisible();
  await expect(page.locator('.progress svg')).toHaveCount(0);
  await expectAccessible(page);
});

test('answers first after weeks of study, with its uncertainty, and every picture has its table', async ({
  page,
}) => {
  test.slow();
  const items = await itemsOf(page);
  await importLog(page, weeksOfStudy({ items, now: Date.now() }));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/progresso/');
  await expect(answer(page)).toHaveText(/^Você se lembraria hoje de \d\d% do que treinou \(\d+ itens\)\.$/);
  await expect(page.locator('.standing__details')).toContainText(/entre \d\d% e \d\d%/);
  const steps = page.getByRole('region', { name: 'O que fazer agora' });
  await expect(steps.getByRole('link').first()).toHaveAttribute('href', /^\/(revisao|licoes)\//);
  await expect(steps.getByRole('listitem').first()).toContainText('da prova');

  for (const name of [
    'Dias de estudo',
    'Carga dos próximos 30 dias',
    'Retenção real',
    'Estabilidade e dificuldade',
    'O que você sabe, por parte da prova',
    'Tempo',
    'Pegadinhas',
  ]) {
    const part = page.getByRole('region', { name, exact: true });
    const details = part.locator('details').first();
    await details.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(details.getByRole('row').nth(1), name).toBeVisible();
  }
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await expectAccessible(page);
});

test('loads at most 86 KB of script, 13 KB of it its own', async ({ page }) => {
  const scripts: Promise<{ own: boolean; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js'))
      scripts.push(
        response
          .body()
          .then((body) => ({ own: response.url().includes('progresso'), bytes: gzipSync(body).length })),
      );
  });
  await page.goto('/progresso/', { waitUntil: 'networkidle' });
  const all = await Promise.all(scripts);
  const kilobytes = (some: typeof all) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  // The rest is the store, the scheduler and Preact, which every page that keeps progress loads.
  const own = all.filter((script) => script.own);
  expect(own).toHaveLength(1);
  expect(kilobytes(own)).toBeLessThanOrEqual(13);
  expect(kilobytes(all)).toBeLessThanOrEqual(86);
});
