// The log replayed up to an instant, piece by piece, into a checkpoint: a long log never lies in memory as a whole, and the
// page stays alive between two pieces. Runs in the page and in tests.
import type { StudyZone } from '../scheduler/index.ts';
import { putAway, takeOut, takeRows, usableCheckpoint } from './checkpoint.ts';
import { coverUpTo, readHead } from './log-head.ts';
import type { LogDatabase, StoredRow } from './log-tables.ts';
import { readRows } from './read-row.ts';

/**
 * Moves the checkpoint on to `before`, from the one that holds or from the beginning, `batch` rows at a time. First it is
 * written that the log is covered, so that whatever is written beneath from then on tells of itself by another mark; where
 * that happens, nothing is kept.
 */
export async function foldUpTo(options: {
  database: LogDatabase;
  zone?: StudyZone;
  before: number;
  batch: number;
}): Promise<void> {
  const { database, batch } = options;
  const zone = options.zone === undefined ? {} : { zone: options.zone };
  const begun = await database.keep(async (tables) => {
    const head = await coverUpTo(tables, options);
    const stored = usableCheckpoint(await tables.checkpoint(), { head, ...zone });
    return { head, stored, undoRows: await tables.undoRows() };
  });
  const { mark, log } = begun.head;
  const before = log.before ?? options.before;
  let at = begun.stored?.before ?? -Infinity;
  const counted = takeOut(begun.stored, zone);
  const undos = readRows(begun.undoRows).events.filter((event) => event.at >= at);
  const takenBack = counted.record.takenBackBy(undos);
  while (at < before) {
    const rows = await database.read(async (tables) => {
      const found = await tables.rowsWithin({ at, before, limit: batch });
      const last = momentOf(found.at(-1));
      if (found.length < batch || last === null) return { found, next: before };
      // Events of one moment have an order of their own, so they are taken in together.
      const whole = found.filter((row) => (momentOf(row) ?? last) < last);
      if (whole.length > 0) return { found: whole, next: last };
      return { found: await tables.rowsWithin({ at: last, before: last + 1 }), next: last + 1 };
    });
    takeRows(counted, readRows(rows.found), takenBack);
    at = rows.next;
  }
  const checkpoint = putAway(counted, { mark, before, ...zone });
  await database.keep(async (tables) => {
    if ((await readHead(tables)).mark === mark) await tables.putCheckpoint(checkpoint);
  });
}

/** The millisecond that a row lies in. */
function momentOf(row: StoredRow | undefined): number | null {
  return typeof row?.at === 'number' ? Math.floor(row.at) : null;
}
