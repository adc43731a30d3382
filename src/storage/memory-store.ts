// A store that lasts as long as the page: for tests and for browsers that forbid storage. Runs anywhere.
import type { LogDatabase, StoredRow } from './log-tables.ts';
import { copyOf, emptyContents, type MemoryContents, memoryTables } from './memory-tables.ts';
import type { ProgressStore, StoreSurroundings } from './progress-store.ts';
import { storeOverTables } from './store-over-tables.ts';

/** A new, empty store. `rows` puts raw entries into the log first, readable or not. */
export function memoryStore(surroundings: StoreSurroundings & { rows?: StoredRow[] }): ProgressStore {
  return storeOverTables(memoryDatabase(surroundings.rows ?? []), surroundings);
}

/** Tables in memory, that several stores may share. */
export function memoryDatabase(rows: readonly StoredRow[]): LogDatabase {
  let contents: MemoryContents = { ...emptyContents(), rows: new Map(rows.map((row) => [row.id, row])) };
  const listeners = new Set<() => void>();
  // Changes wait for one another: each works on a copy that replaces the contents only when it is done.
  let last: Promise<unknown> = Promise.resolve();
  const keep: LogDatabase['keep'] = (work) => {
    const next = last.then(async () => {
      const copy = copyOf(contents);
      const result = await work(memoryTables(copy));
      contents = copy;
      return result;
    });
    last = next.catch(() => undefined);
    return next;
  };
  return {
    lasting: false,
    read: (work) => work(memoryTables(contents)),
    async change(work) {
      const result = await keep(work);
      for (const listener of listeners) listener();
      return result;
    },
    keep,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}
