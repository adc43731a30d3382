// Something an author must fix: where, what, fix. Pure.
import * as z from 'zod';

export const problemSchema = z.strictObject({
  code: z.string().describe('Permanent code, e.g. "content/unknown-reference".'),
  file: z.string().describe('Path from the project’s root.'),
  line: z.int().positive().nullable(),
  what: z.string().describe('What is wrong, with the value found.'),
  fix: z.string().describe('What to do, with the values allowed.'),
});
export type Problem = z.infer<typeof problemSchema>;

/** One problem as two readable lines. */
export function formatProblem(problem: Problem): string {
  const place = problem.line === null ? problem.file : `${problem.file}:${problem.line}`;
  return `${place}: ${problem.what} [${problem.code}]\n  Fix: ${problem.fix}`;
}
