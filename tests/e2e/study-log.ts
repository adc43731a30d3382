// Weeks of study as an export file, and taking it in by the page that people use for it.
import { expect, type Page } from '@playwright/test';
import type { EventBody, ItemId, ProgressEvent } from '../../src/core/index.ts';

const day = 86_400_000;
const studyDays = 45;

/** Forty-five days up to yesterday: five new items a day, reviews after 1, 4 and 12 days, one in eight forgotten. */
export function weeksOfStudy(options: { items: readonly string[]; now: number }): ProgressEvent[] {
  const { items, now } = options;
  const entries: [number, EventBody][] = [];
  items.slice(0, 150).forEach((id, place) => {
    const item = id as ItemId;
    const met = Math.floor(place / 5);
    const at = (after: number) => now - (studyDays - met - after) * day + place * 1000;
    entries.push([at(0), { type: 'card-added', item, reason: 'missed' }]);
    const [kind, name = ''] = id.split(':');
    if (kind === 'exercise')
      for (let attempt = 0; attempt <= place % 4; attempt += 1)
        entries.push([
          at(0) + attempt,
          {
            type: 'attempt',
            exercise: name,
            passed: attempt === place % 4,
            failedChecks: attempt === place % 4 ? [] : ['termina'],
            requests: 3,
          },
        ]);
    [1, 4, 12, 37].forEach((after, turn) => {
      if (met + after >= studyDays || (met + after) % 11 === 0) return;
      const rating = (place + turn * 3) % 8 === 0 ? 1 : place % 5 === 0 ? 2 : place % 7 === 0 ? 4 : 3;
      entries.push([
        at(after),
        { type: 'review', item, rating, elapsedMs: 12_000 + ((place * 7919) % 40_000) },
      ]);
    });
  });
  return entries
    .sort(([left], [right]) => left - right)
    .map(([at, body], count) => ({ id: `outro-aparelho:${count + 1}`, at, body }));
}

/** Takes a log in on /dados/. */
export async function importLog(page: Page, events: readonly ProgressEvent[]): Promise<void> {
  const file = { format: 'pegadinha-progress', version: 1, exportedAt: Date.now(), events, drafts: [] };
  await page.goto('/dados/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'log.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.getByRole('button', { name: /^Importar/ }).click();
  await expect(page.getByText(/^Importado: /)).toBeVisible();
}
