// The exercise page as a learner's hands know it: choose, type, run, read the verdict.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Check } from '../../src/core/index.ts';

const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'content', 'exercises');

/** The text of a file of an exercise, e.g. `solution.ts`. */
export function exerciseFile(id: string, name: string): string {
  return readFileSync(join(folder, id, name), 'utf8');
}

/** The check that the front matter says the starter fails. */
export function namedFailure(id: string): string {
  const found = /^starterFails: (\S+)$/m.exec(exerciseFile(id, 'index.mdx'))?.[1];
  if (found === undefined) throw new Error(`${id}/index.mdx names no starterFails`);
  return found;
}

/** Title of a check of an exercise, as the page shows it. */
export async function checkTitle(exercise: string, id: string): Promise<string> {
  const module: { default: Check[] } = await import(join(folder, exercise, 'checks.ts'));
  const found = module.default.find((check) => check.id === id);
  if (found === undefined) throw new Error(`${exercise} has no check "${id}"`);
  return found.title;
}

export class ExercisePage {
  readonly editor: Locator;
  readonly runButton: Locator;
  readonly verdict: Locator;
  readonly checks: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.editor = page.locator('.cm-content');
    this.runButton = page.getByRole('button', { name: /^Executar/ });
    this.verdict = page.getByRole('status').filter({ has: page.locator('strong') });
    this.checks = page.getByRole('region', { name: 'Verificações' });
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/pegadinhas/${id}/`);
    await expect(this.editor).toBeVisible();
  }

  async predict(): Promise<void> {
    await this.page
      .getByRole('group', { name: /sua previsão/ })
      .getByRole('radio')
      .first()
      .check();
  }

  /** Presses Executar and waits for the verdict of this run. */
  async run(): Promise<void> {
    await this.runButton.click();
    await expect(this.page.getByRole('button', { name: 'Parar' })).toBeVisible();
    await expect(this.runButton).toBeVisible({ timeout: 45_000 });
    await expect(this.verdict).toBeVisible();
  }

  /** Replaces the program by pasting, as most people will. */
  async paste(source: string): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.editor.evaluate((element, text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, source);
  }

  /** The row of a check, by its title. */
  check(title: string): Locator {
    return this.checks.getByRole('listitem').filter({ hasText: title.replaceAll('`', '') });
  }
}
