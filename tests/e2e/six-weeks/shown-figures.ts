// What the progress page says: its sentences, its numbers and the table behind every picture.
import { expect, type Page } from '@playwright/test';

export interface ShownFigures {
  answer: string;
  details: string;
  numbers: string[];
  /** Rows of cells by the caption of their table. */
  tables: Record<string, string[][]>;
}

/** Reads the whole page as the learner sees it now. */
export async function readProgressPage(page: Page): Promise<ShownFigures> {
  await page.goto('/progresso/');
  await expect(page.locator('.standing__answer')).toBeVisible();
  return page.evaluate(() => {
    const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';
    const tables = [...document.querySelectorAll('main table')].map((table) => [
      textOf(table.querySelector('caption')),
      [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(textOf)),
    ]);
    return {
      answer: textOf(document.querySelector('.standing__answer')),
      details: textOf(document.querySelector('.standing__details')),
      numbers: [...document.querySelectorAll('.progress__numbers li')].map(textOf),
      tables: Object.fromEntries(tables),
    };
  });
}
