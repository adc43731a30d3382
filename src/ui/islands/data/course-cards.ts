// /cartoes.json as the data page reads it, and what is made of it: facts of items, notes for Anki. Runs in the page.
import type { ItemId } from '../../../core/index.ts';
import type { FactsOf } from '../../../scheduler/index.ts';
import {
  type AnkiNote,
  exerciseNote,
  type NotePlace,
  questionNote,
  type TakeoutExercise,
} from '../../../takeout/index.ts';
import { noteWords } from '../../strings/pt.data.ts';
import { fetchQuiz, type Language } from '../questions/quiz-page.ts';

export interface CourseCards {
  lessons: { id: string; title: string; sections: Record<string, string> }[];
  questions: { id: string; taskStatement: string; lesson: string }[];
  exercises: TakeoutExercise[];
}

export const courseCardsAddress = '/cartoes.json';

/** Fetches the course's cards. Rejects where they can't be had; the file comes from our own build. */
export async function fetchCourseCards(options: { fetch: typeof fetch }): Promise<CourseCards> {
  // The browser's fetch refuses to be called as a method of another object.
  const { fetch } = options;
  const response = await fetch(courseCardsAddress);
  if (!response.ok) throw new Error(`${courseCardsAddress}: HTTP ${response.status}`);
  return (await response.json()) as CourseCards;
}

/** Lesson and task statement of each item of the course. */
export function factsOfCards(cards: CourseCards): FactsOf {
  const known = new Map<ItemId, { taskStatement: string; lesson: string }>();
  for (const { id, ...facts } of cards.questions) known.set(`question:${id}`, facts);
  for (const { id, ...facts } of cards.exercises) known.set(`exercise:${id}`, facts);
  return (item) => {
    const facts = known.get(item);
    if (facts === undefined) return null;
    const { taskStatement, lesson } = facts;
    return { item, taskStatement, lesson, objective: null, section: null, exercise: null };
  };
}

/** Notes of the course in its order; only of `items` where those are given. Fetches the quizzes that are needed. */
export async function notesOf(options: {
  cards: CourseCards;
  items: ReadonlySet<ItemId> | null;
  language: Language;
  origin: string;
  fetch: typeof fetch;
}): Promise<AnkiNote[]> {
  const { cards, items, language, origin, fetch } = options;
  const wanted = (item: ItemId) => items === null || items.has(item);
  const lessons = cards.lessons.map(async (lesson) => {
    const placeOf = (section: string): NotePlace => ({
      lesson: lesson.id,
      lessonTitle: lesson.title,
      sectionTitle: lesson.sections[section] ?? '',
    });
    const asked = cards.questions.some(({ id, lesson: of }) => of === lesson.id && wanted(`question:${id}`));
    const { questions } = asked ? await fetchQuiz({ lesson: lesson.id, fetch }) : { questions: [] };
    return [
      ...questions
        .filter(({ id }) => wanted(`question:${id}`))
        .map((question) =>
          questionNote(question, { language, place: placeOf(question.section), words: noteWords }),
        ),
      ...cards.exercises
        .filter(({ id, lesson: of }) => of === lesson.id && wanted(`exercise:${id}`))
        .map((exercise) =>
          exerciseNote(exercise, { place: placeOf(exercise.section), words: noteWords, origin }),
        ),
    ];
  });
  return (await Promise.all(lessons)).flat();
}
