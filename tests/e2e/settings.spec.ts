// The settings: a date makes a plan before it is saved, what is wrong is not saved, what is saved stays and can be taken back.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

const status = (page: Page) => page.locator('.settings__said').getByRole('status');
const plan = (page: Page) => page.getByRole('region', { name: 'O que o plano passa a ser' });

/** The date so many days from now, as the browser's field wants it. */
function dateIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

test('a date becomes a plan with its warning, stays after a reload, and is taken back', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/ajustes/');
  await expect(plan(page)).toContainText('Sem data, não há contagem');
  await page.getByLabel('Dia da prova').fill(dateIn(40));
  await expect(plan(page)).toContainText(/Faltam 4[01] dias: fase de aprender/);
  await expect(plan(page)).not.toContainText('ficam de fora');
  await expect(status(page)).toContainText('Salvo. Data da prova:');

  const perDay = page.getByRole('textbox', { name: 'Itens novos por dia' });
  await perDay.fill('1');
  await perDay.press('Enter');
  await expect(status(page)).toHaveText('Salvo. Itens novos por dia: 1.');
  await expect(plan(page)).toContainText(/\d+ itens ficam de fora/);
  await expect(plan(page)).toContainText('mas o seu limite é 1');
  await expectAccessible(page);

  // Typed and not settled yet: the closing page has no time to write it into the database.
  await perDay.fill('2');
  await page.reload();
  await expect(perDay).toHaveValue('2');
  await expect(plan(page)).toContainText('mas o seu limite é 2');
  await page.getByRole('button', { name: 'Voltar ao padrão: Itens novos por dia' }).click();
  await expect(perDay).toHaveValue('20');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(perDay).toHaveValue('2');
  await expect(status(page)).toContainText('Desfeito');
  const bar = page.locator('.settings__said');
  await expect(bar).toHaveCSS('position', 'sticky');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor('00:10');
  // It goes to the end of the page, and undoes from there.
  await expect(bar).toHaveCSS('position', 'static');
  await expect(bar).toContainText('Desfeito');

  await page.getByLabel('Dia da prova').fill(dateIn(-60));
  await expect(plan(page)).toContainText('o plano vira manutenção');
  await expect(status(page)).toContainText('Salvo. Data da prova:');
  await page.getByRole('button', { name: 'Remover a data' }).click();
  await expect(plan(page)).toContainText('Sem data, não há contagem');
});

test('wrong steps are refused with what was found; other tabs follow what was saved', async ({
  page,
  context,
}) => {
  await page.goto('/ajustes/');
  const steps = page.getByRole('textbox', { name: 'Passos de aprendizado' });
  await expect(steps).toBeHidden();
  await page.getByText('Avançado', { exact: true }).click();
  await steps.fill('10m 3d');
  await steps.press('Enter');
  const refused = page.getByRole('alert').filter({ hasText: 'Encontrado “3d”' });
  await expect(refused).toContainText('como 10m ou 2h, separados por espaço. Não foi salvo.');
  await expect(steps).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto('/ajustes/');
  await other.getByLabel('Domingo').selectOption('folga');
  await expect(page.getByLabel('Domingo')).toHaveValue('0');
  // What is being written here is not lost by that.
  await expect(steps).toHaveValue('10m 3d');

  await steps.fill('2 h, 10 min');
  await steps.press('Enter');
  await expect(status(page)).toHaveText('Salvo. Passos de aprendizado: 10m 2h.');
  // What was changed there stands open here.
  await expect(other.getByRole('textbox', { name: 'Passos de aprendizado' })).toHaveValue('10m 2h');
  await other.getByLabel('English').check();
  await expect(status(other)).toHaveText('Salvo. Idioma das questões: English.');
  await other.getByRole('button', { name: 'Voltar tudo ao padrão' }).click();
  await expect(page.getByLabel('Domingo')).toHaveValue('1');
  await expect(steps).toHaveValue('10m');
  await expect(page.getByLabel('Português')).toBeChecked();
});
