// The store as a page uses it: opened once when first wanted, snapshot kept, storage made durable.
// Runs in the page. Each page entry makes its own with `pageStore` and hands it to its islands.
import type { EventBody, ProgressEvent } from '../core/index.ts';
import { openDexieStore } from './dexie-store.ts';
import { memoryStore } from './memory-store.ts';
import type { ProgressStore, StoreSurroundings } from './progress-store.ts';
import { type CountDay, keepSnapshot, type SnapshotShelf } from './snapshot.ts';
import { toStorageFault } from './storage-fault.ts';

/** Opens the store at the first call; later calls get the same one. */
export type OpenStore = () => Promise<ProgressStore>;

export interface PageSurroundings extends StoreSurroundings {
  shelf: SnapshotShelf | null;
  /** Counts the day with the course, on pages that know it. */
  countDay?: CountDay | undefined;
  /** navigator.storage, where the browser has it. */
  durability: Pick<StorageManager, 'persist' | 'persisted'> | null;
}

/** A function that opens the page's store. Where the browser forbids storage it is one in memory (`lasting: false`). */
export function pageStore(surroundings: PageSurroundings): OpenStore {
  let opened: Promise<ProgressStore> | null = null;
  return () => {
    opened ??= open(surroundings).catch((error: unknown) => {
      // A failed opening (another tab in the way) may be tried again.
      opened = null;
      throw error;
    });
    return opened;
  };
}

async function open(surroundings: PageSurroundings): Promise<ProgressStore> {
  const store = await openLastingOrNot(surroundings);
  const { clock, countDay } = surroundings;
  // What is lost with the page must not be shown on the next one as if it were kept.
  const shelf = store.lasting ? surroundings.shelf : null;
  const snapshot = keepSnapshot({ store, clock, shelf, countDay });
  const askOnce = askForDurabilityOnce(surroundings.durability);
  const written = async (events: ProgressEvent[]): Promise<ProgressEvent[]> => {
    // Finished work is the moment at which a browser that asks the reader may ask: there is something to lose now.
    if (store.lasting && events.some(({ body }) => workTypes.has(body.type))) askOnce();
    // Waited for, so that the next page the reader opens shows it at once.
    await snapshot.written();
    return events;
  };
  return {
    ...store,
    append: async (bodies) => written(await store.append(bodies)),
    appendAfterExams: async (decide) => written(await store.appendAfterExams(decide)),
    appendAfter: async (options, decide) => written(await store.appendAfter(options, decide)),
    async importFile(text) {
      const report = await store.importFile(text);
      await snapshot.written();
      return report;
    },
    async wipe() {
      await store.wipe();
      await snapshot.written();
    },
  };
}

const workTypes = new Set<EventBody['type']>(['review', 'attempt', 'lesson-finished', 'exam-finished']);

async function openLastingOrNot(surroundings: PageSurroundings): Promise<ProgressStore> {
  try {
    return await openDexieStore(surroundings);
  } catch (error) {
    const fault = toStorageFault(error);
    if (fault.code !== 'sem-banco') throw fault;
    return memoryStore(surroundings);
  }
}

function askForDurabilityOnce(durability: PageSurroundings['durability']): () => void {
  let asked = false;
  return () => {
    if (asked || durability === null) return;
    asked = true;
    // A refusal changes nothing here: the browser may then clear the data when the disk is full, hence the backups.
    void durability
      .persisted()
      .then((already) => already || durability.persist())
      .catch(() => false);
  };
}
