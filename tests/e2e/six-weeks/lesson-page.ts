// A lesson as the learner of the six weeks goes through it: read, answer some questions, finish.
import { expect, type Page } from '@playwright/test';
import type { Learner } from './learner.ts';
import { placesFor } from './question-bank.ts';

/** Answers `questions` questions of a lesson, the wrong ones by the learner's luck, and marks it as finished. */
export async function studyLesson(
  page: Page,
  options: { path: string; questions: number; learner: Learner; chance: number },
): Promise<void> {
  const { path, questions, learner, chance } = options;
  await page.goto(path);
  await page.getByRole('button', { name: /^Responder \d+ questões/ }).click();
  const series = page.getByRole('region', { name: 'Questões de fixação' });
  for (let count = 1; count <= questions; count += 1) {
    await series.getByRole('heading', { name: `Questão ${count} de ` }).waitFor();
    const knows = learner.happens(chance);
    for (const place of await placesFor(page, knows ? 'right' : 'wrong'))
      await series.locator('.question__options input').nth(place).check();
    await page.clock.fastForward(learner.between(10, 60) * 1000);
    await series.getByRole('button', { name: 'Conferir' }).click();
    await series
      .getByRole('status')
      .filter({ hasText: knows ? 'Certo' : 'Errado' })
      .waitFor();
    await series.getByRole('button', { name: 'Próxima questão' }).click();
  }
  await page.getByRole('button', { name: 'Marcar como concluída' }).click();
  await expect(page.getByText('Lição concluída.')).toBeVisible();
}
