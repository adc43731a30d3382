// Taking back the last review, also after the last card and after a reload: found in the log, not remembered. Pure.
import type { EventBody, ItemId, ProgressEvent } from '../core/index.ts';
import { liveEvents } from './live-events.ts';
import { splitItem } from './progress.ts';

export interface UndoneReview {
  item: ItemId;
  /** What to append: one undo for the review and one for the answer given with it. */
  bodies: EventBody[];
}

/** How to take back the last review that counts and was given at or after `since`; null when there is none. */
export function undoLastReview(
  events: readonly ProgressEvent[],
  options: { since: number },
): UndoneReview | null {
  const live = liveEvents(events);
  const index = live.findLastIndex((event) => event.body.type === 'review');
  const review = live[index];
  if (review?.body.type !== 'review' || review.at < options.since) return null;
  const { item } = review.body;
  const [, id] = splitItem(item);
  const answer = live[index - 1];
  // The answer is written together with its review, so it stands right before it with the same time.
  const together =
    answer?.body.type === 'answer' &&
    answer.body.where === 'review' &&
    answer.body.question === id &&
    answer.at === review.at;
  const bodies: EventBody[] = [{ type: 'undo', target: review.id }];
  if (together) bodies.push({ type: 'undo', target: answer.id });
  return { item, bodies };
}
