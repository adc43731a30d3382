// The store in the browser's IndexedDB, through Dexie. Runs in the page (and in tests over fake-indexeddb).
import { Dexie, type DexieOptions } from 'dexie';
import { declareLayouts, learnersTables, tableNames, tablesOf } from './dexie-tables.ts';
import type { LogDatabase } from './log-tables.ts';
import type { ProgressStore, StoreSurroundings } from './progress-store.ts';
import { type StorageFault, toReadingFault, toStorageFault } from './storage-fault.ts';
import { storeOverTables } from './store-over-tables.ts';

/** Opens (and creates) the learner's database. Rejects with StorageFault where the browser forbids it. */
export async function openDexieStore(options: StoreSurroundings & { name?: string }): Promise<ProgressStore> {
  const name = options.name ?? 'pegadinha';
  // strict: an append is acknowledged only once it is on disk, not when it is in the system's buffers.
  const database = new Dexie(name, { chromeTransactionDurability: 'strict', ...knownVersionsOnly() });
  declareLayouts(database);
  let outdated = false;
  const leave = (): void => {
    outdated = true;
    database.close();
  };
  // Another page brings a newer layout (or deletes the database): this one's code must not write into it, as Dexie, which
  // opens again by itself, would let it.
  database.on('versionchange', leave);
  try {
    await database.open();
  } catch (error) {
    throw toReadingFault(error);
  }
  const withFaults: WithFaults = async (work, toFault) => {
    if (outdated) throw toStorageFault(newerLayout());
    try {
      return await work();
    } catch (error) {
      throw toFault(outdated ? newerLayout() : error);
    }
  };
  return storeOverTables(dexieDatabase(database, withFaults), options);
}

type WithFaults = <T>(work: () => PromiseLike<T>, toFault: (error: unknown) => StorageFault) => Promise<T>;

function dexieDatabase(database: Dexie, withFaults: WithFaults): LogDatabase {
  const unsubscribers = new Set<() => void>();
  // Dexie follows a transaction through native awaits only if the scope function itself is async.
  const change: LogDatabase['change'] = (work) =>
    withFaults(
      () => database.transaction('rw', tableNames, async (current) => work(tablesOf(current))),
      toStorageFault,
    );
  return {
    lasting: true,
    read: (work) =>
      withFaults(
        () => database.transaction('r', tableNames, async (current) => work(tablesOf(current))),
        toReadingFault,
      ),
    change,
    keep: change,
    onChange(listener) {
      // Dexie tells of every committed write, and through a BroadcastChannel of those of other tabs.
      const prefixes = learnersTables.map((table) => `idb://${database.name}/${table}/`);
      const heard = (parts: Record<string, unknown>): void => {
        const isOwn = (part: string) => prefixes.some((prefix) => part.startsWith(prefix));
        if ('all' in parts || Object.keys(parts).some(isOwn)) listener();
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

/** The browser's databases for Dexie, which would open one of a newer version all the same, and mend it to our layout. */
function knownVersionsOnly(): Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> {
  const { indexedDB } = globalThis;
  if (indexedDB === undefined) return {};
  const known: Pick<IDBFactory, 'open' | 'deleteDatabase' | 'databases' | 'cmp'> = {
    open(name, version) {
      if (version === undefined) throw newerLayout();
      return indexedDB.open(name, version);
    },
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    databases: () => indexedDB.databases(),
    cmp: (first, second) => indexedDB.cmp(first, second),
  };
  return { indexedDB: known, IDBKeyRange: globalThis.IDBKeyRange };
}

function newerLayout(): DOMException {
  return new DOMException('The database has a newer layout.', 'VersionError');
}
