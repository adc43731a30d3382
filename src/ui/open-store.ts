// The page's store with the browser's own clock, randomness and localStorage. Runs in the page.
// Nothing is kept in this module: each page entry calls it once and hands the result to its islands.
import { type CountDay, type OpenStore, type ProgressStore, pageStore } from '../storage/index.ts';
import { readClock } from './clock.ts';
import { downloadExport } from './islands/data/download-export.ts';
import { readSnapshot } from './scripts/snapshot.ts';
import { savingText } from './strings/pt.saving.ts';
import { hideWriteFault, showWriteFault } from './write-fault.ts';

/**
 * A function that opens the learner's store on its first call and says in the page's header whether work is saved.
 * A page that knows the course counts the day's cards with it.
 */
export function browserStore(options: { countDay?: CountDay | undefined } = {}): OpenStore {
  const open = pageStore({
    clock: readClock,
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    shelf: localShelf(),
    durability: navigator.storage ?? null,
    countDay: options.countDay,
  });
  let told: Promise<ProgressStore> | null = null;
  return () => {
    told ??= open()
      .then(tellingStore)
      .catch((error: unknown) => {
        told = null;
        throw error;
      });
    return told;
  };
}

/** The store, with each write's outcome shown in the header's `[data-save-state]`. */
function tellingStore(store: ProgressStore): ProgressStore {
  const say = (sentence: string): void => {
    const spot = document.querySelector('[data-save-state]');
    if (spot) spot.textContent = sentence;
  };
  const telling = async <T>(write: Promise<T>): Promise<T> => {
    try {
      const result = await write;
      say(store.lasting ? savingText.saved : savingText.notLasting);
      hideWriteFault();
      return result;
    } catch (error) {
      say(savingText.failed);
      showWriteFault({ error, exportAll: () => downloadExport({ store, now: readClock() }) });
      throw error;
    }
  };
  if (!store.lasting) say(savingText.notLasting);
  // Earlier work is there; to one who did nothing yet there is nothing to say.
  else if (typeof readSnapshot() === 'object' && readSnapshot() !== null) say(savingText.saved);
  return {
    ...store,
    append: (bodies) => telling(store.append(bodies)),
    appendAfterExams: (decide) => telling(store.appendAfterExams(decide)),
    appendAfter: (options, decide) => telling(store.appendAfter(options, decide)),
    saveDraft: (draft, options) => telling(store.saveDraft(draft, options)),
  };
}

/** localStorage, or null where even asking for it is an error. */
function localShelf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
