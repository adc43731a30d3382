// Public face of storage: the learner's append-only log and drafts, in the browser or in memory.
export { openDexieStore } from './dexie-store.ts';
export { memoryStore } from './memory-store.ts';
export { type OpenStore, type PageSurroundings, pageStore } from './page-store.ts';
export type {
  ImportReport,
  ProgressStore,
  QuarantinedEntry,
  StoreSurroundings,
} from './progress-store.ts';
export {
  type CountDay,
  type DayCount,
  keepSnapshot,
  type ProgressSnapshot,
  type SnapshotShelf,
  snapshotKey,
  snapshotOf,
} from './snapshot.ts';
export { ImportRefused, StorageFault, toStorageFault } from './storage-fault.ts';
