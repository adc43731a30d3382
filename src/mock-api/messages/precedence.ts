// The one place where it is written which error the API names when a request breaks several rules. Pure.
// Sources record only a few pairs ("wrong id" before "missing result"); the rest follows the order in which an
// API must work: shape, model, parameters, tools, roles, content, pairing, thinking, server tools, prefill.
import type { Breach } from './rule.ts';

/** Stages in order. Within a stage the earlier message wins; within a message, the rule named first. */
export const stages: readonly (readonly string[])[] = [
  // Shape: nothing can be judged before it can be read.
  [
    'schema/lone-surrogate',
    'schema/body-not-object',
    'parameters/unknown',
    'schema/field-required',
    'schema/wrong-type',
    'schema/content-not-list',
    'schema/unknown-block-type',
    'schema/extra-field',
    'schema/tool-use-id-pattern',
    'schema/server-tool-use-id-pattern',
    'schema/tool-use-name-length',
    'parameters/not-integer',
    'parameters/max-tokens-too-small',
    'parameters/system-not-text',
    'parameters/unknown-thinking-type',
    'parameters/effort-invalid',
    'parameters/sampling-removed',
    'parameters/temperature-range',
    'thinking/budget-missing',
    'thinking/budget-too-small',
    'cache/invalid',
    'images/unknown-media-type',
    'tools/choice-not-object',
    'tools/choice-unknown-type',
    'tools/invalid-name',
    'tools/schema-type-not-object',
    'empty/no-messages',
    'server-tools/container-not-string',
  ],
  // Does the model exist?
  ['parameters/unknown-model'],
  // Parameters, some of them by model.
  [
    'parameters/max-tokens-too-large',
    'parameters/temperature-deprecated',
    'parameters/temperature-and-top-p',
    'parameters/sampling-removed-later',
    'parameters/blank-stop-sequence',
    'parameters/effort-unknown-to-model',
    'parameters/effort-unsupported',
    'thinking/enabled-unsupported',
    'thinking/adaptive-unsupported',
    'thinking/budget-not-below-max-tokens',
    'thinking/temperature',
    'thinking/top-k',
    'thinking/top-p',
  ],
  // Length, before anything looks into the messages.
  ['parameters/prompt-too-long'],
  // Tools and their choice.
  [
    'tools/schema-union',
    'tools/schema-invalid',
    'tools/open-object',
    'tools/duplicate-name',
    'tools/all-deferred',
    'tools/deferred-and-cached',
    'tools/choice-without-tools',
    'tools/choice-unknown-name',
    'tools/forced-choice-unsupported',
    'thinking/forced-tool',
  ],
  // Roles.
  [
    'roles/unknown-role',
    'roles/system-first',
    'roles/system-unsupported',
    'roles/system-empty',
    'roles/system-wrong-block',
    'roles/system-after-assistant',
    'roles/system-before-user',
  ],
  // Content of each message by itself.
  [
    'cache/empty-text',
    'empty/user-message',
    'empty/empty-text',
    'empty/blank-text',
    'schema/error-content-empty',
    'schema/error-content-not-text',
    'cache/ttl-order',
    'cache/too-many-breakpoints',
    'images/empty',
    'images/too-many-bytes',
    'images/unreadable',
    'images/media-type-mismatch',
    'images/too-many-pixels',
    'thinking/empty-signature',
  ],
  // Calls and results. A wrong id is named before the result that it leaves missing (recorded).
  [
    'pairing/result-in-assistant',
    'pairing/tool-use-in-user',
    'pairing/duplicate-tool-use-id',
    'pairing/text-after-tool-use',
    'pairing/unexpected-result',
    'pairing/duplicate-result',
    'pairing/missing-result',
    'pairing/split-results',
    'pairing/text-after-results',
  ],
  // What the history as a whole needs.
  [
    'thinking/missing-in-tool-loop',
    'thinking/final-block',
    'thinking/disabled-in-final',
    'thinking/modified',
    'thinking/bad-signature',
    'thinking/bad-redacted-data',
    'server-tools/unexpected-result',
    'server-tools/unresolved-call',
    'server-tools/undeclared-tool',
    'server-tools/invalid-encrypted-content',
    'server-tools/container-required',
    'tools/unknown-reference',
  ],
  // The end. An unanswered call at the end is named as such before it is taken for a prefill (one report).
  ['roles/prefill-unsupported', 'roles/prefill-trailing-space'],
];

const ranks = new Map<string, { stage: number; rank: number }>();
stages.forEach((rules, stage) => {
  rules.forEach((rule, rank) => {
    ranks.set(rule, { stage, rank });
  });
});

/** Errors before warnings, then as the API would name them. Does not change the list given. */
export function inPrecedence(breaches: readonly Breach[]): Breach[] {
  const keyed = breaches.map((item, order) => {
    const place = ranks.get(item.finding.rule) ?? { stage: stages.length, rank: 0 };
    const message = Number(/^messages\.(\d+)/.exec(item.finding.path)?.[1] ?? -1);
    return { item, order, message, ...place, warning: item.finding.severity === 'warning' ? 1 : 0 };
  });
  keyed.sort(
    (a, b) =>
      a.warning - b.warning ||
      a.stage - b.stage ||
      a.message - b.message ||
      a.rank - b.rank ||
      a.order - b.order,
  );
  return keyed.map((entry) => entry.item);
}
