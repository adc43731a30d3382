// The learner's program as the page holds it: typed text, saved draft, "recomeçar" and its undo. Runs in the page.
import { useEffect, useState } from 'preact/hooks';
import { readClock } from '../../../clock.ts';
import { createDraftSession, type DraftView } from './draft-session.ts';
import type { ExerciseLog } from './exercise-log.ts';
import { dropUnsavedDraft, pageShelf, putUnsavedDraft } from './unsaved-draft.ts';

/** Long enough not to write on every key, short enough to lose nothing that matters. */
const saveDelayMs = 400;

export interface DraftControl extends DraftView {
  /** False until `source` is the learner's own text, or it is known that none can be had now. */
  ready: boolean;
  /** False until the page's script is there. */
  editable: boolean;
  edit(source: string): void;
  restart(): void;
  goBack(): void;
}

/** Follows the draft of one exercise. `log` is null until it is open; `unavailable` once that takes too long. */
export function useDraft(options: {
  exercise: string;
  starter: string;
  log: ExerciseLog | null;
  unavailable: boolean;
}): DraftControl {
  const { log, unavailable } = options;
  const [editable, setEditable] = useState(false);
  const [session] = useState(() => openSession({ ...options, onView: (next) => setView(next) }));
  const [view, setView] = useState(session.view);

  useEffect(() => {
    setEditable(true);
    const look = (): void => {
      if (document.visibilityState === 'hidden') session.leave();
      // A tab that slept may have missed what another one told.
      else void session.refresh();
    };
    addEventListener('pagehide', session.leave);
    document.addEventListener('visibilitychange', look);
    return () => {
      session.leave();
      removeEventListener('pagehide', session.leave);
      document.removeEventListener('visibilitychange', look);
    };
  }, [session]);
  useEffect(() => {
    if (log === null) return;
    session.attach(log);
    return log.onChange(() => void session.refresh());
  }, [session, log]);
  useEffect(() => {
    if (unavailable) session.giveUp();
  }, [session, unavailable]);

  return {
    ...view,
    ready: view.settled || unavailable,
    editable,
    edit: session.edit,
    restart: session.restart,
    goBack: session.goBack,
  };
}

function openSession(options: { exercise: string; starter: string; onView: (view: DraftView) => void }) {
  return createDraftSession({
    ...options,
    putAside: (draft, basedOn) => putUnsavedDraft(pageShelf(), draft, basedOn),
    drop: () => dropUnsavedDraft(pageShelf(), options.exercise),
    now: readClock,
    later: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    delayMs: saveDelayMs,
  });
}
