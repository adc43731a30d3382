// A card made ready to be shown: its content fetched, its options in order. Runs in the page.
import type { Card } from '../../../scheduler/index.ts';
import { fetchQuiz, orderOptions, type PageQuestion, type QuizPage } from '../questions/index.ts';
import type { Course, Known } from './course.ts';

export type OpenCard = { card: Card; openedAt: number; known: Known } & (
  | { kind: 'question'; question: PageQuestion; options: PageQuestion['options'] }
  | { kind: 'exercise' }
);

/** What an item's content gives to read; a question's comes with its lesson's others, fetched once. */
export interface ContentReader {
  /** Rejects where the questions can't be fetched. */
  open(card: Card): Promise<OpenCard>;
  question(known: Known): Promise<PageQuestion>;
}

/** Reads content; each lesson's questions are fetched once. */
export function contentReader(options: {
  course: Course;
  fetch: typeof fetch;
  readClock: () => number;
}): ContentReader {
  const { course, readClock } = options;
  const quizzes = new Map<string, Promise<QuizPage>>();
  const quizOf = (lesson: string): Promise<QuizPage> => {
    const found =
      quizzes.get(lesson) ??
      fetchQuiz({ lesson, fetch: options.fetch }).catch((error: unknown) => {
        quizzes.delete(lesson);
        throw error;
      });
    quizzes.set(lesson, found);
    return found;
  };
  const question = async (known: Known): Promise<PageQuestion> => {
    const { questions } = await quizOf(known.lesson.id);
    const found = questions.find(({ id }) => id === known.id);
    if (found === undefined) throw new Error(`Question ${known.id} is not in ${known.lesson.id}`);
    return found;
  };
  return {
    question,
    async open(card) {
      const known = course.find(card.item);
      if (known === null) throw new Error(`Unknown item ${card.item}`);
      if (known.kind === 'exercise') return { kind: 'exercise', card, known, openedAt: readClock() };
      const found = await question(known);
      // Another order at each review, so that nobody learns "it was the second one".
      const shown = orderOptions(found.options, { seed: `${card.item} ${card.reviews}` });
      return { kind: 'question', card, known, question: found, options: shown, openedAt: readClock() };
    },
  };
}
