// Public face of the home island: brings the snapshot up to date from the log, since due cards and the streak change with
// time alone, and reminds of a backup. Runs in the page; loaded after the page has shown the last snapshot.
import type { CountDay } from '../../../storage/index.ts';
import { readClock } from '../../clock.ts';
import { browserStore } from '../../open-store.ts';
import type { Catalogue } from '../review/index.ts';
import { dayCounter } from '../review/session/count-day.ts';
import { remindOfBackup } from './remind-of-backup.ts';

/** Where the build puts the catalogue that the review counts with. */
const catalogueAddress = '/revisao.json';

/**
 * Opens the store, which writes a fresh snapshot with the day as the review has it; resolves when it is written. Fills
 * `reminder` where a backup is due. Rejects with a StorageFault.
 */
export async function refreshSnapshot(options: { reminder: HTMLElement | null }): Promise<void> {
  const store = await browserStore({ countDay: await fetchCounter() })();
  // An append of nothing writes no event; like every append, it waits for the snapshot.
  await store.append([]);
  if (options.reminder) await remindOfBackup({ store, place: options.reminder, now: readClock() });
}

/** Undefined where the catalogue can't be had: then the snapshot keeps the smaller number it knows. */
async function fetchCounter(): Promise<CountDay | undefined> {
  try {
    const response = await fetch(catalogueAddress);
    return response.ok ? dayCounter((await response.json()) as Catalogue) : undefined;
  } catch {
    return undefined;
  }
}
