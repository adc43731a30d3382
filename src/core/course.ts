// The course: order, exam facts, sources, glossary. Pure.
import * as z from 'zod';
import {
  bilingualSchema,
  dateSchema,
  idSchema,
  noRepeats,
  referenceSchema,
  taskStatementSchema,
  textSchema,
} from './ids.ts';

const confidenceSchema = z.enum(['high', 'medium', 'low']);

/** content/course.yaml: the only place where order is written. */
export const courseSchema = z.strictObject({
  title: textSchema,
  units: z
    .array(
      z.strictObject({
        id: idSchema,
        title: textSchema,
        lessons: z.array(z.strictObject({ id: idSchema, exercises: z.array(idSchema) })).min(1),
      }),
    )
    .min(1)
    .superRefine(noRepeats('id', ({ id }) => id)),
});
export type Course = z.infer<typeof courseSchema>;

const examFields = z.strictObject({
  name: textSchema,
  code: textSchema,
  guideVersion: textSchema,
  checkedOn: dateSchema,
  facts: z
    .array(
      z.strictObject({
        id: idSchema,
        label: textSchema,
        value: textSchema,
        confidence: confidenceSchema,
        source: textSchema,
      }),
    )
    .superRefine(noRepeats('id', ({ id }) => id)),
  domains: z
    .array(
      z.strictObject({
        number: z.int().min(1).max(5),
        title: bilingualSchema,
        weightPercent: z.number().positive().max(100),
        confidence: confidenceSchema,
      }),
    )
    .superRefine(noRepeats('number', ({ number }) => number)),
  taskStatements: z
    .array(z.strictObject({ id: taskStatementSchema, title: bilingualSchema }))
    .superRefine(noRepeats('id', ({ id }) => id)),
  scenarios: z
    .array(
      z.strictObject({ number: z.int().min(1).max(6), title: bilingualSchema, domains: z.array(z.int()) }),
    )
    .superRefine(noRepeats('number', ({ number }) => number)),
});

/** content/exam.yaml: what the exam is, with confidence. */
export const examSchema = examFields.superRefine(({ domains, taskStatements, scenarios }, context) => {
  const known = domains.map(({ number }) => number);
  const check = (path: PropertyKey[], domain: number) => {
    if (known.includes(domain)) return;
    const message = `domain ${domain} is not among \`domains\`: ${known.join(', ')}`;
    context.addIssue({ code: 'custom', path, message });
  };
  taskStatements.forEach(({ id }, place) => {
    check(['taskStatements', place, 'id'], Number(id[0]));
  });
  scenarios.forEach(({ domains: framed }, place) => {
    framed.forEach((domain, at) => {
      check(['scenarios', place, 'domains', at], domain);
    });
  });
  const sum = domains.reduce((total, { weightPercent }) => total + weightPercent, 0);
  if (Math.abs(sum - 100) > 0.01) {
    const message = `the weights of all domains must add up to 100; they add up to ${sum}`;
    context.addIssue({ code: 'custom', path: ['domains'], message });
  }
});
export type Exam = z.infer<typeof examSchema>;

/** content/sources.yaml: the documents that lessons mirror. */
export const sourcesSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      title: textSchema,
      language: textSchema,
      note: textSchema,
      references: z.array(referenceSchema).default([]),
    }),
  )
  .superRefine(noRepeats('id', ({ id }) => id));

/** content/glossary.yaml */
export const glossarySchema = z
  .array(
    z.strictObject({
      id: idSchema,
      en: textSchema.describe('The exam’s English term.'),
      pt: textSchema.describe('The Portuguese term used in lessons.'),
      meaning: textSchema.describe('One line, in Portuguese.'),
    }),
  )
  .superRefine(noRepeats('id', ({ id }) => id))
  .superRefine(noRepeats('en', ({ en }) => en));
export type Glossary = z.infer<typeof glossarySchema>;
