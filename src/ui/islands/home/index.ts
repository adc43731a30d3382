// Public face of the home island: brings the snapshot up to date from the log, since due cards and the streak change with
// time alone. Runs in the page; loaded after the page has shown the last snapshot.
import { browserStore } from '../../open-store.ts';

/** Opens the store, which writes a fresh snapshot; resolves when it is written. Rejects with a StorageFault. */
export async function refreshSnapshot(): Promise<void> {
  const store = await browserStore()();
  // An append of nothing writes no event; like every append, it waits for the snapshot.
  await store.append([]);
}
