// The course: order, exam facts, sources, glossary. Pure.
import * as z from 'zod';
import { bilingualSchema, dateSchema, idSchema, referenceSchema, taskStatementSchema } from './ids.ts';

const confidenceSchema = z.enum(['high', 'medium', 'low']);

/** content/course.yaml: the only place where order is written. */
export const courseSchema = z.strictObject({
  title: z.string().min(1),
  units: z
    .array(
      z.strictObject({
        id: idSchema,
        title: z.string().min(1),
        lessons: z.array(z.strictObject({ id: idSchema, exercises: z.array(idSchema) })).min(1),
      }),
    )
    .min(1),
});
export type Course = z.infer<typeof courseSchema>;

/** content/exam.yaml: what the exam is, with confidence. */
export const examSchema = z.strictObject({
  name: z.string().min(1),
  code: z.string().min(1),
  guideVersion: z.string().min(1),
  checkedOn: dateSchema,
  facts: z.array(
    z.strictObject({
      id: idSchema,
      label: z.string(),
      value: z.string(),
      confidence: confidenceSchema,
      source: z.string(),
    }),
  ),
  domains: z.array(
    z.strictObject({
      number: z.int().min(1).max(5),
      title: bilingualSchema,
      weightPercent: z.number(),
      confidence: confidenceSchema,
    }),
  ),
  taskStatements: z.array(z.strictObject({ id: taskStatementSchema, title: bilingualSchema })),
  scenarios: z.array(
    z.strictObject({ number: z.int().min(1).max(6), title: bilingualSchema, domains: z.array(z.int()) }),
  ),
});
export type Exam = z.infer<typeof examSchema>;

/** content/sources.yaml: the documents that lessons mirror. */
export const sourcesSchema = z.array(
  z.strictObject({
    id: idSchema,
    title: z.string(),
    language: z.string(),
    note: z.string(),
    references: z.array(referenceSchema).default([]),
  }),
);

/** content/glossary.yaml */
export const glossarySchema = z.array(
  z.strictObject({
    id: idSchema,
    en: z.string().min(1).describe('The exam’s English term.'),
    pt: z.string().min(1).describe('The Portuguese term used in lessons.'),
    meaning: z.string().min(1).describe('One line, in Portuguese.'),
  }),
);
export type Glossary = z.infer<typeof glossarySchema>;
