// What an exercise is: its written part (front matter of content/exercises/<id>/index.mdx) and its program part. Pure.
import * as z from 'zod';
import { type Profile, profileSchema } from './finding.ts';
import { dateSchema, idSchema, referenceSchema, scopeSchema, taskStatementSchema } from './ids.ts';
import type { RunRecord } from './run-record.ts';

export const predictionSchema = z.strictObject({
  question: z.string().min(1).describe('Asked before the first run, e.g. "O que a API vai responder?".'),
  options: z
    .array(
      z.strictObject({
        id: idSchema,
        text: z.string().min(1),
        correct: z.boolean().default(false),
        reason: z.string().min(1).describe('Shown after the run: why it is or is not what happened.'),
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

export const exerciseMetaSchema = z.strictObject({
  title: z.string().min(1).describe('Name of the trap, in Portuguese.'),
  hook: z.string().min(1).describe('One sentence that provokes a prediction; shown in the lesson.'),
  lesson: idSchema.describe('Lesson that teaches it.'),
  section: z.string().min(1).describe('Anchor of the heading in that lesson, without "#".'),
  objective: idSchema.describe('Learning objective of the lesson.'),
  taskStatements: z.array(taskStatementSchema).min(1),
  scope: scopeSchema,
  profile: profileSchema.default('strict'),
  minutes: z.int().positive().describe('Time a learner should expect, in minutes.'),
  starterFails: idSchema.describe('Id of the check that the starter fails: the trap, seen by the grader.'),
  prediction: predictionSchema,
  hints: z
    .array(z.string().min(1))
    .min(3)
    .describe('Opened one at a time, from a nudge to nearly the answer.'),
  explanation: z
    .string()
    .min(1)
    .describe(
      'Shown after solving: what happened and why. Paragraphs separated by blank lines; `code` allowed.',
    ),
  docs: z.array(referenceSchema).min(1).describe('Official pages.'),
  checkedOn: dateSchema,
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
