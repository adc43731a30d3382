// When the learner is reminded of a backup: only with something to lose, and not again before they said. Pure.
import type { ProgressEvent } from '../../../core/index.ts';
import type { Settings } from './log-settings.ts';
import { lastExportOf, remindAfterOf } from './log-settings.ts';

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
  settings: Settings;
  firstAt: number | null;
  now: number;
}): BackupNeed {
  const { unsaved, settings, firstAt, now } = options;
  const lastExportAt = lastExportOf(settings);
  const entries = unsaved.filter(({ body }) => body.type !== 'setting').length;
  const days = Math.max(0, Math.floor((now - (lastExportAt ?? firstAt ?? now)) / msPerDay));
  const worthIt = entries >= entriesThatCount || (entries > 0 && days >= daysThatCount);
  return { entries, days, lastExportAt, remind: worthIt && now >= (remindAfterOf(settings) ?? 0) };
}
