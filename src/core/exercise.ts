// What an exercise is: its written part (front matter of content/exercises/<id>/index.mdx) and its program part. Pure.
import * as z from 'zod';
import { type Profile, profileSchema } from './finding.ts';
import {
  dateSchema,
  idSchema,
  referenceSchema,
  scopeSchema,
  taskStatementSchema,
  textSchema,
} from './ids.ts';
import type { RunRecord } from './run-record.ts';

export const predictionSchema = z.strictObject({
  question: textSchema.describe('Asked before the first run, e.g. "O que a API vai responder?".'),
  options: z
    .array(
      z.strictObject({
        id: idSchema,
        text: textSchema,
        correct: z.boolean().default(false),
        reason: textSchema.describe('Shown after the run: why it is or is not what happened.'),
      }),
    )
    .min(3)
    .refine((options) => options.filter((option) => option.correct).length === 1, {
      message: 'exactly one option must be marked correct',
    })
    .refine((options) => new Set(options.map((option) => option.id)).size === options.length, {
      message: 'option ids must be unique within the prediction',
    }),
});

/** The forms of an exercise: what the learner does before and instead of mending freely. */
export const exerciseFormSchema = z.enum([
  'mend',
  'skeleton',
  'find-line',
  'order-lines',
  'review-diff',
  'repair-history',
]);
export type ExerciseForm = z.infer<typeof exerciseFormSchema>;

export const findLineSchema = z.strictObject({
  question: textSchema.describe('Asked before the first run, e.g. "Qual linha cria o problema?".'),
  lines: z
    .array(
      z.strictObject({
        text: textSchema.describe('A line of the starter, without its indentation; stands there once.'),
        correct: z.boolean().default(false),
        reason: textSchema.describe('Shown after the run: why it is or is not this line.'),
      }),
    )
    .min(3)
    .refine((lines) => lines.some((line) => line.correct), { message: 'mark at least one line correct' })
    .refine((lines) => new Set(lines.map((line) => line.text)).size === lines.length, {
      message: 'each line may be listed once',
    }),
  otherwise: textSchema.describe('Shown for any line that is not listed.'),
});

const metaFields = z.strictObject({
  title: textSchema.describe('Name of the trap, in Portuguese.'),
  hook: textSchema.describe('One sentence that provokes a prediction; shown in the lesson.'),
  lesson: idSchema.describe('Lesson that teaches it.'),
  section: textSchema.describe('Anchor of the heading in that lesson, without "#".'),
  objective: idSchema.describe('Learning objective of the lesson.'),
  taskStatements: z.array(taskStatementSchema).min(1),
  scope: scopeSchema,
  profile: profileSchema.default('strict'),
  minutes: z.int().positive().describe('Time a learner should expect, in minutes.'),
  form: exerciseFormSchema
    .default('mend')
    .describe(
      'mend = predict, run, mend; skeleton = write the marked gaps; find-line = mark the guilty line, then mend; order-lines = put the pieces in order; review-diff = judge a colleague’s change (before.ts → starter.ts), then mend; repair-history = mend a request body (starter.json).',
    ),
  api: z
    .enum(['messages', 'converse'])
    .default('messages')
    .describe('The simulated API that the program talks to.'),
  simulation: textSchema
    .optional()
    .describe(
      'Where the scripted model stands in for judgement: that it is a simulation, and its simple rule.',
    ),
  cost: z
    .boolean()
    .default(false)
    .describe(
      'The page sets turns, tokens and seconds of the starter and of the learner’s program side by side.',
    ),
  starterFails: idSchema.describe('Id of the check that the starter fails: the trap, seen by the grader.'),
  prediction: predictionSchema
    .optional()
    .describe('Required for every form but find-line, which has findLine instead.'),
  findLine: findLineSchema.optional(),
  hints: z.array(textSchema).min(3).describe('Opened one at a time, from a nudge to nearly the answer.'),
  explanation: textSchema.describe(
    'Shown after solving: what happened and why. Paragraphs separated by blank lines; `code` allowed.',
  ),
  docs: z.array(referenceSchema).min(1).describe('Official pages.'),
  checkedOn: dateSchema,
});

export const exerciseMetaSchema = metaFields.superRefine((meta, context) => {
  const wanted = meta.form === 'find-line' ? 'findLine' : 'prediction';
  const unwanted = meta.form === 'find-line' ? 'prediction' : 'findLine';
  if (meta[wanted] === undefined)
    context.addIssue({
      code: 'custom',
      path: [wanted],
      message: `an exercise of the form "${meta.form}" needs \`${wanted}\``,
    });
  if (meta[unwanted] !== undefined)
    context.addIssue({
      code: 'custom',
      path: [unwanted],
      message: `an exercise of the form "${meta.form}" has no \`${unwanted}\`; remove it`,
    });
});
export type ExerciseMeta = z.infer<typeof exerciseMetaSchema>;

/** A tool as the Messages API wants it declared. */
export interface ToolDefinition {
  name: string;
  description: string;
  input_schema: { type: 'object'; [key: string]: unknown };
}

/** The tools of an exercise. `execute` runs on the trusted side; what it throws reaches the program as an Error. */
export interface ToolBox {
  definitions: ToolDefinition[];
  execute(name: string, input: Record<string, unknown>, context: { variant: string }): string;
  /**
   * Further functions that './tools' exports, by name: `await pedirAprovacao({...})` runs `execute('pedirAprovacao', input)` on the
   * trusted side and is recorded like a tool. They are not declared to the model.
   */
  functions?: readonly string[];
  /** Simulated duration in milliseconds by tool name; 60 where absent. */
  latencyMs?: Record<string, number>;
}

export type CheckOutcome =
  | { passed: true }
  | {
      passed: false;
      /** What the situation was, what the program did, what was required: whole Portuguese sentences. Never the answer. */
      given: string;
      got: string;
      expected: string;
      at?: { request: number; path: string };
    };

/** One requirement on a run. Judges requests, answers, tool executions and output, never source text. */
export interface Check {
  id: string;
  title: string;
  /** Id of the API rule behind it, if any. */
  rule?: string;
  judge(run: RunRecord): CheckOutcome;
}

export type { Profile };
