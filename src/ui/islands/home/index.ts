// Public face of the home island: brings the snapshot up to date from the log, since due cards and the streak change with
// time alone, and reminds of a backup. Runs in the page; loaded after the page has shown the last snapshot.
import { readClock } from '../../clock.ts';
import { browserStore } from '../../open-store.ts';
import { remindOfBackup } from './remind-of-backup.ts';

/**
 * Opens the store, which writes a fresh snapshot; resolves when it is written. Fills `reminder` where a backup is due.
 * Rejects with a StorageFault.
 */
export async function refreshSnapshot(options: { reminder: HTMLElement | null }): Promise<void> {
  const store = await browserStore()();
  // An append of nothing writes no event; like every append, it waits for the snapshot.
  await store.append([]);
  if (options.reminder) await remindOfBackup({ store, place: options.reminder, now: readClock() });
}
