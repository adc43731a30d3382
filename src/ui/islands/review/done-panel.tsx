// What stands where no card does: how to get the first ones, what was held back and why, what may be done still.
// Runs in the page.
import type { HoldReason } from '../../../scheduler/index.ts';
import { reviewText as text } from '../../strings/pt.review-page.ts';
import { sayNext } from './say-next.ts';
import type { Review } from './session/open-review.ts';
import type { ReviewState } from './session/review-state.ts';

type Loaded = NonNullable<ReviewState['loaded']>;
const reasons: readonly HoldReason[] = ['review-limit', 'new-limit', 'plan', 'sibling'];

export function DonePanel({ loaded, review }: { loaded: Loaded; review: Review }) {
  const { day, progress, reviewed } = loaded;
  const { heldBack, introduce, introducedFrom, soon, early, later, plan } = day;
  const byPlan = day.introduces === 'by-plan';
  const held = reasons.filter((reason) => heldBack[reason] > 0);
  if (progress.cards.size === 0 && introduce.length === 0)
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
  const title =
    byPlan && introduce.length > 0
      ? text.done.titleNew
      : soon.length > 0
        ? text.done.titleSoon
        : held.length > 0
          ? text.done.titleHeld
          : text.done.title;
  const changeable = held.some((reason) => reason.endsWith('limit'));
  return (
    <div class="done">
      <h2 tabIndex={-1}>{title}</h2>
      {reviewed > 0 && <p>{text.done.reviewed(reviewed)}</p>}
      <p>{sayNext(later, progress)}</p>
      {held.length > 0 && (
        <ul role="list" class="label done__held">
          {held.map((reason) => (
            <li key={reason}>{text.done.held[reason](heldBack[reason], plan.newToday)}</li>
          ))}
          {changeable && (
            <li>
              <a href="/ajustes/">{text.done.change}</a>
            </li>
          )}
        </ul>
      )}
      {introduce.length > 0 && (
        <div class="done__introduce">
          <button
            type="button"
            class={byPlan ? 'button button--primary' : 'button'}
            onClick={() => void review.introduce()}
          >
            {byPlan ? text.introduce.byPlan(introduce.length) : text.introduce.byWish(introduce.length)}
          </button>
          <p class="label">
            {text.introduce.fromLessons(introducedFrom.read, introducedFrom.unread)}
            {introducedFrom.firstUnread !== null && (
              <>
                {' '}
                {text.introduce.readFirst}{' '}
                <a href={`/licoes/${introducedFrom.firstUnread.id}/`}>{introducedFrom.firstUnread.title}</a>
              </>
            )}
          </p>
        </div>
      )}
      <p class="done__actions">
        {soon.length > 0 && (
          <button type="button" class="button" onClick={() => void review.startEarly('soon')}>
            {text.done.repeat(soon.length)}
          </button>
        )}
        {early.length > 0 && (
          <button type="button" class="button" onClick={() => void review.startEarly('early')}>
            {text.done.early(early.length)}
          </button>
        )}
        {loaded.canRegrade && (
          <button type="button" class="button" aria-keyshortcuts="N" onClick={() => void review.regrade()}>
            {text.regradeLast}
          </button>
        )}
        <a class="button button--quiet" href="/licoes/">
          {text.done.toLessons}
        </a>
      </p>
    </div>
  );
}
