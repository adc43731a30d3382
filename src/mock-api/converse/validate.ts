// Judges one Converse request body as Amazon Bedrock would. Pure; linear in the size of the body; never throws for any JSON.
import { isObject, own, ownString } from '../messages/json.ts';
import type { Validation } from '../messages/validate.ts';
import { inspectContent } from './families/content.ts';
import { inspectModelLevel } from './families/model-level.ts';
import { inspectShape } from './families/shape.ts';
import * as rules from './families/shape-rules.ts';
import { inspectTools } from './families/tools.ts';
import { inspectTurns } from './families/turns.ts';
import { findConverseModel } from './models.ts';
import { inConverseOrder } from './precedence.ts';
import { type ConverseReading, readConverse } from './reading.ts';
import { type Breach, breach } from './rule.ts';

export interface ConverseValidationOptions {
  /** What the address names. Without it, the `modelId` that stands in the body, else a Claude model. */
  modelId?: string;
  /** Seed of the mock that answered this conversation: reasoning that it did not sign is refused. */
  signatureSeed?: number;
}

/** Judged by where nothing names a model. */
export const assumedModelId = 'us.anthropic.claude-sonnet-4-5-20250929-v1:0';

/** The verdict of `POST /model/{modelId}/converse` on `body`, any value parsed from JSON. */
export function validateConverseRequest(body: unknown, options: ConverseValidationOptions = {}): Validation {
  const ordered = inConverseOrder(inspect(body, options));
  const findings = joinConstraints(ordered);
  const first = ordered.find(({ finding }) => finding.severity === 'error');
  const said = findings.find(({ severity }) => severity === 'error');
  return {
    status: first?.status ?? 200,
    error: first && said ? { type: first.type, message: said.message } : null,
    findings,
  };
}

function inspect(body: unknown, { modelId, signatureSeed }: ConverseValidationOptions): Breach[] {
  if (!isObject(body)) return [breach(rules.bodyNotObject, { path: '', facts: undefined })];
  const id = modelId ?? ownString(body, 'modelId') ?? assumedModelId;
  const search = findConverseModel(id);
  const model = search.kind === 'model' ? search.model : null;
  const reading = readConverse(body, { model, modelId: id });
  const found = inspectShape(reading);
  if (search.kind === 'unknown')
    found.push(breach(rules.unknownModel, { path: 'modelId', facts: undefined }));
  if (search.kind === 'needs-profile')
    found.push(breach(rules.profileRequired, { path: 'modelId', facts: { id: search.id } }));
  found.push(...inspectLimit(reading));
  found.push(...inspectTools(reading), ...inspectTurns(reading), ...inspectContent(reading));
  // The model never sees what Converse refuses, and what cannot be read cannot be translated.
  if (found.some(({ finding }) => finding.severity === 'error')) return found;
  return [...found, ...inspectModelLevel(reading, signatureSeed === undefined ? {} : { signatureSeed })];
}

function inspectLimit({ body, model }: ConverseReading): Breach[] {
  const config = own(body, 'inferenceConfig');
  const asked = isObject(config) ? own(config, 'maxTokens') : undefined;
  const limit = model?.maxOutputTokens ?? null;
  if (limit === null || typeof asked !== 'number' || asked <= limit) return [];
  return [breach(rules.maxTokensTooLarge, { path: 'inferenceConfig.maxTokens', facts: { limit } })];
}

/** Bedrock tells all broken constraints at once; the first finding carries the whole text. */
function joinConstraints(ordered: readonly Breach[]): Validation['findings'] {
  const broken = ordered.filter(({ finding }) => finding.rule === rules.constraint.id);
  const first = broken[0];
  if (!first || broken.length < 2) return ordered.map(({ finding }) => finding);
  const said = broken.map(({ finding }) => finding.message.replace(/^1 validation error detected: /, ''));
  const message = `${broken.length} validation errors detected: ${said.join('; ')}`;
  return ordered.map((item) => (item === first ? { ...item.finding, message } : item.finding));
}
