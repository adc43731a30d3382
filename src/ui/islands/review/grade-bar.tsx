// The four grades, each with the interval it leads to; the suggested one stands out. Runs in the page.
import type { Rating } from '../../../core/index.ts';
import { type PlannedReview, ratings } from '../../../scheduler/index.ts';
import { reviewText as text } from '../../strings/pt.review.ts';

export function GradeBar(props: {
  plan: Record<Rating, PlannedReview>;
  suggested: Rating;
  onGrade: (rating: Rating) => void;
}) {
  return (
    <fieldset class="grades">
      <legend class="label">{text.gradeLabel}</legend>
      <div class="grades__row">
        {ratings.map((rating) => {
          const name = text.grade[rating];
          const interval = props.plan[rating].label;
          const suggested = rating === props.suggested;
          return (
            <button
              key={rating}
              type="button"
              class="button grade"
              data-suggested={suggested}
              aria-keyshortcuts={String(rating)}
              aria-label={`${text.comesBack(name, interval)}${suggested ? `, ${text.suggested}` : ''}`}
              onClick={() => props.onGrade(rating)}
            >
              <span class="grade__name">
                <kbd class="grade__key">{rating}</kbd> {name}
              </span>
              <span class="grade__interval">{interval}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
