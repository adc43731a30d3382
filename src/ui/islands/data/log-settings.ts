// What the data pages keep in the log's settings. Pure. The keys are permanent.
import type { EventBody } from '../../../core/index.ts';

export type Settings = ReadonlyMap<string, string | number | boolean | null>;

const keys = { lastExport: 'last-export-at', remindAfter: 'backup-reminder-after' };

const instantIn = (settings: Settings, key: string): number | null => {
  const value = settings.get(key);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** When the learner last exported, in milliseconds since 1970; null = never. */
export function lastExportOf(settings: Settings): number | null {
  return instantIn(settings, keys.lastExport);
}

/** Until when the learner wants no reminder of a backup; null = they never said. */
export function remindAfterOf(settings: Settings): number | null {
  return instantIn(settings, keys.remindAfter);
}

/** What an export writes into the log. */
export function eventsForExport(options: { at: number }): EventBody[] {
  return [{ type: 'setting', key: keys.lastExport, value: options.at }];
}

/** What "not now" writes into the log. */
export function eventsForSnooze(options: { until: number }): EventBody[] {
  return [{ type: 'setting', key: keys.remindAfter, value: options.until }];
}
