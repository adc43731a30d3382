// Checks `toolConfig` and cache points as Converse does before it asks a model. Pure; linear.
import { isObject, own } from '../../messages/json.ts';
import type { ConverseReading } from '../reading.ts';
import { type Breach, breach } from '../rule.ts';
import * as rules from './tool-rules.ts';

/** Every breach of the rules on tools; see tool-rules.ts. */
export function inspectTools(reading: ConverseReading): Breach[] {
  const { body, model, messages, tools } = reading;
  const found: Breach[] = [];
  const config = own(body, 'toolConfig');
  const hasConfig = isObject(config);
  const used = messages
    .flatMap(({ blocks }) => blocks)
    .find(({ kind }) => kind === 'toolUse' || kind === 'toolResult');
  if (used && !hasConfig)
    found.push(breach(rules.toolConfigMissing, { path: '', facts: undefined, related: [used.path] }));
  tools.forEach((tool, index) => {
    const spec = isObject(tool) ? own(tool, 'toolSpec') : undefined;
    const input = isObject(spec) ? own(spec, 'inputSchema') : undefined;
    const schema = isObject(input) ? own(input, 'json') : undefined;
    if (schema === undefined || schema === null) return;
    const at = `toolConfig.tools.${index}.toolSpec.inputSchema.json`;
    if (!isObject(schema)) found.push(breach(rules.schemaNotObject, { path: at, facts: { at } }));
    else if (own(schema, 'type') !== 'object')
      found.push(breach(rules.schemaType, { path: at, facts: { at } }));
  });
  if (!model || !hasConfig) return [...found, ...inspectCachePoints(reading)];
  if (!model.tools) found.push(breach(rules.toolsUnsupported, { path: 'toolConfig', facts: undefined }));
  const choice = own(config, 'toolChoice');
  if (model.tools && isObject(choice))
    for (const kind of ['any', 'tool'] as const)
      if (isObject(own(choice, kind)) && !model.toolChoices.includes(kind))
        found.push(
          breach(rules.choiceUnsupported, {
            path: `toolConfig.toolChoice.${kind}`,
            facts: { choice: kind },
          }),
        );
  return [...found, ...inspectCachePoints(reading)];
}

function inspectCachePoints({ body, model, messages, tools }: ConverseReading): Breach[] {
  if (!model || model.cachePoint) return [];
  const isPoint = (value: unknown) => isObject(value) && isObject(own(value, 'cachePoint'));
  const system = own(body, 'system');
  const places = [
    ...tools.flatMap((tool, index) => (isPoint(tool) ? [`toolConfig.tools.${index}`] : [])),
    ...(Array.isArray(system)
      ? system.flatMap((block, index) => (isPoint(block) ? [`system.${index}`] : []))
      : []),
    ...messages.flatMap(({ blocks }) =>
      blocks.flatMap(({ kind, path }) => (kind === 'cachePoint' ? [path] : [])),
    ),
  ];
  return places.map((path) => breach(rules.cacheUnsupported, { path, facts: undefined }));
}
