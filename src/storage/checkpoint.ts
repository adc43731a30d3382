// What all events before an instant came to, as it is stored beside the log, and whether it still holds. Pure.
import {
  localZone,
  openStudyRecord,
  replayVersion,
  type StudyRecord,
  type StudyZone,
} from '../scheduler/index.ts';
import type { LogHead } from './log-head.ts';
import type { StoredCheckpoint } from './log-tables.ts';
import type { ReadRows } from './read-row.ts';
import { zoneMark } from './zone-mark.ts';

/** A record with the number of events in it and the rows on its way that this version can't read. */
export interface Counted {
  record: StudyRecord;
  events: number;
  unreadable: string[];
}

/** The checkpoint if it is one of this version, of this calendar and of the log as it is; else null. */
export function usableCheckpoint(
  stored: StoredCheckpoint | undefined,
  options: { head: LogHead; zone?: StudyZone },
): StoredCheckpoint | null {
  const { head, zone = localZone } = options;
  if (stored === undefined || stored.version !== replayVersion || stored.mark !== head.mark) return null;
  if (head.log.before === null || stored.before > head.log.before) return null;
  return stored.zone === calendarOf(stored.packed.firstAt, { zone, before: stored.before }) ? stored : null;
}

/** The record that a checkpoint holds; an empty one for null. */
export function takeOut(stored: StoredCheckpoint | null, zone: { zone?: StudyZone }): Counted {
  if (stored === null) return { record: openStudyRecord(zone), events: 0, unreadable: [] };
  return {
    record: openStudyRecord({ ...zone, packed: stored.packed }),
    events: stored.events,
    unreadable: [...stored.unreadable],
  };
}

/** Takes in the log's next rows, as they were read. */
export function takeRows(
  counted: Counted,
  { events, unreadable }: ReadRows,
  takenBack: ReadonlySet<string>,
): void {
  counted.record.advance(events, { takenBack });
  counted.events += events.length;
  for (const { entry } of unreadable) {
    const { id } = entry as { id?: unknown };
    if (typeof id === 'string') counted.unreadable.push(id);
  }
}

/** A checkpoint of all that lies before an instant. */
export function putAway(
  { record, events, unreadable }: Counted,
  options: { mark: string; before: number; zone?: StudyZone },
): StoredCheckpoint {
  const { mark, before, zone = localZone } = options;
  const packed = record.pack();
  return {
    key: 'study',
    version: replayVersion,
    mark,
    before,
    zone: calendarOf(packed.firstAt, { zone, before }),
    events,
    unreadable: [...unreadable],
    packed,
  };
}

function calendarOf(firstAt: number | null, { zone, before }: { zone: StudyZone; before: number }): string {
  return zoneMark(zone, { from: firstAt ?? before, to: before });
}
