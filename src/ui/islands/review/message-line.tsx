// What just happened, with its undo beside it, and a card that has to be mended before it is asked again. In the page.
import { reviewText as text } from '../../strings/pt.review-page.ts';
import type { Course } from './course.ts';
import { placesOf } from './places-of.ts';
import type { Review } from './session/open-review.ts';
import type { ReviewState } from './session/review-state.ts';

interface Props {
  review: Review;
  state: ReviewState;
  course: Course;
}

/** Stands in the dock, in sight wherever the card was scrolled to, and always in the page, so that it is read out. */
export function MessageLine({ review, state }: Omit<Props, 'course'>) {
  const { message, fault } = state;
  return (
    <>
      <div class="review__message">
        <p class="label" role="status">
          {message}
        </p>
        {offersUndo(state) && (
          <button
            type="button"
            class="button button--quiet"
            aria-keyshortcuts="U"
            onClick={() => void review.undo()}
          >
            {text.undo}
          </button>
        )}
      </div>
      {fault !== '' && (
        <p class="review__fault" role="alert">
          {fault}{' '}
          <button type="button" class="button button--quiet" onClick={() => void review.refresh()}>
            {text.retry}
          </button>
        </p>
      )}
    </>
  );
}

/** With a card and nothing said, undo stands in the menu only: the line would take the card's room. */
function offersUndo({ loaded, current, message }: ReviewState): boolean {
  return loaded?.canUndo === true && (current === null || message !== '');
}

/** Whether the message line shows anything. */
export function hasMessage(state: ReviewState): boolean {
  return state.message !== '' || state.fault !== '' || offersUndo(state);
}

/** A card that was just forgotten once too often; nothing where there is none. */
export function LeechNotice({ review, state, course }: Props) {
  const { leech } = state;
  if (leech === null) return null;
  const facts = course.factsOf(leech.item);
  const places = facts && placesOf(facts);
  return (
    <div class="leech" role="alert">
      <p>
        <strong>{text.leech.title(leech.lapses)}</strong> {text.leech.text}
      </p>
      <p class="leech__actions">
        {places && (
          <a class="button" href={places.section}>
            {text.leech.lesson}
          </a>
        )}
        {places?.trap && (
          <a class="button button--quiet" href={places.trap}>
            {text.leech.trap}
          </a>
        )}
        <button
          type="button"
          class="button button--quiet"
          onClick={() => void review.markItem({ item: leech.item, mark: 'suspended', to: 'off' })}
        >
          {text.leech.restore}
        </button>
      </p>
    </div>
  );
}
