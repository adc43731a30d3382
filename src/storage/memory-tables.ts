// The tables of a store that lasts as long as the page. Runs anywhere.
import type {
  DeviceRow,
  ExportRow,
  LogRow,
  LogTables,
  StoredCheckpoint,
  StoredDraft,
  StoredRow,
} from './log-tables.ts';

export interface MemoryContents {
  rows: Map<string, StoredRow>;
  drafts: Map<string, StoredDraft>;
  aside: Set<string>;
  device: DeviceRow | undefined;
  log: LogRow | undefined;
  exported: ExportRow | undefined;
  checkpoint: StoredCheckpoint | undefined;
}

/** Tables with nothing in them. */
export function emptyContents(): MemoryContents {
  return {
    rows: new Map(),
    drafts: new Map(),
    aside: new Set(),
    device: undefined,
    log: undefined,
    exported: undefined,
    checkpoint: undefined,
  };
}

/** A copy to work on, which replaces the contents only when the work is done. */
export function copyOf(contents: MemoryContents): MemoryContents {
  return {
    ...contents,
    rows: new Map(contents.rows),
    drafts: new Map(contents.drafts),
    aside: new Set(contents.aside),
  };
}

/** The operations on contents; what goes in and out is copied, as a database does. */
export function memoryTables(contents: MemoryContents): LogTables {
  const rowsWhere = (isWanted: (row: StoredRow) => boolean): StoredRow[] =>
    [...contents.rows.values()].filter(isWanted).map((row) => structuredClone(row));
  const bodyHas = (field: string) => (row: StoredRow) =>
    typeof row.body === 'object' && row.body !== null && field in row.body;
  return {
    rows: async () => rowsWhere(() => true),
    rowsById: async (ids) =>
      ids.flatMap((id) => {
        const row = contents.rows.get(id);
        return row === undefined ? [] : [structuredClone(row)];
      }),
    rowsWithin: async ({ at, before = Infinity, limit }) =>
      rowsWhere((row) => typeof row.at === 'number' && row.at >= at && row.at < before)
        .sort((left, right) => Number(left.at) - Number(right.at))
        .slice(0, limit),
    latestBefore: async (instant) => {
      let latest: number | null = null;
      for (const { at } of contents.rows.values())
        if (typeof at === 'number' && at < instant && at > (latest ?? -Infinity)) latest = at;
      return latest;
    },
    timelessRows: async () => rowsWhere((row) => typeof row.at !== 'number'),
    examRows: async () => rowsWhere(bodyHas('exam')),
    undoRows: async () => rowsWhere(bodyHas('target')),
    countRows: async () => contents.rows.size,
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
    head: async () => ({ device: contents.device, log: contents.log }),
    exportRow: async () => contents.exported,
    putExportRow: async (row) => {
      contents.exported = row;
    },
    putHead: async (rows) => {
      for (const row of rows)
        if (row.key === 'device') contents.device = row;
        else contents.log = row;
    },
    checkpoint: async () => structuredClone(contents.checkpoint),
    putCheckpoint: async (checkpoint) => {
      contents.checkpoint = structuredClone(checkpoint);
    },
    clear: async () => {
      Object.assign(contents, emptyContents());
    },
  };
}
