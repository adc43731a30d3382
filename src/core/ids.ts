// Identity of everything a learner's history refers to. Pure.
// An id is written once and never derived from a position, a path order or a hash.
import * as z from 'zod';

/** Permanent identifier: lower-case words joined by hyphens, e.g. `turno-so-com-texto`. */
export const idSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'use lower-case letters, digits and single hyphens, e.g. "turno-so-com-texto"',
  )
  .describe('Permanent identifier; renaming it loses learners’ history.');

/** Calendar date `YYYY-MM-DD`. */
export const dateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'write the date as YYYY-MM-DD')
  .describe('Date on which the fact was last checked.');

/** How a piece of content relates to the exam guide. */
export const scopeSchema = z
  .enum(['exam', 'api-contract', 'beyond'])
  .describe(
    'exam = named in the exam guide; api-contract = the mechanism under it; beyond = outside the exam.',
  );
export type Scope = z.infer<typeof scopeSchema>;

/** Task statement of the exam guide, e.g. `1.1`. */
export const taskStatementSchema = z.string().regex(/^[1-5]\.[1-7]$/, 'write a task statement such as "1.1"');

/** The same text in both of the app's languages. */
export const bilingualSchema = z.strictObject({
  pt: z.string().min(1).describe('Text in Brazilian Portuguese.'),
  en: z.string().min(1).describe('Text in English, as the exam would put it.'),
});
export type Bilingual = z.infer<typeof bilingualSchema>;

/** A document that a claim rests on. */
export const referenceSchema = z.strictObject({
  title: z.string().min(1).describe('Title as the reader will see it.'),
  url: z.url().describe('Public address.'),
});
export type Reference = z.infer<typeof referenceSchema>;
