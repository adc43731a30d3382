// What every store promises, whatever keeps the data. Types only.
import type { Draft, EventBody, ProgressEvent, ProgressFile } from '../core/index.ts';
import type { Progress, Statistics, StudyZone } from '../scheduler/index.ts';
import type { CacheSizes } from './study-cache.ts';

/** What an import added, or would add. */
export interface ImportReport {
  exportedAt: number;
  eventsInFile: number;
  eventsAdded: number;
  /** Events that were here already. */
  eventsKnown: number;
  /** Drafts that replaced an older one or were new. */
  draftsTaken: number;
  /** Drafts of which this browser has a newer or the same one. */
  draftsKept: number;
  /** Entries that this version can't read, newly kept aside. */
  setAside: number;
}

/** An entry that can't be read: kept, exported, reported. */
export interface QuarantinedEntry {
  entry: unknown;
  /** Why, in Portuguese, e.g. `campo "at": encontrado "ontem"; esperado um número inteiro`. */
  reason: string;
}

/** The learner's log and drafts. Nothing but `wipe` ever removes anything. Methods reject with StorageFault. */
export interface ProgressStore {
  /** False when the data lives only as long as the page. */
  readonly lasting: boolean;
  /**
   * Appends all or none, with ids of this device and the clock's time; resolves once they are on disk. Where the log has
   * later events (a clock that was set back, a second device) they are dated after those, as long as these are at most a
   * day ahead: what is done last counts last. Only entries of a mock exam keep the clock's time.
   */
  append(bodies: EventBody[]): Promise<ProgressEvent[]>;
  /**
   * Appends what `decide` makes of `examEvents()`, read in the same transaction: of two tabs that would both act on one
   * state, the second sees what the first did. It must not wait for anything.
   */
  appendAfterExams(decide: (examEvents: ProgressEvent[]) => EventBody[]): Promise<ProgressEvent[]>;
  /**
   * The same over `eventsSince(since)`, undo events among them: appends what `decide` makes of the readable events at or
   * after an instant (milliseconds since 1970), read in the same transaction. Resolves to what was appended, `[]` where
   * `decide` gives nothing. What `decide` throws is rejected with, and nothing is written.
   */
  appendAfter(
    options: { since: number },
    decide: (events: ProgressEvent[]) => EventBody[],
  ): Promise<ProgressEvent[]>;
  /** All readable events in the log's order. Reads all of it: seconds for a long one. */
  events(): Promise<ProgressEvent[]>;
  /** Readable events at or after an instant (milliseconds since 1970), in the log's order. */
  eventsSince(at: number): Promise<ProgressEvent[]>;
  /** Readable events about mock exams and all undo events, in the log's order. */
  examEvents(): Promise<ProgressEvent[]>;
  /** Number of readable events. */
  countEvents(): Promise<number>;
  /** What the log says at `now`; equals `deriveProgress` over all events. Its maps must not be changed or kept. */
  progress(options: { now: number }): Promise<Progress>;
  /** Progress with the figures of each study day; equals `deriveStatistics` over all events. The same holds for its maps. */
  statistics(options: { now: number }): Promise<Statistics>;
  draft(exercise: string): Promise<Draft | null>;
  /**
   * Writes the draft, always, and resolves to it as stored: its `updatedAt` may be later than the one given (always after
   * that of the draft replaced, whatever the clock says). `basedOn` is the `updatedAt` of the stored draft that the text
   * was edited from, null where there was none. Where another one is stored by now (a second tab) with another text, that
   * text becomes `previous`, so that it can be brought back; the caller goes on with the resolved draft's `updatedAt` as
   * its base and with its `previous`. Without `basedOn`, a stored draft later than the given one counts as another.
   */
  saveDraft(draft: Draft, options?: { basedOn: number | null }): Promise<Draft>;
  drafts(): Promise<Draft[]>;
  exportFile(): Promise<ProgressFile>;
  /** Notes that this browser has now given an export file away. No import brings this along; `wipe` forgets it. */
  noteExport(): Promise<void>;
  /** When that was last noted, in milliseconds since 1970, never later than now; null = never. */
  lastExportAt(): Promise<number | null>;
  /** What `importFile` would do. Rejects with ImportRefused. */
  previewImport(text: string): Promise<ImportReport>;
  /** Adds what is not here yet, all or nothing. Rejects with ImportRefused, and then nothing was stored. */
  importFile(text: string): Promise<ImportReport>;
  /** Removes everything; this device gets a new id. */
  wipe(): Promise<void>;
  /** Calls back after each change, in this tab or another. Returns a function that ends it. */
  onChange(listener: () => void): () => void;
  quarantined(): Promise<QuarantinedEntry[]>;
  close(): void;
}

/** What a store needs from its surroundings. */
export interface StoreSurroundings {
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Uniform in [0, 1), for the device's id. */
  random: () => number;
  /** The learner's calendar; local time if not given. */
  zone?: StudyZone;
  /** How the copy beside the log is cut; tests cut it small. */
  cacheSizes?: CacheSizes;
}
