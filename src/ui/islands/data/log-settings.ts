// What the data pages keep in the log's settings. Pure. The key is permanent.
import type { EventBody } from '../../../core/index.ts';

export type Settings = ReadonlyMap<string, string | number | boolean | null>;

const remindAfter = 'backup-reminder-after';

/** Until when the learner wants no reminder of a backup, milliseconds since 1970; null = they never said. */
export function remindAfterOf(settings: Settings): number | null {
  const value = settings.get(remindAfter);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** What "not now" writes into the log. */
export function eventsForSnooze(options: { until: number }): EventBody[] {
  return [{ type: 'setting', key: remindAfter, value: options.until }];
}
