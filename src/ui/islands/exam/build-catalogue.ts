// Makes the exam page's catalogue from the checked content. Runs in Node, at build time only.
import type { Question } from '../../../core/index.ts';
import { examItem } from '../../../mock-exam/index.ts';
import type { ExamCatalogue } from './exam-catalogue.ts';

/** The catalogue of all quizzes, in the order given. */
export function buildCatalogue(options: {
  quizzes: readonly { lesson: string; questions: readonly Question[] }[];
  domains: readonly { number: number; title: { pt: string }; weightPercent: number }[];
  taskStatements: readonly { id: string; title: { pt: string } }[];
}): ExamCatalogue {
  const numbers = new Map<string, string>();
  const numberOf = (word: string): string => {
    const known = numbers.get(word) ?? numbers.size.toString(36);
    numbers.set(word, known);
    return known;
  };
  return {
    items: options.quizzes.flatMap(({ lesson, questions }) =>
      questions.map((question) => {
        const { words, ...facts } = examItem(question, { lesson });
        const { select = 1 } = question;
        return {
          ...facts,
          lesson,
          ...(select > 1 ? { select } : {}),
          words: words.map((set) => [...set].map(numberOf).join(' ')),
        };
      }),
    ),
    domains: options.domains.map(({ number, title, weightPercent }) => ({
      number,
      title: title.pt,
      weightPercent,
    })),
    taskStatements: options.taskStatements.map(({ id, title }) => ({ id, title: title.pt })),
  };
}
