// The settings page: the exam's date and the pace, as somebody types them.
import { expect, type Page } from '@playwright/test';

/** Sets the date of the exam (`YYYY-MM-DD`) and the two limits of a day, and waits until each is saved. */
export async function choosePace(
  page: Page,
  options: { examDate: string; newPerDay: number; reviewsPerDay: number },
): Promise<void> {
  await page.goto('/ajustes/');
  const saved = page.getByRole('status').filter({ hasText: 'Salvo.' });
  const type = async (label: string, value: string, said: RegExp): Promise<void> => {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(value);
    await field.press('Enter');
    await expect(saved).toContainText(said);
  };
  await type('Dia da prova', options.examDate, /Data da prova: /);
  await type('Itens novos por dia', String(options.newPerDay), /Itens novos por dia: /);
  await type('Revisões por dia', String(options.reviewsPerDay), /Revisões por dia: /);
}
