// One entry of the learner's append-only log. All progress is derived from these. Pure.
// Written with zod's small dialect: every page that keeps progress loads this file, and classic zod is four times its size.
import * as z from 'zod/mini';

/** The last instant (milliseconds since 1970) of the year 9999: what lies later is no date that anything could show. */
export const lastInstant = 253_402_300_799_999;
const instantSchema = z.int().check(z.nonnegative(), z.maximum(lastInstant));
/** Up to some thirty years: far more than a page stays open, far less than what sums can't hold. */
const durationMsSchema = z.number().check(z.nonnegative(), z.maximum(1_000_000_000_000));
/** The greatest number that an event's id may have; its next one is still exact. */
export const lastEventNumber = 999_999_999_999_999;

/** An item that reviews refer to: `question:<id>` or `exercise:<id>`. */
export const itemIdSchema = z.string().check(z.regex(/^(question|exercise):[a-z0-9-]+$/));
export type ItemId = z.infer<typeof itemIdSchema>;

export const ratingSchema = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
  .check(z.describe('1 again, 2 hard, 3 good, 4 easy.'));
export type Rating = z.infer<typeof ratingSchema>;

export const cardMarkSchema = z
  .enum(['suspended', 'buried', 'flagged'])
  .check(
    z.describe('suspended = until taken back; buried = until the next study day; flagged = to come back to.'),
  );
export type CardMark = z.infer<typeof cardMarkSchema>;

/** Id of one sitting of the mock exam. */
const examIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{4,40}$/));

export const examModeSchema = z.enum(['full', 'short', 'task-statement', 'misses']);
export type ExamMode = z.infer<typeof examModeSchema>;

/** What happened, without identity. */
export const eventBodySchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('answer'),
    question: z.string(),
    chosen: z.array(z.string()),
    correct: z.boolean(),
    elapsedMs: durationMsSchema,
    where: z.enum(['lesson', 'review']),
  }),
  z.strictObject({
    type: z.literal('review'),
    item: itemIdSchema,
    rating: ratingSchema,
    elapsedMs: durationMsSchema,
  }),
  z.strictObject({
    type: z.literal('attempt'),
    exercise: z.string(),
    passed: z.boolean(),
    failedChecks: z.array(z.string()),
    requests: z.number(),
  }),
  z.strictObject({
    type: z.literal('prediction'),
    exercise: z.string(),
    option: z.string(),
    correct: z.boolean(),
  }),
  z.strictObject({ type: z.literal('hint'), exercise: z.string(), number: z.int().check(z.positive()) }),
  z.strictObject({
    type: z.literal('lesson-finished'),
    lesson: z.string(),
    cards: z.array(itemIdSchema).check(z.describe('Items put into the review queue.')),
  }),
  z.strictObject({ type: z.literal('lesson-reopened'), lesson: z.string() }),
  z.strictObject({
    type: z.literal('card-added'),
    item: itemIdSchema,
    reason: z
      .enum(['missed', 'failed-then-solved', 'by-hand', 'plan'])
      .check(z.describe('plan = introduced on the day’s plan, to be reviewed at once.')),
  }),
  z.strictObject({
    type: z.literal('card-marked'),
    item: itemIdSchema,
    mark: cardMarkSchema,
    on: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('setting'),
    key: z.string(),
    value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  }),
  z.strictObject({
    type: z.literal('exam-started'),
    exam: examIdSchema,
    mode: examModeSchema,
    language: z.enum(['pt', 'en']),
    seed: z.int().check(z.nonnegative()),
    questions: z.array(z.string()).check(z.minLength(1), z.describe('The form, in its order.')),
    timeLimitMs: z.number().check(z.positive()),
  }),
  z.strictObject({
    type: z.literal('exam-answered'),
    exam: examIdSchema,
    question: z.string(),
    chosen: z.array(z.string()).check(z.describe('What is marked now; empty = left open.')),
    correct: z.boolean(),
    flagged: z.boolean(),
    elapsedMs: durationMsSchema.check(z.describe('Spent on the question since the last entry about it.')),
  }),
  z.strictObject({ type: z.literal('exam-paused'), exam: examIdSchema }),
  z.strictObject({ type: z.literal('exam-resumed'), exam: examIdSchema }),
  z.strictObject({
    type: z.literal('exam-finished'),
    exam: examIdSchema,
    reason: z.enum(['handed-in', 'time-up']),
  }),
  z.strictObject({
    type: z.literal('undo'),
    target: z.string().check(z.describe('Id of the event taken back.')),
  }),
]);
export type EventBody = z.infer<typeof eventBodySchema>;

export const progressEventSchema = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{4,40}:\d{1,15}$/), z.describe('<device>:<counter>')),
  at: instantSchema.check(z.describe('Milliseconds since 1970, by the device’s clock.')),
  body: eventBodySchema,
});
export type ProgressEvent = z.infer<typeof progressEventSchema>;

export const draftSchema = z.strictObject({
  exercise: z.string(),
  source: z.string(),
  previous: z.nullable(z.string()).check(z.describe('What "recomeçar" replaced, to be undone.')),
  updatedAt: instantSchema,
});
export type Draft = z.infer<typeof draftSchema>;

/** The file that export writes and import reads. */
export const progressFileSchema = z.strictObject({
  format: z.literal('pegadinha-progress'),
  version: z.literal(1),
  exportedAt: instantSchema,
  events: z.array(progressEventSchema),
  drafts: z.array(draftSchema),
  unreadable: z
    ._default(z.array(z.unknown()), [])
    .check(
      z.describe('Stored entries that the exporting version could not read; kept aside, never dropped.'),
    ),
});
export type ProgressFile = z.infer<typeof progressFileSchema>;
