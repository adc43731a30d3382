// An exercise as a card: solved anew on its own page, or graded here by hand. Runs in the page.
import { reviewText } from '../../strings/pt.review-page.ts';
import type { CatalogueExercise } from './catalogue.ts';

const text = reviewText.exercise;

export function ExerciseCard(props: { exercise: CatalogueExercise; isDue: boolean }) {
  const { exercise, isDue } = props;
  return (
    <div class="exercise-card">
      <p class="eyebrow">
        {text.kind} · {exercise.minutes} min
      </p>
      <h2>{exercise.title}</h2>
      <p>{exercise.hook}</p>
      <p class="label">{isDue ? text.text : text.notDue}</p>
    </div>
  );
}
