// What must hold of a page in any state: axe finds nothing in light or dark, and nothing is wider than the screen.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Judges the page as it stands, without loading it anew. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violationsOf(new AxeBuilder({ page }))).toEqual([]);
  // Only colours differ in the dark.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violationsOf(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
