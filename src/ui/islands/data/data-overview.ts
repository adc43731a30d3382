// What the data page shows of the learner's store. Runs in the page; reads only.
import { deriveProgress } from '../../../scheduler/index.ts';
import type { ProgressStore, QuarantinedEntry } from '../../../storage/index.ts';

/** Key of the log's setting that keeps when the learner last exported, in milliseconds since 1970. */
export const lastExportSetting = 'last-export-at';

export interface DataOverview {
  lasting: boolean;
  events: number;
  cards: number;
  drafts: number;
  firstAt: number | null;
  lastExportAt: number | null;
  quarantined: QuarantinedEntry[];
}

/** Reads the overview from the store. */
export async function readOverview(store: ProgressStore, options: { now: number }): Promise<DataOverview> {
  const [events, drafts, quarantined] = await Promise.all([
    store.events(),
    store.drafts(),
    store.quarantined(),
  ]);
  const progress = deriveProgress(events, options);
  const exported = progress.settings.get(lastExportSetting);
  return {
    lasting: store.lasting,
    events: events.length,
    cards: progress.cards.size,
    drafts: drafts.length,
    firstAt: progress.firstAt,
    lastExportAt: typeof exported === 'number' ? exported : null,
    quarantined,
  };
}
