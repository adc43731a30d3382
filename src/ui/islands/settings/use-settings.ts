// The learner's settings, read from the store, changed through it, and taken back. Runs in the page.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { EventBody } from '../../../core/index.ts';
import {
  eventsForDefaults,
  eventsForSettings,
  type Progress,
  type StudySettings,
} from '../../../scheduler/index.ts';
import type { OpenStore, ProgressStore } from '../../../storage/index.ts';
import { settingsText as text } from '../../strings/pt.settings.ts';
import type { Shelf } from '../exercise/session/unsaved-draft.ts';
import { sayValue } from './say-value.ts';
import { shelveChange, takeInShelved, unshelveChange } from './shelved-changes.ts';
import { undoSteps } from './undo-steps.ts';

export interface SettingsDesk {
  progress: Progress | null;
  /** What the last change came to, said aloud; empty before the first. */
  said: string;
  /** Changes told so far; grows also where the words stay the same. */
  saidCount: number;
  fault: string;
  /** Whether a change of this visit can be taken back. */
  canUndo: boolean;
  load(): Promise<void>;
  /** Rejects never: a failed write is told in `fault` and answered with false. */
  save(changes: Partial<StudySettings>): Promise<boolean>;
  toDefault(names: readonly (keyof StudySettings)[]): Promise<boolean>;
  undo(): Promise<boolean>;
}

/** The settings of the store, current across tabs. */
export function useSettings(options: {
  openStore: OpenStore;
  readClock: () => number;
  /** Where a change lies until it is in the log. */
  shelf: Shelf | null;
}): SettingsDesk {
  const { openStore, readClock, shelf } = options;
  const [store, setStore] = useState<ProgressStore | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [said, setSaid] = useState({ words: '', count: 0 });
  const [fault, setFault] = useState('');
  const [canUndo, setCanUndo] = useState(false);
  const [steps] = useState(undoSteps);
  const hasTakenIn = useRef(false);

  const attempt = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      setFault('');
      return true;
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      return false;
    }
  }, []);
  const read = useCallback(
    // A copy of the outer object, since the store may keep its own and change it.
    async (from: ProgressStore) => setProgress({ ...(await from.progress({ now: readClock() })) }),
    [readClock],
  );
  const load = useCallback(async () => {
    await attempt(async () => {
      const opened = await openStore();
      if (!hasTakenIn.current) {
        // Only at the beginning: later, what lies there is on its way. What fails stays there for the next time.
        hasTakenIn.current = true;
        await takeInShelved({ shelf, store: opened }).catch(() => undefined);
      }
      await read(opened);
      setStore(opened);
    });
  }, [attempt, openStore, read, shelf]);
  useEffect(() => void load(), [load]);
  useEffect(() => store?.onChange(() => void load()), [store, load]);
  useEffect(() => {
    const wake = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [load]);

  const write = (bodies: EventBody[], say: (after: Progress) => string): Promise<boolean> =>
    attempt(async () => {
      if (store === null || bodies.length === 0) return;
      const isUndo = bodies.some(({ type }) => type === 'undo');
      const change = { at: readClock(), bodies };
      if (!isUndo) shelveChange(shelf, change);
      const events = await store.append(bodies).finally(() => unshelveChange(shelf, change));
      if (!isUndo) steps.push(events.map(({ id }) => id));
      setCanUndo(steps.count() > 0);
      const after = { ...(await store.progress({ now: readClock() })) };
      setProgress(after);
      const words = say(after);
      setSaid(({ count }) => ({ words, count: count + 1 }));
    });
  const sayAfter = (names: readonly (keyof StudySettings)[]) => (after: Progress) => {
    const [name] = names;
    if (names.length !== 1 || name === undefined) return text.savedAll;
    return text.saved(text.names[name], sayValue(name, after.study));
  };
  return {
    progress,
    said: said.words,
    saidCount: said.count,
    fault,
    canUndo,
    load,
    save: (changes) =>
      write(eventsForSettings(changes), sayAfter(Object.keys(changes) as (keyof StudySettings)[])),
    toDefault: (names) => write(eventsForDefaults(names), sayAfter(names)),
    async undo() {
      const step = steps.take();
      if (step === null) return false;
      setCanUndo(steps.count() > 0);
      const isUndone = await write(
        step.ids.map((target) => ({ type: 'undo', target })),
        () => text.undone,
      );
      if (!isUndone) {
        step.putBack();
        setCanUndo(true);
      }
      return isUndone;
    },
  };
}
