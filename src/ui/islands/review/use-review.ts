// The state of a review session over the learner's store: queue, current card, grading, undo. Runs in the page.
// All that counts is in the log; what is kept here is only the current card and what was picked on it.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ItemId, ProgressEvent, Rating } from '../../../core/index.ts';
import {
  deriveProgress,
  eventsForReview,
  localZone,
  type Progress,
  planReview,
  startOfStudyDay,
  studyDay,
  undoLastReview,
} from '../../../scheduler/index.ts';
import type { OpenStore, ProgressStore } from '../../../storage/index.ts';
import { reviewText as text } from '../../strings/pt.review.ts';
import { isRight, type Language, languageOf, languageSetting } from '../questions/index.ts';
import type { Catalogue } from './catalogue.ts';
import { cardOpener, type OpenCard } from './open-card.ts';
import { type ReviewQueue, reviewQueue } from './review-state.ts';

export interface ReviewOptions {
  openStore: OpenStore;
  catalogue: Catalogue;
  readClock: () => number;
}
interface Loaded {
  store: ProgressStore;
  events: ProgressEvent[];
  progress: Progress;
  queue: ReviewQueue;
}
const longestTimerMs = 2 ** 31 - 1;

export function useReview({ openStore, catalogue, readClock }: ReviewOptions) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [current, setCurrent] = useState<OpenCard | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const [checked, setChecked] = useState(false);
  const [reviewed, setReviewed] = useState(0);
  const [message, setMessage] = useState('');
  const [fault, setFault] = useState('');
  const busy = useRef(false);
  const wantedEarly = useRef(new Set<ItemId>());
  const shown = useRef<OpenCard | null>(null);
  const openCard = useMemo(() => cardOpener({ catalogue, fetch, readClock }), [catalogue, readClock]);

  const show = useCallback((next: OpenCard | null) => {
    shown.current = next;
    setCurrent(next);
    setChosen([]);
    setChecked(false);
  }, []);

  /** Reads the log anew; keeps the card on the table unless it was reviewed elsewhere. */
  const refresh = useCallback(
    async (wanted?: ItemId) => {
      const store = await openStore();
      const events = await store.events();
      const progress = deriveProgress(events, { now: readClock() });
      const queue = reviewQueue(progress, { catalogue, wantedEarly: wantedEarly.current });
      const before = shown.current;
      const present = before && progress.cards.get(before.card.item);
      const stays = wanted === undefined && before && present?.lastReviewedAt === before.card.lastReviewedAt;
      const next = queue.waiting.find(({ item }) => item === wanted) ?? queue.waiting[0];
      if (!stays) show(next ? await openCard(next) : null);
      setLoaded({ store, events, progress, queue });
      return { stays: stays === true, had: before !== null };
    },
    [openStore, readClock, catalogue, show, openCard],
  );

  /** One thing at a time; what fails is told and leaves the session as it was. */
  const run = useCallback(async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work();
      setFault('');
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      busy.current = false;
    }
  }, []);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const heard = () =>
      run(async () => {
        const { stays, had } = await refresh();
        if (had && !stays) setMessage(text.elsewhere);
      });
    void run(async () => {
      await refresh();
      const store = await openStore();
      if (!gone) stop = store.onChange(heard);
    });
    const wake = () => document.visibilityState === 'visible' && void run(async () => void (await refresh()));
    document.addEventListener('visibilitychange', wake);
    return () => {
      gone = true;
      stop?.();
      document.removeEventListener('visibilitychange', wake);
    };
  }, [openStore, refresh, run]);

  // With nothing to do, the next card appears when its time comes.
  const nextAt = loaded && current === null ? loaded.queue.later[0]?.dueAt : undefined;
  useEffect(() => {
    if (nextAt === undefined) return;
    const wait = Math.min(Math.max(0, nextAt - readClock()) + 50, longestTimerMs);
    const timer = setTimeout(() => void run(async () => void (await refresh())), wait);
    return () => clearTimeout(timer);
  }, [nextAt, readClock, refresh, run]);

  const correct = current?.kind === 'question' && checked && isRight(current.question.options, chosen);
  const suggested: Rating = current?.kind === 'question' && !correct ? 1 : 3;
  const plan = useMemo(
    () => (current && checked ? planReview(current.card, { now: readClock() }) : null),
    [current, checked, readClock],
  );

  const grade = (rating: Rating) =>
    run(async () => {
      if (!loaded || !current || !checked) return;
      const elapsedMs = Math.max(0, readClock() - current.openedAt);
      const answer =
        current.kind === 'question'
          ? { question: current.question.id, chosen, correct: correct === true }
          : null;
      const label = planReview(current.card, { now: readClock() })[rating].label;
      await loaded.store.append(
        eventsForReview({ progress: loaded.progress, item: current.card.item, rating, elapsedMs, answer }),
      );
      setReviewed((count) => count + 1);
      wantedEarly.current.delete(current.card.item);
      setMessage(text.graded(text.grade[rating], label));
      await refresh();
    });

  const today = startOfStudyDay(studyDay(readClock(), localZone), localZone);
  const undoable = loaded ? undoLastReview(loaded.events, { since: today }) : null;
  const undo = () =>
    run(async () => {
      if (!loaded || undoable === null) {
        setMessage(text.nothingToUndo);
        return;
      }
      await loaded.store.append(undoable.bodies);
      wantedEarly.current.add(undoable.item);
      setReviewed((count) => Math.max(0, count - 1));
      setMessage(text.undone);
      await refresh(undoable.item);
    });

  const startEarly = () =>
    run(async () => {
      for (const { item } of loaded?.queue.early ?? []) wantedEarly.current.add(item);
      await refresh();
    });

  const language: Language = languageOf(loaded?.progress.settings ?? new Map());
  const changeLanguage = (value: Language) =>
    run(async () => {
      await loaded?.store.append([{ type: 'setting', key: languageSetting, value }]);
      await refresh();
    });

  return {
    loaded,
    current,
    chosen,
    checked,
    reviewed,
    message,
    fault,
    language,
    suggested,
    plan,
    canUndo: undoable !== null,
    choose: setChosen,
    check: () => setChecked(true),
    retry: () => run(async () => void (await refresh())),
    grade,
    undo,
    startEarly,
    changeLanguage,
  };
}
