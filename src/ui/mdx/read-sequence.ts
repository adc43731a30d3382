// The sequence diagrams of lessons (content/code/<lesson>/<name>.sequence.yaml). Runs at build time.
import { parse } from 'yaml';
import * as z from 'zod';

const stepSchema = z.strictObject({
  from: z.string().describe('Id of a participant.'),
  to: z.string().describe('Id of a participant; the same as `from` for kind "self".'),
  kind: z.enum(['call', 'return', 'self']),
  label: z.string().min(1).describe('What is sent, in one short line.'),
  note: z.string().optional().describe('A second, smaller line.'),
});

export const sequenceSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).describe('The whole sequence in words.'),
  participants: z
    .array(z.strictObject({ id: z.string(), label: z.string().min(1) }))
    .min(2)
    .max(4),
  steps: z.array(stepSchema).min(1),
});
export type Sequence = z.infer<typeof sequenceSchema>;

const files = import.meta.glob<string>('/content/code/**/*.sequence.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The diagram's data. Throws with file and reason when it is missing, malformed or names an unknown participant. */
export function readSequence(options: { lesson: string; name: string }): Sequence {
  const path = `content/code/${options.lesson}/${options.name}.sequence.yaml`;
  const text = files[`/${path}`];
  if (text === undefined) throw new Error(`<Sequence name="${options.name}">: ${path} does not exist.`);
  const parsed = sequenceSchema.safeParse(parse(text));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  const ids = parsed.data.participants.map(({ id }) => id);
  for (const { from, to } of parsed.data.steps)
    for (const id of [from, to])
      if (!ids.includes(id))
        throw new Error(`${path}: a step names "${id}"; the participants are ${ids.join(', ')}.`);
  return parsed.data;
}
