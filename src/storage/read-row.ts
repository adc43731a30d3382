// Stored entries as they are read back: an event, or a reason why not. Pure; it drops nothing.
import {
  type Draft,
  draftSchema,
  lastInstant,
  type ProgressEvent,
  progressEventSchema,
} from '../core/index.ts';
import { describeIssue } from './describe-issue.ts';
import type { StoredDraft } from './log-tables.ts';
import type { QuarantinedEntry } from './progress-store.ts';

export interface ReadRows {
  events: ProgressEvent[];
  unreadable: QuarantinedEntry[];
}

/** Sorts entries into readable events and the rest. */
export function readRows(rows: readonly unknown[]): ReadRows {
  const events: ProgressEvent[] = [];
  const unreadable: QuarantinedEntry[] = [];
  for (const entry of rows) {
    const parsed = progressEventSchema.safeParse(entry);
    if (parsed.success) events.push(parsed.data);
    else unreadable.push({ entry, reason: describeIssue(parsed.error.issues, entry) });
  }
  return { events, unreadable };
}

/** The draft in a stored row, or null when this version can't read it. A date past all calendars costs no code. */
export function readDraft(row: StoredDraft | undefined): Draft | null {
  const updatedAt =
    typeof row?.updatedAt === 'number' ? Math.min(row.updatedAt, lastInstant) : row?.updatedAt;
  const parsed = draftSchema.safeParse(row === undefined ? row : { ...row, updatedAt });
  return parsed.success ? parsed.data : null;
}
