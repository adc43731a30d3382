// Front matter of lessons/<id>.mdx. Pure.
import * as z from 'zod';
import { dateSchema, idSchema, scopeSchema, taskStatementSchema } from './ids.ts';

export const lessonSchema = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1).describe('One sentence for lists and search.'),
  domain: z.int().min(1).max(5).describe('Exam domain.'),
  position: z
    .strictObject({ number: z.int().positive(), of: z.int().positive() })
    .describe('Place within its domain’s course, as the source counts it.'),
  taskStatements: z.array(taskStatementSchema).min(1),
  scope: scopeSchema,
  minutes: z.int().positive().describe('Reading time, in minutes.'),
  source: idSchema.describe('Id of the mirrored document in content/sources.yaml.'),
  objectives: z.array(z.strictObject({ id: idSchema, text: z.string().min(1) })).min(1),
  prerequisites: z.array(z.string().min(1)).describe('What a reader should know already, one sentence each.'),
  next: z.array(z.string().min(1)).describe('Where to go from here, one sentence each.'),
  summaryLines: z.array(z.string().min(1)).length(5).describe('The five-line summary.'),
  checkedOn: dateSchema,
});
export type Lesson = z.infer<typeof lessonSchema>;
