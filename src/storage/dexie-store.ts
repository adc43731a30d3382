// The store in the browser's IndexedDB, through Dexie. Runs in the page (and in tests over fake-indexeddb).
// Table layouts are kept for ever: a change is a new `version()` below the old ones, with its upgrade.
import { Dexie, type Table, type Transaction } from 'dexie';
import type { DeviceRow, LogDatabase, LogTables, StoredDraft, StoredRow } from './log-tables.ts';
import type { ProgressStore, StoreSurroundings } from './progress-store.ts';
import { toStorageFault } from './storage-fault.ts';
import { storeOverTables } from './store-over-tables.ts';

interface AsideRow {
  text: string;
}

/** Opens (and creates) the learner's database. Rejects with StorageFault where the browser forbids it. */
export async function openDexieStore(options: StoreSurroundings & { name?: string }): Promise<ProgressStore> {
  const name = options.name ?? 'pegadinha';
  // strict: an append is acknowledged only once it is on disk, not when it is in the system's buffers.
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' });
  database.version(1).stores({ events: 'id, at', drafts: 'exercise', aside: 'text', meta: 'key' });
  try {
    await database.open();
  } catch (error) {
    throw toStorageFault(error);
  }
  return storeOverTables(dexieDatabase(database), options);
}

function dexieDatabase(database: Dexie): LogDatabase {
  const all = ['events', 'drafts', 'aside', 'meta'];
  const unsubscribers = new Set<() => void>();
  return {
    lasting: true,
    // Dexie follows a transaction through native awaits only if the scope function itself is async.
    read: (work) =>
      withFaults(() => database.transaction('r', all, async (current) => work(tablesOf(current)))),
    change: (work) =>
      withFaults(() => database.transaction('rw', all, async (current) => work(tablesOf(current)))),
    onChange(listener) {
      // Dexie tells of every committed write, and through a BroadcastChannel of those of other tabs.
      const prefix = `idb://${database.name}/`;
      const heard = (parts: Record<string, unknown>): void => {
        if ('all' in parts || Object.keys(parts).some((part) => part.startsWith(prefix))) listener();
      };
      Dexie.on('storagemutated', heard);
      const unsubscribe = (): void => {
        Dexie.on.storagemutated.unsubscribe(heard);
        unsubscribers.delete(unsubscribe);
      };
      unsubscribers.add(unsubscribe);
      return unsubscribe;
    },
    close() {
      for (const unsubscribe of unsubscribers) unsubscribe();
      database.close();
    },
  };
}

/** Tables bound to one transaction, so that no write can slip out of it. */
function tablesOf(transaction: Transaction): LogTables {
  const events: Table<StoredRow, string> = transaction.table('events');
  const drafts: Table<StoredDraft, string> = transaction.table('drafts');
  const aside: Table<AsideRow, string> = transaction.table('aside');
  const meta: Table<DeviceRow, string> = transaction.table('meta');
  return {
    rows: () => events.toArray(),
    rowsById: async (ids) => (await bulkGet(events, ids)).filter((row) => row !== undefined),
    putRows: (rows) => bulkPut(events, rows),
    drafts: () => drafts.toArray(),
    draft: (exercise) => drafts.get(exercise),
    putDrafts: (rows) => bulkPut(drafts, rows),
    setAside: async () => (await aside.toArray()).map((row) => row.text),
    putAside: (texts) =>
      bulkPut(
        aside,
        texts.map((text) => ({ text })),
      ),
    device: () => meta.get('device'),
    putDevice: (device) => bulkPut(meta, [device]),
    clear: async () => {
      for (const table of [events, drafts, aside, meta]) await table.clear();
    },
  };
}

// A bulk operation on nothing sends no request, and a transaction that waits without one commits itself.
async function bulkPut<T>(table: Table<T, string>, rows: T[]): Promise<void> {
  if (rows.length > 0) await table.bulkPut(rows);
}
async function bulkGet<T>(table: Table<T, string>, keys: string[]): Promise<(T | undefined)[]> {
  return keys.length > 0 ? table.bulkGet(keys) : [];
}

async function withFaults<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStorageFault(error);
  }
}
