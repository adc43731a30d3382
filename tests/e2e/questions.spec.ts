// A lesson's questions on a full disk: nothing that was answered is dropped, and the page says so until it is saved.
import { expect, test } from '@playwright/test';
import { lessonPage } from './pages.ts';

test('answers that could not be saved are saved with the next one', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['put', 'add'] as const) {
      const write = IDBObjectStore.prototype[method];
      IDBObjectStore.prototype[method] = function (...parameters) {
        if ('diskIsFull' in window) throw new DOMException('full', 'QuotaExceededError');
        return write.apply(this, parameters);
      };
    }
  });
  await page.goto(lessonPage);
  const open = page.getByRole('button', { name: /^Responder \d+ questões/ });
  await open.click();
  const questions = page.getByRole('region', { name: 'Questões de fixação' });
  const dontKnow = questions.getByRole('button', { name: 'Não sei' });
  const next = questions.getByRole('button', { name: 'Próxima questão' });
  const fault = questions.getByRole('alert');
  await expect(dontKnow).toBeVisible();
  await page.evaluate(() => Object.assign(window, { diskIsFull: true }));
  await dontKnow.click();
  await expect(fault).toContainText('Sua resposta não foi salva.');
  await next.click();
  await dontKnow.click();
  await expect(fault).toContainText('2 respostas suas ainda não foram salvas.');
  await next.click();
  await page.evaluate(() => Reflect.deleteProperty(window, 'diskIsFull'));
  await dontKnow.click();
  await expect(fault).toHaveCount(0);
  await page.reload();
  await page
    .getByRole('button', { name: /questões/ })
    .first()
    .click();
  await expect(questions.getByRole('heading', { name: /^Questão 4 de/ })).toBeVisible();
});
