// A short mock exam by keyboard, and what its report says.
import { expect, type Page } from '@playwright/test';
import type { Learner } from './learner.ts';
import { placesFor } from './question-bank.ts';

/** Sits a short mock exam to its report; one question stays open. */
export async function sitShortExam(page: Page, options: { learner: Learner; chance: number }): Promise<void> {
  const { learner, chance } = options;
  // The form is drawn by chance; here by always the same.
  await page.addInitScript(() => {
    crypto.getRandomValues = (numbers) => {
      if (numbers instanceof Uint32Array) numbers.fill(20_270_325);
      return numbers;
    };
  });
  await page.goto('/simulado/');
  await page.getByRole('radio', { name: /^Curto/ }).check();
  await page.getByRole('button', { name: 'Começar' }).click();
  const heading = page.getByRole('heading', { name: /^Questão \d+ de \d+$/ });
  await expect(heading).toBeFocused();
  const count = Number(/\d+$/.exec((await heading.textContent()) ?? '')?.[0]);
  for (let number = 1; number <= count; number += 1) {
    await page.getByRole('heading', { name: `Questão ${number} de ${count}` }).waitFor();
    await page.clock.fastForward(learner.between(20, 100) * 1000);
    if (number !== 7)
      for (const place of await placesFor(page, learner.happens(chance) ? 'right' : 'wrong'))
        await page.keyboard.press(String(place + 1));
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Relatório/ })).toBeVisible();
}

/** What the report on the page says in figures. */
export async function readReport(page: Page): Promise<{ score: string; time: string; domains: string[][] }> {
  const score = (await page.locator('.report__score').textContent()) ?? '';
  const time = (await page.getByText(/ por questão em média\.$/).textContent()) ?? '';
  const rows = page.getByRole('table', { name: 'Por domínio' }).locator('tbody tr');
  const domains = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
  return { score, time, domains };
}
