// Pictures for a person to look at; nothing is taken unless STUDY_SHOTS names a folder.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ReviewPage } from './review-page.ts';

const folder = process.env.STUDY_SHOTS;
const widths = [390, 1280];

/** The page as it stands, at phone and desktop width, light and dark. */
export async function takeShots(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const before = page.viewportSize();
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before !== null) await page.setViewportSize(before);
}

/** Opens each page and takes its pictures. */
export async function shootPages(page: Page, when: string, paths: readonly string[]): Promise<void> {
  if (folder === undefined) return;
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await takeShots(page, `${when}-${path.replaceAll('/', '') || 'inicio'}`);
  }
}

/** The review with a question on the table, and after a miss; grades nothing. */
export async function shootReview(page: Page, review: ReviewPage): Promise<void> {
  if (folder === undefined) return;
  await review.open();
  await takeShots(page, 'revisao-cartao');
  await page.keyboard.press('Space');
  await review.grades.waitFor();
  await takeShots(page, 'revisao-erro');
}
