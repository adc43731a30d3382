// What must hold of a page in any state: axe finds nothing in light or dark, and nothing is wider than the screen.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Extent {
  /** Selector of the part that is judged; default: the whole page. */
  within?: string;
  /** The only rules to judge by; default: all. */
  rules?: string[];
}

/**
 * What axe finds on the page as it stands, each with its elements. Asked for violations alone, in the page itself: its
 * Playwright wrapper reads the page anew in a second one and describes all that is right, for four times the work. The
 * sandbox's hidden frame is not looked into.
 */
async function violationsOf(page: Page, { within, rules }: Extent): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ({ selector, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const options = { resultTypes: ['violations' as const], iframes: false, ...(runOnly && { runOnly }) };
      const { violations } = await axe.run(selector ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { selector: within, runOnly: rules },
  );
}

/** Every rule, in the light theme. */
export async function expectAccessibleInLight(page: Page, extent: Extent = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violationsOf(page, extent), 'violations in light').toEqual([]);
}

/** The colours alone, which are all that differs in the dark theme. */
export async function expectAccessibleInDark(page: Page, extent: Extent = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const found = await violationsOf(page, { ...extent, rules: ['color-contrast'] });
  expect(found, 'violations in dark').toEqual([]);
}

/** Judges the page as it stands, or a part of it whose surroundings were judged before, without loading it anew. */
export async function expectAccessible(page: Page, extent: Pick<Extent, 'within'> = {}): Promise<void> {
  await expectAccessibleInLight(page, extent);
  await expectAccessibleInDark(page, extent);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'width of the page').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
