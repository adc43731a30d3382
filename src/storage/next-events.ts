// What happened made into this device's next events: their ids, and instants that put them behind what is there already.
// Runs in the page and in tests; only reads.
import { type EventBody, lastEventNumber, lastInstant, type ProgressEvent } from '../core/index.ts';
import type { DeviceRow, LogTables } from './log-tables.ts';

const msPerDay = 86_400_000;

/** The events to write, and the device as it has counted them. `present` is undefined before its first event. */
export async function nextEvents(
  tables: LogTables,
  options: { bodies: readonly EventBody[]; present: DeviceRow | undefined; now: number; newId: () => string },
): Promise<{ events: ProgressEvent[]; device: DeviceRow }> {
  const { bodies, now } = options;
  const device = await deviceFor(tables, { ...options, count: bodies.length });
  const next = await nextInstant(tables, { now, device });
  const ids = idsAfter(device, bodies.length);
  const events = bodies.map(
    (body, index): ProgressEvent => ({
      id: ids[index] ?? '',
      // A mock exam's time is told by the clock itself, and its entries have an order of their own, by the device's numbers.
      at: 'exam' in body ? now : next,
      body,
    }),
  );
  return { events, device: { ...device, counter: device.counter + bodies.length } };
}

/**
 * The instant for events that `device` writes now. The clock may have been set back, or another device's be ahead, and the
 * log is ordered by time: an event dated before what it answers to would silently change nothing. So it is dated at the
 * latest event that is at most a day ahead of the clock, or a millisecond after it where that is another device's (the
 * order within a millisecond is by device). What lies further ahead is a mistake that must not be passed on.
 */
async function nextInstant(
  tables: LogTables,
  { now, device }: { now: number; device: DeviceRow },
): Promise<number> {
  const latest = await tables.latestBefore(now + msPerDay + 1);
  if (latest === null || latest < now) return now;
  const moment = Math.floor(latest);
  const rows = await tables.rowsWithin({ at: moment, before: moment + 1 });
  const isOwnAlone = rows.every(({ id, at }) => id.startsWith(`${device.id}:`) && at === moment);
  return Math.min(isOwnAlone ? moment : moment + 1, lastInstant);
}

/**
 * The device whose number can be counted on `count` times: the present one, or a new one where its numbers come to an end
 * or are given already (a file that was tampered with, a profile that was put back), lest one event replace another.
 */
async function deviceFor(
  tables: LogTables,
  options: { present: DeviceRow | undefined; count: number; newId: () => string },
): Promise<DeviceRow> {
  const { present, count, newId } = options;
  const fresh = (): DeviceRow => ({ key: 'device', id: newId(), counter: 0 });
  if (present === undefined || present.counter + count > lastEventNumber) return fresh();
  const taken = await tables.rowsById(idsAfter(present, count));
  return taken.length === 0 ? present : fresh();
}

function idsAfter({ id, counter }: DeviceRow, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${id}:${counter + index + 1}`);
}
