// One thing that the simulated API found in a request. Pure.
import * as z from 'zod';

export const profileSchema = z
  .enum(['anthropic', 'strict'])
  .describe(
    'anthropic = first-party API (merges neighbouring messages of one role); strict = compatible gateways.',
  );
export type Profile = z.infer<typeof profileSchema>;

export const findingSchema = z.strictObject({
  rule: z.string().describe('Permanent rule id, e.g. "pairing/missing-result".'),
  path: z
    .string()
    .describe('Dotted path of the offending value in the request as sent, e.g. "messages.2.content.0".'),
  severity: z
    .enum(['error', 'warning'])
    .describe('error = the API answers 4xx; warning = accepted, but harmful.'),
  message: z
    .string()
    .describe('What the API says, word for word, in English; for a warning, our own sentence.'),
  explanation: z.string().describe('Which rule it is and what to do, in Portuguese, for people.'),
  ids: z.array(z.string()).describe('The tool_use ids concerned, if any.'),
  related: z.array(z.string()).describe('Paths of the other half of a pair, if any.'),
  disputed: z.boolean().describe('True where good sources disagree whether the API refuses this.'),
});
export type Finding = z.infer<typeof findingSchema>;
