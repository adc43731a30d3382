// The learner's program as the page holds it: typed text, saved draft, "recomeçar" and its undo. Runs in the page.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { readClock } from '../../../clock.ts';
import { createDraftKeeper, type DraftKeeper, type SaveState } from './draft-keeper.ts';
import type { ExerciseLog } from './exercise-log.ts';
import { dropUnsavedDraft, pageShelf, putUnsavedDraft } from './unsaved-draft.ts';

/** Long enough not to write on every key, short enough to lose nothing that matters. */
const saveDelayMs = 400;

export interface DraftControl {
  source: string;
  state: SaveState;
  /** False until `source` is the learner's own text, or it is known that none can be had. */
  ready: boolean;
  canUndo: boolean;
  edit(source: string): void;
  restart(): void;
  undoRestart(): void;
}

/** Follows the draft of one exercise. `log` is null until it is open, and stays so where nothing can be saved. */
export function useDraft(options: {
  exercise: string;
  starter: string;
  log: ExerciseLog | null;
  unavailable: boolean;
}): DraftControl {
  const { exercise, starter, log, unavailable } = options;
  const [source, setSource] = useState(starter);
  const [previous, setPrevious] = useState<string | null>(null);
  const [state, setState] = useState<SaveState>('untouched');
  const [arrived, setArrived] = useState(false);
  const keeper = useRef<DraftKeeper | null>(null);

  useEffect(() => {
    if (log === null) return;
    if (log.draft !== null) {
      setSource(log.draft.source);
      setPrevious(log.draft.previous);
      setState(log.draft.source === starter ? 'untouched' : 'saved');
    }
    // In one go with the text: were the editor unlocked a moment earlier, the draft would come in as an edit.
    setArrived(true);
    const shelf = pageShelf();
    const created = createDraftKeeper({
      exercise,
      save: log.saveDraft,
      putAside: (aside) => putUnsavedDraft(shelf, aside),
      drop: () => dropUnsavedDraft(shelf, exercise),
      now: readClock,
      later: (callback, delayMs) => {
        const timer = setTimeout(callback, delayMs);
        return () => clearTimeout(timer);
      },
      delayMs: saveDelayMs,
      onState: (next) => setState(next === 'saved' && !log.lasting ? 'failed' : next),
    });
    keeper.current = created;
    const leaveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') created.leave();
    };
    addEventListener('pagehide', created.leave);
    document.addEventListener('visibilitychange', leaveWhenHidden);
    return () => {
      created.leave();
      removeEventListener('pagehide', created.leave);
      document.removeEventListener('visibilitychange', leaveWhenHidden);
    };
  }, [log, exercise, starter]);

  const change = useCallback(
    (next: { source: string; previous: string | null }) => {
      setSource(next.source);
      setPrevious(next.previous);
      if (keeper.current) keeper.current.keep(next);
      else if (unavailable) setState('failed');
    },
    [unavailable],
  );

  return {
    source,
    state,
    ready: arrived || unavailable,
    canUndo: previous !== null,
    edit: (text) => {
      if (text !== source) change({ source: text, previous });
    },
    restart: () => change({ source: starter, previous: source }),
    undoRestart: () => {
      if (previous !== null) change({ source: previous, previous: null });
    },
  };
}
