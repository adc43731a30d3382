// Everything that one execution of a learner's program did. Written by the runner's host, judged by the grader. Pure.
import * as z from 'zod';
import { findingSchema, profileSchema } from './finding.ts';

export const requestRecordSchema = z.strictObject({
  index: z.int().nonnegative().describe('Position among the requests of this run, from 0.'),
  startedAtMs: z.number().describe('Milliseconds since the run began.'),
  endedAtMs: z.number(),
  method: z.string(),
  path: z.string().describe('Path and query of the address, e.g. "/v1/messages".'),
  body: z.unknown().describe('Request body as parsed from JSON; the raw text where it is not JSON.'),
  status: z.int().describe('HTTP status of the answer.'),
  response: z.unknown().describe('Answer body as parsed from JSON.'),
  requestId: z.string().nullable(),
  findings: z.array(findingSchema).describe('All findings of the simulated API, errors before warnings.'),
});
export type RequestRecord = z.infer<typeof requestRecordSchema>;

export const toolRecordSchema = z.strictObject({
  index: z.int().nonnegative(),
  name: z.string(),
  input: z.unknown(),
  startedAtMs: z.number(),
  endedAtMs: z.number(),
  ok: z.boolean().describe('False when the tool threw.'),
  output: z.string().describe('What the tool returned, or the message of what it threw.'),
  afterRequest: z
    .int()
    .describe('Index of the last request answered before the execution began; -1 for none.'),
});
export type ToolRecord = z.infer<typeof toolRecordSchema>;

export const logRecordSchema = z.strictObject({
  atMs: z.number(),
  level: z.enum(['log', 'info', 'warn', 'error', 'debug']),
  text: z.string(),
});
export type LogRecord = z.infer<typeof logRecordSchema>;

const place = { line: z.int().nullable(), column: z.int().nullable() };

/** How a run ended. `line` and `column` count from 1 in the learner's file. */
export const outcomeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('returned'), value: z.string() }),
  z.strictObject({
    kind: z.literal('threw'),
    name: z
      .string()
      .describe(
        'Class of the error, e.g. "BadRequestError"; "non-error" for a thrown value of another kind.',
      ),
    message: z.string(),
    status: z.int().nullable().describe('HTTP status when the SDK raised it.'),
    stack: z.string().describe('Stack of the learner’s own lines only.'),
    ...place,
  }),
  z.strictObject({
    kind: z.literal('invalid'),
    reason: z.enum(['syntax', 'no-run-agent', 'unknown-import', 'wrong-return']),
    message: z.string(),
    ...place,
  }),
  z.strictObject({
    kind: z.literal('stopped'),
    reason: z
      .enum(['time', 'idle', 'requests', 'tools', 'logs', 'memory', 'closed', 'protocol', 'user'])
      .describe('idle = nothing was pending that could ever wake the program.'),
    busy: z.boolean().describe('True when the program was computing without pause as it was stopped.'),
    message: z.string(),
  }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;

export const runRecordSchema = z.strictObject({
  exercise: z.string(),
  variant: z.string(),
  profile: profileSchema,
  question: z.string(),
  requests: z.array(requestRecordSchema),
  tools: z.array(toolRecordSchema),
  logs: z.array(logRecordSchema),
  droppedLogs: z.int().nonnegative().describe('Log lines beyond the limit, counted but not kept.'),
  outcome: outcomeSchema,
  scriptProblems: z
    .array(
      z.strictObject({
        kind: z.enum(['script-dry', 'unexpected-conversation', 'script-unused']),
        request: z.int(),
        detail: z.string(),
      }),
    )
    .describe('What the scripted model could not answer.'),
  durationMs: z.number(),
});
export type RunRecord = z.infer<typeof runRecordSchema>;
