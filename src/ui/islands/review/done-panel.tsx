// What stands where no card does: how to get the first ones, or when the next ones come. Runs in the page.
import { intervalLabel, studyDaysUntil } from '../../../scheduler/index.ts';
import { reviewText as text } from '../../strings/pt.review.ts';
import type { ReviewQueue } from './review-state.ts';

/** When the next cards come, in one sentence. */
export function sayNext(queue: ReviewQueue, now: number): string {
  const next = queue.later[0];
  if (next === undefined) return '';
  const days = studyDaysUntil(next.dueAt, { now });
  const together = queue.later.filter(({ dueAt }) => studyDaysUntil(dueAt, { now }) === days).length;
  if (days === 0) {
    // On one day, cards come at their own minutes: count only those that come with the first.
    const soon = queue.later.filter(({ dueAt }) => dueAt - next.dueAt < 60_000).length;
    return text.done.nextToday(soon, intervalLabel(next.dueAt - now));
  }
  return days === 1 ? text.done.nextTomorrow(together) : text.done.nextLater(together, days);
}

export function DonePanel(props: { queue: ReviewQueue; now: number; reviewed: number; onEarly: () => void }) {
  const { queue, now, reviewed, onEarly } = props;
  if (queue.later.length === 0 && reviewed === 0)
    return (
      <div class="done">
        <h2 tabIndex={-1}>{text.empty.title}</h2>
        <p>{text.empty.text}</p>
        <p>
          <a class="button button--primary" href="/licoes/">
            {text.empty.start}
          </a>
        </p>
      </div>
    );
  return (
    <div class="done">
      <h2 tabIndex={-1}>{text.done.title}</h2>
      {reviewed > 0 && <p>{text.done.reviewed(reviewed)}</p>}
      <p>{sayNext(queue, now)}</p>
      <p class="done__actions">
        <a class="button" href="/licoes/">
          {text.done.toLessons}
        </a>
        {queue.early.length > 0 && (
          <button type="button" class="button button--quiet" onClick={onEarly}>
            {text.done.early(queue.early.length)}
          </button>
        )}
      </p>
    </div>
  );
}
