// The reminder of a backup: one quiet line, only with something to lose, gone for a week at a word. Runs in the page.
import type { ProgressStore } from '../../../storage/index.ts';
import { backupText as text } from '../../strings/pt.saving.ts';
import { backupNeed, snoozeDays } from '../data/backup-need.ts';
import { eventsForSnooze } from '../data/log-settings.ts';

const msPerDay = 86_400_000;

/** Fills `place` where a reminder is fitting now; leaves it empty otherwise. */
export async function remindOfBackup(options: {
  store: Pick<ProgressStore, 'progress' | 'eventsSince' | 'lastExportAt' | 'append'>;
  place: HTMLElement;
  now: number;
}): Promise<void> {
  const { store, place, now } = options;
  const progress = await store.progress({ now });
  const lastExportAt = await store.lastExportAt();
  const unsaved = await store.eventsSince((lastExportAt ?? -1) + 1);
  const { entries, days, remind } = backupNeed({ ...progress, unsaved, lastExportAt, now });
  if (!remind) return;
  const link = Object.assign(document.createElement('a'), {
    href: '/dados/#exportar',
    textContent: text.export,
  });
  const later = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: text.later(snoozeDays),
  });
  later.addEventListener('click', () => {
    place.replaceChildren();
    // What failed to be written is told by the store's own banner.
    store.append(eventsForSnooze({ until: now + snoozeDays * msPerDay })).catch(() => undefined);
  });
  place.append(
    lastExportAt === null ? text.never(entries) : text.old(entries, days),
    ' ',
    link,
    ' · ',
    later,
  );
}
