// A review session bound to the page: shown as it changes, read anew when the log does or a card's time comes.
// Runs in the page.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { OpenStore } from '../../../storage/index.ts';
import type { Catalogue } from './catalogue.ts';
import { type Course, openCourse } from './course.ts';
import { comesAt } from './say-next.ts';
import { openReview, type Review } from './session/open-review.ts';
import type { ReviewState } from './session/review-state.ts';

export interface ReviewProps {
  openStore: OpenStore;
  catalogue: Catalogue;
  readClock: () => number;
}
const longestTimerMs = 2 ** 31 - 1;

export function useReview({ openStore, catalogue, readClock }: ReviewProps): {
  review: Review;
  state: ReviewState;
  course: Course;
} {
  const { review, course } = useMemo(() => {
    const course = openCourse(catalogue);
    return { course, review: openReview({ openStore, course, readClock, fetch, go }) };
  }, [openStore, catalogue, readClock]);
  const [state, setState] = useState(review.read);

  useEffect(() => review.subscribe(() => setState(review.read())), [review]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async (): Promise<void> => {
      await review.refresh();
      // A store that does not open is told by the refresh.
      const store = await openStore().catch(() => null);
      if (!gone) stop = store?.onChange(() => void review.refresh());
    };
    void begin();
    const wake = () => document.visibilityState === 'visible' && void review.refresh();
    const comeBack = (event: PageTransitionEvent) => event.persisted && void review.comeBack();
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', comeBack);
    return () => {
      gone = true;
      stop?.();
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pageshow', comeBack);
    };
  }, [openStore, review]);

  // With nothing to do, the next card appears when its time comes.
  const next = state.current === null ? state.loaded?.day.later[0] : undefined;
  const nextAt = next && comesAt(next);
  useEffect(() => {
    if (nextAt === undefined) return;
    const wait = Math.min(Math.max(0, nextAt - readClock()) + 50, longestTimerMs);
    const timer = setTimeout(() => void review.refresh(), wait);
    return () => clearTimeout(timer);
  }, [nextAt, readClock, review]);

  return { review, state, course };
}

function go(href: string): void {
  location.assign(href);
}
