// The tables of the browser's database inside one Dexie transaction, and their layouts. Runs in the page.
// Layouts are kept for ever: a change is a new `version()` below the old ones, with its upgrade.
import type { Dexie, Table, Transaction } from 'dexie';
import type {
  DeviceRow,
  ExportRow,
  LogRow,
  LogTables,
  RowRange,
  StoredCheckpoint,
  StoredDraft,
  StoredRow,
} from './log-tables.ts';

interface AsideRow {
  text: string;
}

export const tableNames = ['events', 'drafts', 'aside', 'meta', 'checkpoint'];
/** Tables of the learner's own; the others are kept beside them. */
export const learnersTables = ['events', 'drafts', 'aside'];

/** Declares every layout that was ever released. */
export function declareLayouts(database: Dexie): void {
  database.version(1).stores({ events: 'id, at', drafts: 'exercise', aside: 'text', meta: 'key' });
  // Entries about exams and undo entries are few and wanted without the others; rows without the field cost nothing.
  database.version(2).stores({ events: 'id, at, body.exam, body.target', checkpoint: 'key' });
}

/** Tables bound to one transaction, so that no write can slip out of it. */
export function tablesOf(transaction: Transaction): LogTables {
  const events: Table<StoredRow, string> = transaction.table('events');
  const drafts: Table<StoredDraft, string> = transaction.table('drafts');
  const aside: Table<AsideRow, string> = transaction.table('aside');
  const meta: Table<DeviceRow | LogRow | ExportRow, string> = transaction.table('meta');
  const checkpoint: Table<StoredCheckpoint, string> = transaction.table('checkpoint');
  const within = ({ at, before = Infinity, limit }: RowRange) => {
    const found = events.where('at').between(at, before, true, before === Infinity);
    return limit === undefined ? found : found.limit(limit);
  };
  return {
    rows: () => events.toArray(),
    rowsById: async (ids) => (await bulkGet(events, ids)).filter((row) => row !== undefined),
    rowsWithin: (range) => within(range).toArray(),
    latestBefore: async (instant) => {
      // Only numbers lie between these keys.
      const last = await events.where('at').between(-Infinity, instant, true, false).last();
      return typeof last?.at === 'number' ? last.at : null;
    },
    timelessRows: async () => {
      const timed = await within({ at: -Infinity }).count();
      if (timed === (await events.count())) return [];
      return events.filter(({ at }) => typeof at !== 'number').toArray();
    },
    examRows: () => events.where('body.exam').above('').toArray(),
    undoRows: () => events.where('body.target').aboveOrEqual('').toArray(),
    countRows: () => events.count(),
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
    head: async () => {
      const [device, log] = await meta.bulkGet(['device', 'log']);
      return {
        device: device?.key === 'device' ? device : undefined,
        log: log?.key === 'log' ? log : undefined,
      };
    },
    exportRow: async () => {
      const row = await meta.get('export');
      return row?.key === 'export' ? row : undefined;
    },
    putExportRow: async (row) => void (await meta.put(row)),
    putHead: (rows) => bulkPut(meta, rows),
    checkpoint: () => checkpoint.get('study'),
    putCheckpoint: async (row) => void (await checkpoint.put(row)),
    clear: async () => {
      for (const table of [events, drafts, aside, meta, checkpoint]) await table.clear();
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
