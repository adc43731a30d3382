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

/** Calendar date `YYYY-MM-DD`, one that exists. */
export const dateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'write the date as YYYY-MM-DD')
  .refine((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date) || isOnCalendar(date), 'there is no such day')
  .describe('Date on which the fact was last checked.');

function isOnCalendar(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (days[month - 1] ?? 0);
}

/** Text that somebody will read: at least one visible character. */
export const textSchema = z.string().regex(/\S/, 'write a text here');

/** For `superRefine` of a list: reports each entry whose `keyOf` an earlier one has; letters count alike in both cases. */
export function noRepeats<Entry>(field: string, keyOf: (entry: Entry) => string | number) {
  return (entries: Entry[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    entries.forEach((entry, place) => {
      const key = String(keyOf(entry)).toLowerCase();
      const path = field === '' ? [place] : [place, field];
      if (seen.has(key))
        context.addIssue({ code: 'custom', path, message: `"${keyOf(entry)}" stands here twice` });
      seen.add(key);
    });
  };
}

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
  pt: textSchema.describe('Text in Brazilian Portuguese.'),
  en: textSchema.describe('Text in English, as the exam would put it.'),
});
export type Bilingual = z.infer<typeof bilingualSchema>;

/** A document that a claim rests on. */
export const referenceSchema = z.strictObject({
  title: textSchema.describe('Title as the reader will see it.'),
  url: z.url().describe('Public address.'),
});
export type Reference = z.infer<typeof referenceSchema>;
