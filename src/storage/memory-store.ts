// A store that lasts as long as the page: for tests and for browsers that forbid storage. Runs anywhere.
import type { DeviceRow, LogDatabase, LogTables, StoredDraft, StoredRow } from './log-tables.ts';
import type { ProgressStore, StoreSurroundings } from './progress-store.ts';
import { storeOverTables } from './store-over-tables.ts';

interface Contents {
  rows: Map<string, StoredRow>;
  drafts: Map<string, StoredDraft>;
  aside: Set<string>;
  device: DeviceRow | undefined;
}

/** A new, empty store. `rows` puts raw entries into the log first, readable or not. */
export function memoryStore(surroundings: StoreSurroundings & { rows?: StoredRow[] }): ProgressStore {
  return storeOverTables(memoryDatabase(surroundings.rows ?? []), surroundings);
}

function memoryDatabase(rows: readonly StoredRow[]): LogDatabase {
  let contents: Contents = {
    rows: new Map(rows.map((row) => [row.id, row])),
    drafts: new Map(),
    aside: new Set(),
    device: undefined,
  };
  const listeners = new Set<() => void>();
  // Changes wait for one another: each works on a copy that replaces the contents only when it is done.
  let last: Promise<unknown> = Promise.resolve();
  return {
    lasting: false,
    read: (work) => work(tablesOf(contents)),
    change(work) {
      const next = last.then(async () => {
        const copy: Contents = {
          rows: new Map(contents.rows),
          drafts: new Map(contents.drafts),
          aside: new Set(contents.aside),
          device: contents.device,
        };
        const result = await work(tablesOf(copy));
        contents = copy;
        for (const listener of listeners) listener();
        return result;
      });
      last = next.catch(() => undefined);
      return next;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}

function tablesOf(contents: Contents): LogTables {
  return {
    rows: async () => [...contents.rows.values()].map((row) => structuredClone(row)),
    rowsById: async (ids) =>
      ids.flatMap((id) => {
        const row = contents.rows.get(id);
        return row === undefined ? [] : [structuredClone(row)];
      }),
    putRows: async (rows) => {
      for (const row of rows) contents.rows.set(row.id, structuredClone(row));
    },
    drafts: async () => [...contents.drafts.values()].map((draft) => structuredClone(draft)),
    draft: async (exercise) => structuredClone(contents.drafts.get(exercise)),
    putDrafts: async (drafts) => {
      for (const draft of drafts) contents.drafts.set(draft.exercise, structuredClone(draft));
    },
    setAside: async () => [...contents.aside],
    putAside: async (texts) => {
      for (const text of texts) contents.aside.add(text);
    },
    device: async () => contents.device,
    putDevice: async (device) => {
      contents.device = device;
    },
    clear: async () => {
      contents.rows.clear();
      contents.drafts.clear();
      contents.aside.clear();
      contents.device = undefined;
    },
  };
}
