// Saves a draft a moment after the last keystroke, and at once when the page is about to go. No DOM; timers passed in.
import type { Draft } from '../../../../core/index.ts';

export type SaveState = 'untouched' | 'saving' | 'saved' | 'failed';

export interface DraftKeeper {
  keep(draft: { source: string; previous: string | null }): void;
  /** Takes the draft in like `keep`, but saves it only when told of a change or when the page goes. */
  hold(draft: { source: string; previous: string | null }): void;
  /** Saves what is not saved, now, and puts it aside as well: the page may be gone before the save ends. */
  leave(): void;
  /** True while some text is not known to be saved. */
  hasUnsaved(): boolean;
  isSaving(): boolean;
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

/** A keeper for one exercise's draft. A failed save is reported and tried again with the next change, or when leaving. */
export function createDraftKeeper(options: DraftKeeperOptions): DraftKeeper {
  let unsaved: Draft | null = null;
  let cancel: (() => void) | null = null;
  let aside = false;
  let saving = false;
  let wanted = false;

  /** One save at a time: the next one may have to take in what this one finds stored. */
  function flush(): void {
    cancel?.();
    cancel = null;
    if (unsaved === null) return;
    wanted = saving;
    if (saving) return;
    const draft = unsaved;
    saving = true;
    const end = (state: 'saved' | 'failed'): void => {
      saving = false;
      // Only the last text's save may speak: an earlier one knows nothing of what was typed since.
      if (unsaved !== draft) {
        if (wanted) flush();
        return;
      }
      if (state === 'saved') {
        unsaved = null;
        if (aside) options.drop();
        aside = false;
      }
      options.onState(state);
    };
    options.save(draft).then(
      () => end('saved'),
      () => end('failed'),
    );
  }
  function take({ source, previous }: { source: string; previous: string | null }): void {
    unsaved = { exercise: options.exercise, source, previous, updatedAt: options.now() };
  }

  return {
    keep(draft) {
      take(draft);
      options.onState('saving');
      cancel?.();
      cancel = options.later(flush, options.delayMs);
    },
    hold: take,
    leave() {
      if (unsaved === null) return;
      aside = true;
      options.putAside(unsaved);
      flush();
    },
    hasUnsaved: () => unsaved !== null,
    isSaving: () => saving,
  };
}
