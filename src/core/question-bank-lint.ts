// Finds what only shows when the quizzes of all lessons are read together: near-twins across lessons. Pure.
import type { QuizEntry, SourceFile } from './build-course.ts';
import type { Problem } from './problem.ts';
import { likeness, stemWords, twinOverlap } from './question-likeness.ts';
import { isDraft, lineOfQuestion } from './question-lint.ts';

/** Problems between the files; those within one file are lintQuestions’ affair. */
export function lintBank({
  quizzes,
  files,
}: {
  quizzes: readonly QuizEntry[];
  files: readonly SourceFile[];
}): Problem[] {
  const all = quizzes.flatMap(({ file, questions }) =>
    questions
      .filter((question) => !isDraft(question))
      .map((question) => ({ file, id: question.id, words: stemWords(question) })),
  );
  return all.flatMap((question, place) =>
    all.slice(0, place).flatMap((other): Problem[] => {
      // The same id twice is told as such.
      if (other.file === question.file || other.id === question.id) return [];
      const share = likeness(question.words, other.words);
      if (share < twinOverlap) return [];
      const text = files.find(({ path }) => path === question.file)?.text ?? '';
      return [
        {
          code: 'question/near-twin',
          file: question.file,
          line: lineOfQuestion(text, question.id),
          what: `The stems of "${question.id}" and "${other.id}" in ${other.file} share ${Math.round(share * 100)}% of their words.`,
          fix: 'Test another situation, or drop one of the two.',
        },
      ];
    }),
  );
}
