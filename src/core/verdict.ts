// What the grader says of a program. Pure.
import * as z from 'zod';

export const checkResultSchema = z.strictObject({
  id: z.string(),
  title: z.string().describe('The requirement as a fact, in Portuguese.'),
  passed: z.boolean(),
  message: z.string().describe('Given, got, expected in one or two sentences; empty when passed.'),
  variant: z.string().nullable().describe('The first variant in which it failed.'),
  at: z
    .strictObject({ request: z.int().nonnegative(), path: z.string() })
    .nullable()
    .describe('Where in the run to look: request index and path in its body.'),
});
export type CheckResult = z.infer<typeof checkResultSchema>;

export const verdictSchema = z.strictObject({
  exercise: z.string(),
  passed: z.boolean(),
  summary: z.string().describe('The verdict in one Portuguese sentence.'),
  checks: z.array(checkResultSchema),
  requests: z.int().nonnegative().describe('Requests sent over all variants.'),
});
export type Verdict = z.infer<typeof verdictSchema>;
