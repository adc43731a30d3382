// Checks the program part of an exercise field by field, before anything is run with it. Pure.
import * as z from 'zod';
import { formatPath, type Problem, profileSchema, textSchema } from '../core/index.ts';
import type { ExerciseFolder } from './exercise-folder.ts';
import { problem } from './prove-programs.ts';

const partId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single hyphens');
const callable = z.custom<(...given: never[]) => unknown>(
  (value) => typeof value === 'function',
  'write a function',
);

const variantsSchema = z
  .array(
    z.looseObject({
      id: partId,
      title: textSchema,
      seed: z.int(),
      question: z.string(),
      profile: profileSchema.optional(),
      script: z.union([z.array(z.union([callable, z.looseObject({})])).min(1), callable], {
        error: 'write a list of lines, or a function of the context',
      }),
    }),
  )
  .min(1);
const checksSchema = z.array(z.looseObject({ id: partId, title: textSchema, judge: callable }));
const toolsSchema = z.looseObject({
  definitions: z.array(
    z.looseObject({
      name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, 'use 1 to 64 letters, digits, "_" and "-"'),
      description: z.string(),
      input_schema: z.looseObject({ type: z.literal('object') }),
    }),
  ),
  execute: callable,
  functions: z.array(z.string()).optional(),
  latencyMs: z.record(z.string(), z.number().nonnegative()).optional(),
});

/** Problems of scenario.ts, checks.ts and tools.ts; empty where a part is missing, which is told already. */
export function checkFields({ path, part, meta }: ExerciseFolder): Problem[] {
  if (!part) return [];
  const faults = (name: string, schema: z.ZodType, value: unknown, prefix: string) =>
    (schema.safeParse(value).error?.issues ?? []).map((issue) =>
      problem(
        'bad-field',
        `${path}/${name}`,
        `\`${formatPath([prefix, ...issue.path])}\` ${
          / received undefined$/.test(issue.message)
            ? 'is missing.'
            : `is not as it must be: ${issue.message}.`
        }`,
        'Correct the value as described.',
      ),
    );
  const { variants } = part.scenario;
  const twice = (name: string, kind: string, ids: readonly unknown[]) =>
    [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))].map((id) =>
      problem(
        'id-twice',
        `${path}/${name}`,
        `Two ${kind} have the name "${id}".`,
        'Give each a name of its own.',
      ),
    );
  const asked = meta?.form === 'repair-history' ? [] : variants.filter(({ question }) => question === '');
  return [
    ...faults('scenario.ts', variantsSchema, variants, 'variants'),
    ...faults('checks.ts', checksSchema, part.checks, 'checks'),
    ...faults('tools.ts', toolsSchema, part.tools, 'tools'),
    ...twice(
      'scenario.ts',
      'variants',
      variants.map((variant) => variant?.id),
    ),
    ...twice(
      'tools.ts',
      'tools',
      (part.tools.definitions ?? []).map((tool) => tool?.name),
    ),
    ...asked.map(({ id }) =>
      problem(
        'no-question',
        `${path}/scenario.ts`,
        `The variant "${id}" has an empty question.`,
        'Write what the user asks in it.',
      ),
    ),
  ];
}
