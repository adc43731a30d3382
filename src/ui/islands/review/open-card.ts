// A card made ready to be shown: its content fetched, its options in order. Runs in the page.
import type { Card } from '../../../scheduler/index.ts';
import { fetchQuiz, orderOptions, type PageQuestion, type QuizPage } from '../questions/index.ts';
import { type Catalogue, findItem } from './catalogue.ts';

export type OpenCard = { card: Card; openedAt: number } & (
  | {
      kind: 'question';
      question: PageQuestion;
      options: PageQuestion['options'];
      lesson: { id: string; title: string };
    }
  | { kind: 'exercise'; exercise: { id: string; title: string; hook: string; minutes: number } }
);

/** Makes cards ready; each lesson's questions are fetched once. */
export function cardOpener(options: { catalogue: Catalogue; fetch: typeof fetch; readClock: () => number }) {
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
  /** Rejects where the questions can't be fetched. */
  return async (card: Card): Promise<OpenCard> => {
    const known = findItem(options.catalogue, card.item);
    if (known === null) throw new Error(`Unknown item ${card.item}`);
    const openedAt = options.readClock();
    if (known.kind === 'exercise') return { kind: 'exercise', card, openedAt, exercise: known };
    const quiz = await quizOf(known.lesson.id);
    const question = quiz.questions.find(({ id }) => id === known.id);
    if (question === undefined) throw new Error(`Question ${known.id} is not in ${known.lesson.id}`);
    // Another order at each review, so that nobody learns "it was the second one".
    const shown = orderOptions(question.options, { seed: `${card.item} ${card.reviews}` });
    return {
      kind: 'question',
      card,
      openedAt: options.readClock(),
      question,
      options: shown,
      lesson: known.lesson,
    };
  };
}
