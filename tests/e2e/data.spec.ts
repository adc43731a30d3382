// The learner's data: a damaged or foreign file is refused whole, and what is stored stays.
import { expect, test } from '@playwright/test';
import { lessonPage } from './pages.ts';

test('refuses broken and foreign files whole, says why, and leaves the progress untouched', async ({
  page,
}) => {
  await page.goto(lessonPage);
  await page.getByRole('button', { name: 'Marcar como concluída' }).click();
  await expect(page.getByText('Lição concluída.')).toBeVisible();
  await page.goto('/dados/');
  const counts = page.getByRole('main').getByRole('list').first();
  await expect(counts).toContainText('1 registro');
  const before = await counts.textContent();
  const files: [name: string, text: string, says: RegExp][] = [
    ['cortado.json', '{"format":"pegadinha-progress","version":1,"events":[', /linha 1/i],
    ['outro.json', '{"cards":[]}', /format/],
    [
      'novo.json',
      '{"format":"pegadinha-progress","version":99,"exportedAt":1,"events":[],"drafts":[]}',
      /99/,
    ],
    [
      'evento.json',
      '{"format":"pegadinha-progress","version":1,"exportedAt":1,"events":[{"id":"aaaa:1","at":1,"body":{"type":"review"}}],"drafts":[]}',
      /events/,
    ],
  ];
  for (const [name, text, says] of files) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    const refused = page.getByRole('alert').filter({ hasText: 'Arquivo recusado' });
    await expect(refused, name).toContainText(says);
    expect(await counts.textContent(), name).toBe(before);
  }
});

test('two tabs see each other’s work', async ({ page, context }) => {
  await page.goto('/dados/');
  const counts = page.getByRole('main').getByRole('list').first();
  await expect(counts).toContainText('0 registros');
  const other = await context.newPage();
  await other.goto(lessonPage);
  await other.getByRole('button', { name: 'Marcar como concluída' }).click();
  await expect(other.getByText('Lição concluída.')).toBeVisible();
  await expect(counts).toContainText('1 registro');
});
