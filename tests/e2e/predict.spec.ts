// "Pause e preveja": choosing opens one reason, by keyboard too, and says it; what follows waits; no script is needed.
import { expect, test } from '@playwright/test';

const lesson = '/licoes/orquestrar-ferramentas/';
const question = 'Na requisição que vai gerar a resposta final, o que o modelo sabe?';

test('opens one reason at a time by keyboard and says it', async ({ page }) => {
  await page.goto(lesson);
  const box = page.getByRole('group', { name: question });
  const options = box.locator('summary');
  const open = box.locator('details[open]');
  const after = box.getByText('Ele sabe as duas coisas.');
  await expect(options).toHaveCount(4);
  await expect(after).toBeHidden();

  await options.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await expect(box.getByRole('status')).toContainText(
    'Não é isso. Chamadas paralelas não têm contexto próprio.',
  );
  await expect(after).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(open).toHaveCount(1);
  await expect(box.getByRole('status')).toContainText('Isso. O ticket, os dois pedidos');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the reason of the chosen option and what follows', async ({ page }) => {
    await page.goto(lesson);
    const box = page.getByRole('group', { name: question });
    await box.locator('summary').first().click();
    await expect(box.locator('.predict__reason').first()).toBeVisible();
    await expect(box.getByText('Ele sabe as duas coisas.')).toBeVisible();
  });
});

test('fits a phone, code and all', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(lesson);
  const box = page.getByRole('group', { name: /Alguém troca as duas linhas/ });
  await box.locator('summary').nth(1).click();
  const outer = await box.boundingBox();
  const code = await box.locator('figure').boundingBox();
  expect(code?.x).toBeGreaterThanOrEqual(outer?.x ?? 0);
  expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
