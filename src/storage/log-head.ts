// What is known of the log without reading it: how many rows it has, and whether what was derived from its older part still
// holds. All events are written through here, so that both stand in the same transaction. Runs in the page and in tests.
import type { DeviceRow, LogRow, LogTables, StoredRow } from './log-tables.ts';

export interface LogHead {
  device: DeviceRow | undefined;
  log: LogRow;
  /** Equal as long as the log only grew at or after `log.before`. */
  mark: string;
}

/** The head of the log. Where it was never written, or is older than the log, rows are counted and nothing else is believed. */
export async function readHead(tables: LogTables): Promise<LogHead> {
  const { device, log } = await tables.head();
  if (log !== undefined && log.counter === (device?.counter ?? null)) return headOf(device, log);
  const rows = await tables.countRows();
  const counted: LogRow = { key: 'log', rows, epoch: (log?.epoch ?? 0) + 1, before: null, counter: null };
  return { device, log: counted, mark: `counted ${device?.id ?? ''} ${rows}` };
}

/** Writes events and the head with them; `added` of the rows are new, the others replace one. */
export async function writeRows(
  tables: LogTables,
  options: { head: LogHead; rows: StoredRow[]; added: number; device: DeviceRow | undefined },
): Promise<void> {
  const { head, rows, added, device } = options;
  await tables.putRows(rows);
  const harmless = added === rows.length && !(await reachesBefore(tables, { rows, before: head.log.before }));
  const log: LogRow = {
    ...head.log,
    rows: head.log.rows + added,
    epoch: head.log.epoch + (harmless ? 0 : 1),
    counter: device?.counter ?? null,
  };
  await tables.putHead(device === undefined ? [log] : [device, log]);
}

/** Writes that the log is covered up to `before` from now on; gives the head as it then is. */
export async function coverUpTo(tables: LogTables, { before }: { before: number }): Promise<LogHead> {
  const { device, log } = await readHead(tables);
  const next: LogRow = {
    ...log,
    before: Math.max(before, log.before ?? before),
    counter: device?.counter ?? null,
  };
  await tables.putHead([next]);
  return headOf(device, next);
}

/** Removes everything but the knowledge that it was removed. */
export async function clearAll(tables: LogTables): Promise<void> {
  const { log } = await readHead(tables);
  await tables.clear();
  await tables.putHead([{ key: 'log', rows: 0, epoch: log.epoch + 1, before: null, counter: null }]);
}

function headOf(device: DeviceRow | undefined, log: LogRow): LogHead {
  return { device, log, mark: `written ${log.epoch}` };
}

/** Whether rows change anything before an instant: they lie there, or take back what lies there, be it through other undos. */
async function reachesBefore(
  tables: LogTables,
  { rows, before }: { rows: readonly StoredRow[]; before: number | null },
): Promise<boolean> {
  if (before === null) return false;
  const followed = new Set<string>();
  let next = rows;
  while (next.length > 0) {
    if (next.some(({ at }) => typeof at === 'number' && at < before)) return true;
    const targets = next.flatMap(targetOf).filter((target) => !followed.has(target));
    for (const target of targets) followed.add(target);
    next = await tables.rowsById(targets);
  }
  return false;
}

function targetOf({ body }: StoredRow): string[] {
  if (typeof body !== 'object' || body === null || !('target' in body)) return [];
  return typeof body.target === 'string' ? [body.target] : [];
}
