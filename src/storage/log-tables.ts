// The few table operations that a store is made of. Types only; `memory-store` and `dexie-store` implement them.

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

/** Tables inside one transaction: all writes of it take effect, or none. */
export interface LogTables {
  rows(): Promise<StoredRow[]>;
  rowsById(ids: string[]): Promise<StoredRow[]>;
  putRows(rows: StoredRow[]): Promise<void>;
  drafts(): Promise<StoredDraft[]>;
  draft(exercise: string): Promise<StoredDraft | undefined>;
  putDrafts(drafts: StoredDraft[]): Promise<void>;
  /** Canonical JSON texts of entries that were kept aside. */
  setAside(): Promise<string[]>;
  putAside(texts: string[]): Promise<void>;
  device(): Promise<DeviceRow | undefined>;
  putDevice(device: DeviceRow): Promise<void>;
  clear(): Promise<void>;
}

/** Where the tables are. */
export interface LogDatabase {
  readonly lasting: boolean;
  read<T>(work: (tables: LogTables) => Promise<T>): Promise<T>;
  change<T>(work: (tables: LogTables) => Promise<T>): Promise<T>;
  onChange(listener: () => void): () => void;
  close(): void;
}
