// The few table operations that a store is made of. Types only; `memory-store` and `dexie-store` implement them.
import type { PackedReplay } from '../scheduler/index.ts';

/** An event as stored: whatever it holds, it has an id. */
export interface StoredRow {
  id: string;
  [field: string]: unknown;
}
export interface StoredDraft {
  exercise: string;
  [field: string]: unknown;
}
/** This device: its id and the number of its last event. */
export interface DeviceRow {
  key: 'device';
  id: string;
  counter: number;
}
/** What is known of the log without reading it; written together with every event. See `log-head.ts`. */
export interface LogRow {
  key: 'log';
  rows: number;
  /** Changes whenever anything before `before` may have: what was derived from it is then worth nothing. */
  epoch: number;
  /** Instant (milliseconds since 1970) up to which a checkpoint covers the log, or will; null = none. */
  before: number | null;
  /** The device's counter at the time: another one means that a page of version 1 wrote events since. */
  counter: number | null;
}
/** What all events before an instant came to: a cache, thrown away at any doubt. See `study-cache.ts`. */
export interface StoredCheckpoint {
  key: 'study';
  version: number;
  mark: string;
  before: number;
  /** The calendar that it was made with. */
  zone: string;
  /** Events covered, and ids of the covered rows that this version can't read. */
  events: number;
  unreadable: string[];
  packed: PackedReplay;
}

/** When this browser last wrote an export file (milliseconds since 1970). Not in the log: a file must not bring it along. */
export interface ExportRow {
  key: 'export';
  at: number;
}

/** Instants (milliseconds since 1970) from `at` on and below `before`, at most `limit` rows. */
export interface RowRange {
  at: number;
  before?: number;
  limit?: number;
}

/** Tables inside one transaction: all writes of it take effect, or none. */
export interface LogTables {
  rows(): Promise<StoredRow[]>;
  rowsById(ids: string[]): Promise<StoredRow[]>;
  /** Rows with a number for `at` within the range, ordered by it. */
  rowsWithin(range: RowRange): Promise<StoredRow[]>;
  /** The greatest number for `at` that a row has below an instant; null where there is none. */
  latestBefore(instant: number): Promise<number | null>;
  /** Rows without a number for `at`: no event of any version. */
  timelessRows(): Promise<StoredRow[]>;
  /** Rows whose body names a mock exam, and rows whose body names a target. */
  examRows(): Promise<StoredRow[]>;
  undoRows(): Promise<StoredRow[]>;
  countRows(): Promise<number>;
  putRows(rows: StoredRow[]): Promise<void>;
  drafts(): Promise<StoredDraft[]>;
  draft(exercise: string): Promise<StoredDraft | undefined>;
  putDrafts(drafts: StoredDraft[]): Promise<void>;
  /** Canonical JSON texts of entries that were kept aside. */
  setAside(): Promise<string[]>;
  putAside(texts: string[]): Promise<void>;
  head(): Promise<{ device: DeviceRow | undefined; log: LogRow | undefined }>;
  exportRow(): Promise<ExportRow | undefined>;
  putExportRow(row: ExportRow): Promise<void>;
  putHead(rows: (DeviceRow | LogRow)[]): Promise<void>;
  checkpoint(): Promise<StoredCheckpoint | undefined>;
  putCheckpoint(checkpoint: StoredCheckpoint): Promise<void>;
  clear(): Promise<void>;
}

/** Where the tables are. */
export interface LogDatabase {
  readonly lasting: boolean;
  read<T>(work: (tables: LogTables) => Promise<T>): Promise<T>;
  change<T>(work: (tables: LogTables) => Promise<T>): Promise<T>;
  /** A change of what is kept beside the log, of which no listener hears. */
  keep<T>(work: (tables: LogTables) => Promise<T>): Promise<T>;
  onChange(listener: () => void): () => void;
  close(): void;
}
