// When the learner is reminded of a backup: only with something to lose, and not again before they said. Pure.
import type { ProgressEvent } from '../../../core/index.ts';
import type { Settings } from './log-settings.ts';
import { remindAfterOf } from './log-settings.ts';

const msPerDay = 86_400_000;
/** So much new work, or so long since the last copy with any new work. */
const entriesThatCount = 50;
const daysThatCount = 14;
export const snoozeDays = 7;

export interface BackupNeed {
  /** Entries that no exported file holds; settings don't count. */
  entries: number;
  /** Whole days since the last export, or since the first entry where there was none. */
  days: number;
  lastExportAt: number | null;
  /** Whether a reminder is fitting now. */
  remind: boolean;
}

/** How much would be lost without a backup. `unsaved` are the events since the last export. */
export function backupNeed(options: {
  unsaved: readonly ProgressEvent[];
  /** When this browser last exported, by `store.lastExportAt()`. */
  lastExportAt: number | null;
  settings: Settings;
  firstAt: number | null;
  now: number;
}): BackupNeed {
  const { unsaved, lastExportAt, settings, firstAt, now } = options;
  const entries = unsaved.filter(({ body }) => body.type !== 'setting').length;
  const days = Math.max(0, Math.floor((now - (lastExportAt ?? firstAt ?? now)) / msPerDay));
  const worthIt = entries >= entriesThatCount || (entries > 0 && days >= daysThatCount);
  const waitUntil = remindAfterOf(settings) ?? 0;
  // No longer than one can ask for: an imported log may name any instant.
  const waits = now < waitUntil && waitUntil <= now + snoozeDays * msPerDay;
  return { entries, days, lastExportAt, remind: worthIt && !waits };
}
