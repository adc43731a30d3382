// What the data page shows of the learner's store. Runs in the page; reads only.
import type { ItemId } from '../../../core/index.ts';
import type { ProgressStore, QuarantinedEntry } from '../../../storage/index.ts';
import { faultSentence } from '../../scripts/fault-sentence.ts';
import { dataText } from '../../strings/pt.data.ts';
import { type BackupNeed, backupNeed } from './backup-need.ts';

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

/** What was read, or why it could not be: then the store is still there to export, import and wipe. */
export type OverviewReading = { overview: DataOverview; fault: null } | { overview: null; fault: string };

/** Reads the overview from the store. A log that progress can't be derived from is a fault of the reading, told in a sentence. */
export async function readOverview(store: ProgressStore, options: { now: number }): Promise<OverviewReading> {
  try {
    return { overview: await overviewOf(store, options), fault: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { overview: null, fault: faultSentence(error) ?? dataText.underivable(reason) };
  }
}

async function overviewOf(store: ProgressStore, options: { now: number }): Promise<DataOverview> {
  const { now } = options;
  const [progress, events, drafts, quarantined, lastExportAt] = await Promise.all([
    store.progress({ now }),
    store.countEvents(),
    store.drafts(),
    store.quarantined(),
    store.lastExportAt(),
  ]);
  const unsaved = await store.eventsSince((lastExportAt ?? -1) + 1);
  return {
    lasting: store.lasting,
    events,
    drafts: drafts.length,
    firstAt: progress.firstAt,
    backup: backupNeed({ ...progress, unsaved, lastExportAt, now }),
    items: new Set(progress.cards.keys()),
    language: progress.study.language,
    quarantined,
  };
}
