// An exercise as an Anki note: what one is asked to foresee, and the rule behind it. Pure.
// A card cannot run code, so it asks for the prediction and says where to solve the exercise.
import type { AnkiNote } from './anki-text.ts';
import { plainHtml, textAsHtml } from './plain-html.ts';
import {
  choice,
  link,
  type NotePlace,
  type NoteWords,
  placeLine,
  tagsOf,
  withReason,
} from './question-note.ts';

/** What a note needs of an exercise; texts are HTML of our own build. */
export interface TakeoutExercise {
  id: string;
  title: string;
  hook: string;
  /** The question before the first run, and its options: what will happen, or which line it is. */
  question: string;
  options: { text: string; correct: boolean; reason: string }[];
  explanation: string;
  taskStatement: string;
  lesson: string;
  section: string;
}

/** Front: the trap and the prediction. Back: what happens, why, and where to solve it. */
export function exerciseNote(
  exercise: TakeoutExercise,
  options: { place: NotePlace; words: NoteWords; origin: string },
): AnkiNote {
  const { place, words, origin } = options;
  const lettered = exercise.options.map((option, index) => ({
    ...option,
    letter: String.fromCharCode(65 + index),
    html: plainHtml(option.text),
  }));
  const right = lettered.filter(({ correct }) => correct);
  return {
    id: `exercise-${exercise.id}`,
    front: [
      `<p><strong>${textAsHtml(exercise.title)}</strong></p>`,
      plainHtml(exercise.hook),
      plainHtml(exercise.question),
      ...lettered.map(({ letter, html }) => choice(letter, html)),
    ].join(''),
    back: [
      `<p><strong>${textAsHtml(words.rightAnswer(right.length))}</strong></p>`,
      ...right.map(withReason),
      plainHtml(exercise.explanation),
      placeLine(place),
      `<p>${link(`${origin}/pegadinhas/${exercise.id}/`, words.solveAt)}</p>`,
    ].join(''),
    tags: tagsOf('pegadinha', place, exercise.taskStatement),
  };
}
