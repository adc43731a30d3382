// Front matter of lessons/<id>.mdx. Pure.
import * as z from 'zod';
import { dateSchema, idSchema, noRepeats, scopeSchema, taskStatementSchema, textSchema } from './ids.ts';

export const lessonSchema = z.strictObject({
  title: textSchema,
  summary: textSchema.describe('One sentence for lists and search.'),
  domain: z.int().min(1).max(5).describe('Exam domain.'),
  position: z
    .strictObject({ number: z.int().positive(), of: z.int().positive() })
    .refine(({ number, of }) => number <= of, '`number` must not be greater than `of`')
    .optional()
    .describe('Place within its domain’s course, where the source counts it.'),
  taskStatements: z
    .array(taskStatementSchema)
    .min(1)
    .superRefine(noRepeats('', (id) => id)),
  scope: scopeSchema,
  minutes: z.int().positive().describe('Reading time, in minutes.'),
  source: idSchema.describe('Id of the mirrored document in content/sources.yaml.'),
  objectives: z
    .array(z.strictObject({ id: idSchema, text: textSchema }))
    .min(1)
    .superRefine(noRepeats('id', ({ id }) => id)),
  prerequisites: z.array(textSchema).describe('What a reader should know already, one sentence each.'),
  next: z.array(textSchema).describe('Where to go from here, one sentence each.'),
  summaryLines: z.array(textSchema).length(5).describe('The five-line summary.'),
  checkedOn: dateSchema,
});
export type Lesson = z.infer<typeof lessonSchema>;
