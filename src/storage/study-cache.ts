// The learner's record, kept in memory and beside the log, so that neither opening a page nor an append reads all of it.
// Runs in the page and in tests. It must never answer anything but what a rebuild from the whole log would: what the head
// of the log does not prove, it reads anew (docs/decisions, 20).
import type { StudyZone } from '../scheduler/index.ts';
import { type Counted, putAway, takeOut, takeRows, usableCheckpoint } from './checkpoint.ts';
import { foldUpTo } from './fold-log.ts';
import { coverUpTo, type LogHead, readHead } from './log-head.ts';
import type { LogDatabase, LogTables, StoredCheckpoint, StoredRow } from './log-tables.ts';
import { type ReadRows, readRows } from './read-row.ts';

/** How the log is cut; tests cut it small. */
export interface CacheSizes {
  /** The checkpoint ends this long before now, in milliseconds: what is younger is taken back without a rebuild. */
  openMs: number;
  /** Rows after the checkpoint that are read at once. */
  mostRows: number;
  /** Settled events from which on the checkpoint is moved forward. */
  worthMoving: number;
  /** Rows replayed at once where more are to be read. */
  batch: number;
}
const usualSizes: CacheSizes = { openMs: 86_400_000, mostRows: 4_000, worthMoving: 1_000, batch: 2_000 };

export interface StudyCache {
  /** What `use` makes of the record as the log is now. */
  read<T>(use: (study: Counted) => T): Promise<T>;
}

interface Held extends Counted {
  mark: string;
  rows: number;
}
interface Tail {
  head: LogHead;
  stored: StoredCheckpoint | null;
  rows: StoredRow[];
}

/** A cache over a database. */
export function openStudyCache(options: {
  database: LogDatabase;
  now: () => number;
  zone?: StudyZone;
  sizes?: CacheSizes;
}): StudyCache {
  const { database, now, sizes = usualSizes } = options;
  const zone = options.zone === undefined ? {} : { zone: options.zone };
  let held: Held | null = null;
  const readTail = (rows: { limit?: number }): Promise<Tail> =>
    database.read(async (tables) => {
      const head = await readHead(tables);
      const found = head.log.before === null ? undefined : await tables.checkpoint();
      const stored = usableCheckpoint(found, { head, ...zone });
      return { head, stored, rows: await tables.rowsWithin({ at: stored?.before ?? -Infinity, ...rows }) };
    });
  const load = async (): Promise<Held> => {
    const settled = now() - sizes.openMs;
    // A log that others change again and again beneath the reading is read in one piece at last.
    for (let turn = 0; turn < 3; turn += 1) {
      const tail = await readTail({ limit: sizes.mostRows + 1 });
      if (tail.rows.length <= sizes.mostRows) return replayTail(tail, settled);
      const last = tail.rows.at(-1)?.at;
      if (typeof last !== 'number' || last >= settled) break;
      await foldUpTo({ database, ...zone, before: settled, batch: sizes.batch });
    }
    return replayTail(await readTail({}), settled);
  };
  const replayTail = ({ head, stored, rows }: Tail, settled: number): Held => {
    const counted = takeOut(stored, zone);
    const read = readRows(rows);
    const takenBack = counted.record.takenBackBy(read.events);
    const [older, younger] = splitAt(read, settled);
    takeRows(counted, older, takenBack);
    if (older.events.length >= sizes.worthMoving) keepCheckpoint(head, counted, settled);
    takeRows(counted, younger, takenBack);
    return { ...counted, mark: head.mark, rows: head.log.rows };
  };
  /** Kept only where nothing was written since the reading. Nobody waits for it, and without it all is as before. */
  const keepCheckpoint = ({ mark, log }: LogHead, counted: Counted, before: number): void => {
    const checkpoint = putAway(counted, { mark, before, ...zone });
    const keeping = database.keep(async (tables) => {
      const present = await readHead(tables);
      if (present.mark !== mark || present.log.rows !== log.rows) return;
      await coverUpTo(tables, { before });
      await tables.putCheckpoint(checkpoint);
    });
    keeping.catch(() => undefined);
  };
  const current = async (): Promise<Held> => {
    const known = held;
    if (known !== null && (await database.read((tables) => catchUp(tables, known, sizes)))) return known;
    held = null;
    held = await load();
    return held;
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(use) {
      const next = last.then(current).then(use);
      last = next.catch(() => undefined);
      return next;
    },
  };
}

/** Takes in what was written since; false where the log may have changed in another way than by growing at its end. */
async function catchUp(tables: LogTables, held: Held, { mostRows }: CacheSizes): Promise<boolean> {
  const { mark, log } = await readHead(tables);
  if (mark !== held.mark || log.rows < held.rows) return false;
  if (log.rows === held.rows) return true;
  const at = held.record.latestAt ?? -Infinity;
  const { events } = readRows(await tables.rowsWithin({ at, limit: mostRows }));
  const fresh = held.record.newerThanLatest(events);
  if (held.rows + fresh.length !== log.rows || !held.record.apply(fresh)) return false;
  held.rows = log.rows;
  held.events += fresh.length;
  return true;
}

/** What was read, before an instant and from it on. */
function splitAt({ events, unreadable }: ReadRows, at: number): [ReadRows, ReadRows] {
  const isOlder = ({ entry }: ReadRows['unreadable'][number]) => Number((entry as StoredRow).at) < at;
  return [
    { events: events.filter((event) => event.at < at), unreadable: unreadable.filter(isOlder) },
    {
      events: events.filter((event) => event.at >= at),
      unreadable: unreadable.filter((entry) => !isOlder(entry)),
    },
  ];
}
