// What Claude itself refuses after Converse let a request through: the rules of the Messages API, in Bedrock's wrapping. Pure.
import { validateMessagesRequest } from '../../messages/validate.ts';
import type { ConverseReading } from '../reading.ts';
import type { Breach } from '../rule.ts';
import { toMessages } from '../to-messages.ts';

/** Before every text that comes from the model and not from Converse. */
export const modelPrefix = 'The model returned the following errors: ';

/** What Converse judges by other rules, or what does not exist there. */
const notHere = new Set([
  'schema/tool-use-id-pattern',
  'schema/server-tool-use-id-pattern',
  'schema/tool-use-name-length',
  'pairing/split-results',
  'parameters/unknown-model',
  'parameters/prompt-too-long',
  'parameters/sampling-removed-later',
]);

/** Claude's own errors and warnings, with places in the Converse body; none for other models. */
export function inspectModelLevel(reading: ConverseReading, options: { signatureSeed?: number }): Breach[] {
  const { body, model, modelId } = reading;
  if (!model?.messagesModel) return [];
  const { body: translated, placeOf } = toMessages(body, { model, modelId });
  const { findings } = validateMessagesRequest(translated, { profile: 'anthropic', ...options });
  return findings
    .filter(({ rule }) => !notHere.has(rule))
    .map((finding) => {
      const isError = finding.severity === 'error';
      const message = isError ? modelPrefix + named(finding.message, model) : finding.message;
      return {
        finding: {
          ...finding,
          path: placeOf(finding.path),
          related: finding.related.map(placeOf),
          message,
          explanation: isError
            ? `Quem recusou foi o próprio Claude, e o Bedrock repassa o texto dele, com os nomes da Messages API. ${finding.explanation}`
            : finding.explanation,
        },
        status: isError ? 400 : 200,
        type: 'ValidationException',
      };
    });
}

/** On Bedrock an error names the model as Bedrock does. */
function named(message: string, { id, messagesModel }: { id: string; messagesModel: string | null }): string {
  const limit = /^(max_tokens: .* output tokens for )\S+$/.exec(message)?.[1];
  return limit === undefined || messagesModel === null ? message : limit + id;
}
