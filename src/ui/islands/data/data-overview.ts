// What the data page shows of the learner's store. Runs in the page; reads only.
import type { ItemId } from '../../../core/index.ts';
import type { ProgressStore, QuarantinedEntry } from '../../../storage/index.ts';
import { type BackupNeed, backupNeed } from './backup-need.ts';
import { lastExportOf } from './log-settings.ts';

export interface DataOverview {
  lasting: boolean;
  events: number;
  drafts: number;
  firstAt: number | null;
  backup: BackupNeed;
  items: ReadonlySet<ItemId>;
  language: 'pt' | 'en';
  quarantined: QuarantinedEntry[];
}

/** Reads the overview from the store. */
export async function readOverview(store: ProgressStore, options: { now: number }): Promise<DataOverview> {
  const { now } = options;
  const [progress, events, drafts, quarantined] = await Promise.all([
    store.progress({ now }),
    store.countEvents(),
    store.drafts(),
    store.quarantined(),
  ]);
  const unsaved = await store.eventsSince((lastExportOf(progress.settings) ?? -1) + 1);
  return {
    lasting: store.lasting,
    events,
    drafts: drafts.length,
    firstAt: progress.firstAt,
    backup: backupNeed({ ...progress, unsaved, now }),
    items: new Set(progress.cards.keys()),
    language: progress.study.language,
    quarantined,
  };
}
