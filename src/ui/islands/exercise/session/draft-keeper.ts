// Saves a draft a moment after the last keystroke, and at once when the page is about to go. No DOM; timers passed in.
import type { Draft } from '../../../../core/index.ts';

export type SaveState = 'untouched' | 'saving' | 'saved' | 'failed';

export interface DraftKeeper {
  keep(draft: { source: string; previous: string | null }): void;
  /** Saves what waits, now, and puts it aside as well: the page may be gone before the save ends. */
  leave(): void;
}

export interface DraftKeeperOptions {
  exercise: string;
  save: (draft: Draft) => Promise<void>;
  /** Keeps a draft at once, without waiting for anything. */
  putAside: (draft: Draft) => void;
  /** Called when what was put aside is saved. */
  drop: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back after `delayMs`; returns a function that calls it off. */
  later: (callback: () => void, delayMs: number) => () => void;
  delayMs: number;
  onState: (state: SaveState) => void;
}

/** A keeper for one exercise's draft. A failed save is reported and tried again with the next change. */
export function createDraftKeeper(options: DraftKeeperOptions): DraftKeeper {
  let waiting: Draft | null = null;
  let cancel: (() => void) | null = null;
  let latest = 0;
  let aside = false;

  function flush(): void {
    cancel?.();
    cancel = null;
    if (waiting === null) return;
    const draft = waiting;
    waiting = null;
    latest += 1;
    const own = latest;
    // Only the last save may speak: an earlier one that ends later knows nothing of the newer text.
    const report = (state: SaveState): void => {
      if (own === latest && waiting === null) options.onState(state);
    };
    options.save(draft).then(
      () => {
        report('saved');
        if (own === latest && aside) {
          aside = false;
          options.drop();
        }
      },
      () => report('failed'),
    );
  }

  return {
    keep({ source, previous }) {
      waiting = { exercise: options.exercise, source, previous, updatedAt: options.now() };
      options.onState('saving');
      cancel?.();
      cancel = options.later(flush, options.delayMs);
    },
    leave() {
      if (waiting === null) return;
      aside = true;
      options.putAside(waiting);
      flush();
    },
  };
}
