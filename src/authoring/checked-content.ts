// The course for the pages: complete and without problems, or an error that lists every problem. Runs in Node.
import { type Content, type Course, type Exam, formatProblem, type Problem, toWrite } from '../core/index.ts';
import { readContent } from './read-content.ts';

/** Stops a build with a readable list instead of a stack trace. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`The content has ${count}:\n\n${problems.map(formatProblem).join('\n\n')}\n`);
    this.name = 'ContentError';
    this.problems = problems;
    delete this.stack;
  }
}

export type CheckedContent = Content & { course: Course; exam: Exam };

/** Reads the course under `root`. Throws ContentError where anything is wrong; drafts are shown as they are. */
export function checkedContent(options: { root: string }): CheckedContent {
  const content = readContent(options);
  const { course, exam } = content;
  const problems = content.problems.filter(({ code }) => code !== toWrite);
  if (problems.length > 0 || course === null || exam === null) throw new ContentError(problems);
  return { ...content, course, exam };
}
