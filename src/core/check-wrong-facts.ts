// Finds wrong facts about the exam that circulate in public, in anything but questions, whose linter looks for itself. Pure.
import type { SourceFile } from './build-course.ts';
import { circulatingErrors } from './circulating-errors.ts';
import type { Problem } from './problem.ts';
import { examWords } from './question-option-lint.ts';

/** A box "Onde as fontes divergem" may name a wrong fact in order to correct it. */
function withoutBoxes(text: string): string {
  return text.replace(/<Diverge\b[\s\S]*?<\/Diverge>/g, (box) => box.replace(/[^\n]/g, ' '));
}

/** One problem for each line that speaks of the exam and states a wrong fact. */
export function checkWrongFacts({ path, text }: SourceFile): Problem[] {
  if (path.startsWith('quizzes/')) return [];
  return withoutBoxes(text)
    .split('\n')
    .flatMap((line, index) => {
      // exam.yaml is about the exam throughout; elsewhere a figure may be anything.
      if (path !== 'content/exam.yaml' && !examWords.test(line)) return [];
      return circulatingErrors
        .filter(({ pattern }) => pattern.test(line))
        .map(({ claim, truth }): Problem => {
          const what = `This states a wrong fact in circulation: ${claim}.`;
          return { code: 'content/wrong-fact', file: path, line: index + 1, what, fix: truth };
        });
    });
}
