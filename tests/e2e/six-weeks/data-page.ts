// Export and import by the page that people use for it.
import { expect, type Page } from '@playwright/test';

/** Exports everything into a file at `path`, where it outlives the browser; gives the path. */
export async function exportAll(page: Page, path: string): Promise<string> {
  await page.goto('/dados/');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar tudo' }).click();
  await (await downloading).saveAs(path);
  return path;
}

/** Takes a file in. */
export async function importFile(page: Page, path: string): Promise<void> {
  await page.goto('/dados/');
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText(/^Importado: /)).toBeVisible();
}
