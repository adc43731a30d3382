// A field's text while it is being changed: previewed at once, judged after a pause, saved when it is settled.
// Runs in the page.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Reading } from './read-fields.ts';

/** So that a slider that is moved, or a date whose parts are chosen, is not saved at every step. */
const pauseMs = 700;

export interface FieldDraft<T> {
  text: string;
  reading: Reading<T>;
  /** What is wrong with the text, once its writer paused or left; null before and when nothing is. */
  fault: string | null;
  /** Whether the text has a value that is not saved yet. */
  isWaiting: boolean;
  edit(text: string): void;
  /** Saves now, if there is something to save. */
  settle(): void;
}

/**
 * A draft over the saved text; follows it, also when another tab changes it, unless it is being changed here. What is
 * typed is saved on Enter and on leaving (`leaving`), what is chosen or moved also after a pause (`pause`).
 */
export function useDraft<T>(options: {
  saved: string;
  read: (text: string) => Reading<T>;
  write: (value: T) => string;
  onSave: (value: T) => Promise<boolean>;
  saveOn: 'pause' | 'leaving';
}): FieldDraft<T> {
  const { saved, read, write, onSave, saveOn } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const [isJudged, setJudged] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const text = typed ?? saved;
  const reading = read(text);

  const settle = (): void => {
    clearTimeout(timer.current);
    setJudged(true);
    if (typed === null || 'fault' in reading) return;
    const done = () => setTyped((now) => (now === typed ? null : now));
    if (write(reading.value) === saved) done();
    else void onSave(reading.value).then((isSaved) => isSaved && done());
  };
  const latest = useRef({ settle, read });
  latest.current = { settle, read };
  useEffect(() => {
    // Put back to its default, a field forgets what was wrong in it.
    setTyped((now) => (now !== null && 'fault' in latest.current.read(now) ? null : now));
  }, [saved]);
  useEffect(() => {
    // Whoever closes the tab right after a change has still made it.
    const leave = () => latest.current.settle();
    // A phone may end a page in the background without another word.
    const hide = () => document.visibilityState === 'hidden' && leave();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      clearTimeout(timer.current);
    };
  }, []);
  return {
    text,
    reading,
    fault: typed !== null && isJudged && 'fault' in reading ? reading.fault : null,
    isWaiting: typed !== null && 'value' in reading && write(reading.value) !== saved,
    edit(next) {
      setTyped(next);
      setJudged(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => (saveOn === 'pause' ? latest.current.settle() : setJudged(true)),
        pauseMs,
      );
    },
    settle,
  };
}
