// Hands the exported file to the browser as a download. Runs in the page.
import type { ProgressStore } from '../../../storage/index.ts';
import { lastExportSetting } from './data-overview.ts';

/** Name of an export: sorts by date, says what it is. */
export function exportName(at: number): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `pegadinha-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}-${two(date.getHours())}${two(date.getMinutes())}.json`;
}

/** Downloads everything as one JSON file and notes the time in the log. Resolves to the file's name. */
export async function downloadExport(options: { store: ProgressStore; now: number }): Promise<string> {
  const { store, now } = options;
  const file = await store.exportFile();
  const name = exportName(now);
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it began; a later revoke frees ours.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  await store.append([{ type: 'setting', key: lastExportSetting, value: now }]);
  return name;
}
