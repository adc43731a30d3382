// How much of the review is left: a thin line, and in words. Runs in the page.
import type { Progress } from '../../../scheduler/index.ts';
import { reviewText as text } from '../../strings/pt.review-page.ts';
import { type Day, isSeenToday } from './session/read-day.ts';

/** What waits, by what it is: repeats of the day, known cards, new ones. */
export function countWaiting({ waiting }: Pick<Day, 'waiting'>, progress: Progress) {
  const again = waiting.filter((card) => isSeenToday(card, progress)).length;
  const fresh = waiting.filter(({ state }) => state === 'new').length;
  return { again, fresh, known: waiting.length - again - fresh };
}

export function ReviewProgress(props: { day: Day; progress: Progress; reviewed: number }) {
  const { day, progress, reviewed } = props;
  const left = day.waiting.length;
  const all = reviewed + left;
  const words = left === 0 ? text.done.reviewed(reviewed) : text.left(countWaiting(day, progress));
  if (all === 0) return <div class="review__line" />;
  return (
    <>
      <div
        class="review__line"
        role="progressbar"
        aria-label={text.progress}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={reviewed}
        aria-valuetext={words}
      >
        <div style={{ inlineSize: `${(100 * reviewed) / all}%` }} />
      </div>
      {left > 0 && <p class="label review__left">{words}</p>}
    </>
  );
}
