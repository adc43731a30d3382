// An export file taken into the log, or what that would do. Runs in the page and in tests. Few pages ever import, so this
// and what it needs are loaded on demand.
import type { ProgressEvent, ProgressFile } from '../core/index.ts';
import { canonicalJson } from './canonical-json.ts';
import { readHead, writeRows } from './log-head.ts';
import type { DeviceRow, LogTables } from './log-tables.ts';
import { mergeDrafts, mergeRows } from './merge-entries.ts';
import type { ImportReport, QuarantinedEntry } from './progress-store.ts';
import { readProgressFile } from './read-progress-file.ts';
import { readRows } from './read-row.ts';

type TakeIn = (
  tables: LogTables,
  options: {
    mode: 'write' | 'only-count';
    readUnreadable: (tables: LogTables) => Promise<QuarantinedEntry[]>;
  },
) => Promise<ImportReport>;

/**
 * Checks a file's text; gives what adds it to the tables within one transaction, or with `only-count` tells what that
 * would add. Rejects with ImportRefused.
 */
export async function readImport(text: string): Promise<TakeIn> {
  const file = await readProgressFile(text);
  return (tables, options) => takeIn(tables, { file, ...options });
}

async function takeIn(
  tables: LogTables,
  options: { file: ProgressFile } & Parameters<TakeIn>[1],
): Promise<ImportReport> {
  const { file, mode, readUnreadable } = options;
  // An entry that an older version could not read may be readable here.
  const { events, unreadable } = readRows(file.unreadable);
  const incoming = [...file.events, ...events];
  const merged = mergeRows(await tables.rowsById(incoming.map((event) => event.id)), incoming);
  const drafts = mergeDrafts(await tables.drafts(), file.drafts);
  const kept = new Set(await tables.setAside());
  const present = unreadable.length === 0 ? [] : await readUnreadable(tables);
  const unreadableHere = new Set(present.map(({ entry }) => canonicalJson(entry)));
  const foreign = unreadable
    .map(({ entry }) => canonicalJson(entry))
    .filter((text) => !unreadableHere.has(text));
  // A loser of the merge may be in the log until now, so it counts as kept only if it is aside already.
  const aside = [...new Set([...merged.aside, ...foreign])].filter((text) => !kept.has(text));
  if (mode === 'write') {
    const head = await readHead(tables);
    const device = head.device === undefined ? undefined : pastImported(head.device, incoming);
    await writeRows(tables, { head, rows: merged.put, added: merged.added, device });
    await tables.putDrafts(drafts);
    await tables.putAside(aside);
  }
  return {
    exportedAt: file.exportedAt,
    eventsInFile: incoming.length,
    eventsAdded: merged.added,
    eventsKnown: merged.known,
    draftsTaken: drafts.length,
    draftsKept: file.drafts.length - drafts.length,
    setAside: aside.length,
  };
}

/** The device counts on from its own events in an imported file, so that no id is given twice. */
function pastImported(device: DeviceRow, events: readonly ProgressEvent[]): DeviceRow {
  const prefix = `${device.id}:`;
  const counts = events
    .filter((event) => event.id.startsWith(prefix))
    .map((event) => Number(event.id.slice(prefix.length)));
  return { ...device, counter: counts.reduce((most, count) => Math.max(most, count), device.counter) };
}
