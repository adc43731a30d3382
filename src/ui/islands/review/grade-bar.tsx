// The grades that an answer may get, each with the interval it leads to; the suggested one stands out. In the page.
import type { Rating } from '../../../core/index.ts';
import type { PlannedReview } from '../../../scheduler/index.ts';
import { reviewText as text } from '../../strings/pt.review-page.ts';
import { gradesOf, type Outcome } from './session/grades.ts';

export function GradeBar(props: {
  outcome: Outcome;
  plan: Record<Rating, PlannedReview>;
  suggested: Rating;
  onGrade: (rating: Rating) => void;
}) {
  const { outcome, plan, suggested, onGrade } = props;
  const grades = gradesOf(outcome);
  return (
    <fieldset class="grades">
      <legend class="visually-hidden">{text.gradeLabel}</legend>
      {grades.map((rating) => {
        const guessed = rating === 2 && outcome === 'right';
        const name = guessed ? `${text.grade[rating]} · ${text.guessed}` : text.grade[rating];
        const interval = plan[rating].label;
        return (
          <button
            key={rating}
            type="button"
            class="button grade"
            data-suggested={rating === suggested}
            aria-keyshortcuts={String(rating)}
            aria-label={`${text.comesBack(name, interval)}${rating === suggested ? `, ${text.suggested}` : ''}`}
            onClick={() => onGrade(rating)}
          >
            <span class="grade__name">
              <kbd class="grade__key">{rating}</kbd> {text.grade[rating]}
              {guessed && <span class="grade__note">{text.guessed}</span>}
            </span>
            <span class="grade__interval">{interval}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
