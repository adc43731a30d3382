// The sequence diagrams of lessons: content/code/<lesson>/<name>.sequence.yaml. Pure.
import * as z from 'zod';

const stepSchema = z.strictObject({
  from: z.string().describe('Id of a participant.'),
  to: z.string().describe('Id of a participant; the same as `from` for kind "self".'),
  kind: z.enum(['call', 'return', 'self']),
  label: z.string().min(1).describe('What is sent, in one short line.'),
  note: z.string().optional().describe('A second, smaller line.'),
});

export const sequenceSchema = z
  .strictObject({
    title: z.string().min(1),
    description: z.string().min(1).describe('The whole sequence in words.'),
    participants: z
      .array(z.strictObject({ id: z.string().min(1), label: z.string().min(1) }))
      .min(2)
      .max(4),
    steps: z.array(stepSchema).min(1),
  })
  .superRefine(({ participants, steps }, context) => {
    const ids = participants.map(({ id }) => id);
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    ids.forEach((id, place) => {
      if (ids.indexOf(id) !== place)
        report(['participants', place, 'id'], `two participants have the id "${id}"`);
    });
    steps.forEach(({ from, to, kind }, place) => {
      for (const [side, id] of [
        ['from', from],
        ['to', to],
      ] as const)
        if (!ids.includes(id))
          report(['steps', place, side], `"${id}" is no participant; they are ${ids.join(', ')}`);
      if ((kind === 'self') !== (from === to))
        report(
          ['steps', place, 'kind'],
          'a step of kind "self", and only such a step, has the same `from` and `to`',
        );
    });
  });
export type Sequence = z.infer<typeof sequenceSchema>;
