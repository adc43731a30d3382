// The one place where it is written which error the Converse API names when a request breaks several rules. Pure.
// The order is that in which such a service works: form, model, what Converse itself checks, then the model's own words.
import type { Breach } from './rule.ts';

/** Stages in order. Within a stage the earlier message wins; within a message, the rule named first. */
export const converseStages: readonly (readonly string[])[] = [
  ['converse/body-not-object', 'converse/wrong-type'],
  // All broken constraints are told together.
  ['converse/constraint'],
  ['converse/unknown-model', 'converse/profile-required'],
  ['converse/empty-union', 'converse/invalid-request'],
  ['converse/max-tokens-too-large'],
  [
    'converse/tool-config-missing',
    'converse/schema-not-object',
    'converse/schema-type',
    'converse/tools-unsupported',
    'converse/choice-unsupported',
  ],
  ['converse/assistant-first'],
  [
    'converse/empty-content',
    'converse/blank-text',
    'converse/json-not-object',
    'converse/error-without-content',
    'converse/document-without-text',
    'converse/media-unsupported',
    'converse/s3-unsupported',
  ],
  ['converse/too-many-results', 'converse/missing-results'],
  ['converse/text-beside-calls', 'converse/text-beside-results'],
  ['converse/cache-unsupported'],
  ['converse/same-role-twice', 'converse/ignored-field'],
];

const ranks = new Map<string, { stage: number; rank: number }>();
converseStages.forEach((rules, stage) => {
  rules.forEach((rule, rank) => {
    ranks.set(rule, { stage, rank });
  });
});

/** Errors before warnings, then as the API would name them; what the model says itself comes last, in its own order. */
export function inConverseOrder(breaches: readonly Breach[]): Breach[] {
  const keyed = breaches.map((item, order) => {
    const place = ranks.get(item.finding.rule) ?? null;
    return {
      item,
      order,
      warning: item.finding.severity === 'warning' ? 1 : 0,
      stage: place?.stage ?? converseStages.length,
      rank: place?.rank ?? 0,
      message: place ? Number(/^messages\.(\d+)/.exec(item.finding.path)?.[1] ?? -1) : 0,
    };
  });
  keyed.sort(
    (a, b) =>
      a.warning - b.warning ||
      a.stage - b.stage ||
      a.message - b.message ||
      a.rank - b.rank ||
      a.order - b.order,
  );
  return keyed.map(({ item }) => item);
}
