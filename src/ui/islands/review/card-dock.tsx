// What can be done with the card on the table: check, grade, open; at the thumb's height on a phone. Runs in the page.
import { answerText } from '../../strings/pt.review.ts';
import { reviewText as text } from '../../strings/pt.review-page.ts';
import { GradeBar } from './grade-bar.tsx';
import { hasMessage, MessageLine } from './message-line.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { OpenCard } from './open-card.ts';
import { placesOf } from './places-of.ts';
import type { ReviewAction } from './read-key.ts';
import { outcomeOf, suggestedGrade } from './session/grades.ts';
import type { Review } from './session/open-review.ts';
import type { ReviewState } from './session/review-state.ts';

/** The bar at the thumb: what was said of the last card, then what can be done with this one. */
export function Dock(props: {
  review: Review;
  state: ReviewState;
  act: (action: ReviewAction) => void;
  onGiveUp: () => void;
}) {
  const { review, state, act, onGiveUp } = props;
  const { current } = state;
  const isBare = current === null && !hasMessage(state);
  return (
    <div class={isBare ? 'dock-place' : 'dock'}>
      <MessageLine review={review} state={state} />
      {current !== null && <CardActions {...{ current, state, act, onGiveUp }} />}
    </div>
  );
}

function CardActions(props: {
  current: OpenCard;
  state: ReviewState;
  act: (action: ReviewAction) => void;
  onGiveUp: () => void;
}) {
  const { current, state, act, onGiveUp } = props;
  const { chosen, plan, before, loaded } = state;
  const outcome = outcomeOf(current, chosen);
  return (
    <div class="dock__actions">
      {plan !== null && (
        <GradeBar
          outcome={outcome}
          plan={plan}
          suggested={suggestedGrade(outcome, before?.rating ?? null)}
          onGrade={(rating) => act({ kind: 'grade', rating })}
        />
      )}
      {plan === null && current.kind === 'question' && (
        <>
          <button
            type="button"
            class="button button--primary dock__main"
            disabled={chosen.length !== current.question.select}
            onClick={() => act({ kind: 'continue' })}
          >
            {answerText.check}
          </button>
          <button type="button" class="button button--quiet" onClick={onGiveUp}>
            {answerText.dontKnow}
          </button>
        </>
      )}
      {plan === null && current.kind === 'exercise' && (
        <>
          <a class="button button--primary dock__main" href={placesOf(current.known.facts).trap ?? ''}>
            {text.exercise.open}
          </a>
          <button type="button" class="button" onClick={() => act({ kind: 'continue' })}>
            {text.exercise.byHand}
          </button>
        </>
      )}
      <MoreMenu
        current={current}
        can={{ undo: loaded?.canUndo === true, regrade: loaded?.canRegrade === true }}
        act={act}
      />
    </div>
  );
}
