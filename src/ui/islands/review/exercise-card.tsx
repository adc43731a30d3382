// An exercise as a card: solved anew on its own page, or graded here by hand. Runs in the page.
import { reviewText as text } from '../../strings/pt.review.ts';

export function ExerciseCard(props: {
  exercise: { id: string; title: string; hook: string; minutes: number };
  byHand: boolean;
  onByHand: () => void;
}) {
  const { exercise, byHand, onByHand } = props;
  return (
    <div class="exercise-card">
      <p class="eyebrow">
        {text.exercise.kind} · {exercise.minutes} min
      </p>
      <h2>{exercise.title}</h2>
      <p>{exercise.hook}</p>
      <p class="label">{text.exercise.text}</p>
      <p class="exercise-card__actions">
        <a class="button button--primary" href={`/pegadinhas/${exercise.id}/`}>
          {text.exercise.open}
        </a>
        {!byHand && (
          <button type="button" class="button" onClick={onByHand}>
            {text.exercise.byHand}
          </button>
        )}
      </p>
    </div>
  );
}
