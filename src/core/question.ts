// Quiz questions as written in quizzes/<lesson-id>.yaml. Pure.
import * as z from 'zod';
import {
  bilingualSchema,
  dateSchema,
  idSchema,
  referenceSchema,
  scopeSchema,
  taskStatementSchema,
  textSchema,
} from './ids.ts';

export const optionSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-h]$/, 'use one letter, "a" to "h"')
    .describe('Permanent id of the option within its question.'),
  text: bilingualSchema,
  correct: z.boolean().default(false),
  reason: textSchema.describe('In Portuguese: why this option is right or wrong.'),
  position: z
    .enum(['any', 'last'])
    .default('any')
    .describe('last = keep at the end when options are shuffled.'),
});

export const questionSchema = z
  .strictObject({
    id: idSchema,
    kind: z.enum(['single', 'multiple']).describe('single = one answer; multiple = "select N".'),
    select: z
      .int()
      .min(2)
      .optional()
      .describe('How many to select; required for multiple, absent for single.'),
    objective: idSchema,
    taskStatement: taskStatementSchema,
    scope: scopeSchema,
    section: textSchema.describe('Anchor of the lesson heading that answers it.'),
    exercise: idSchema.optional().describe('The trap behind it, if any.'),
    scenario: z.int().min(1).max(6).optional().describe('Exam scenario in whose manner the stem is written.'),
    stem: bilingualSchema,
    options: z.array(optionSchema).min(4).max(8),
    source: referenceSchema,
    checkedOn: dateSchema,
  })
  .superRefine((question, context) => {
    const right = question.options.filter((option) => option.correct).length;
    const wanted = question.kind === 'single' ? 1 : question.select;
    if (question.kind === 'multiple' && question.select === undefined)
      context.addIssue({
        code: 'custom',
        path: ['kind'],
        message: 'a "multiple" question needs "select: N"',
      });
    else if (question.kind === 'single' && question.select !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['select'],
        message: 'a "single" question has no "select"; remove it',
      });
    else if (right !== wanted)
      context.addIssue({
        code: 'custom',
        path: ['options'],
        message: `${right} options are marked correct, ${wanted} expected`,
      });
    const ids = question.options.map((option) => option.id);
    if (new Set(ids).size !== ids.length)
      context.addIssue({
        code: 'custom',
        path: ['options'],
        message: 'option ids must be unique within the question',
      });
  });
export type Question = z.infer<typeof questionSchema>;

export const quizFileSchema = z.strictObject({
  lesson: idSchema,
  questions: z.array(questionSchema).min(1),
});
export type QuizFile = z.infer<typeof quizFileSchema>;
