// Checks the content of each message by itself, as Converse does before it asks a model. Pure; linear.
import { isObject, own, ownList } from '../../messages/json.ts';
import type { ConverseBlock, ConverseMessage, ConverseReading } from '../reading.ts';
import { type Breach, breach } from '../rule.ts';
import * as rules from './content-rules.ts';

/** Every breach of the rules on content; see content-rules.ts. */
export function inspectContent(reading: ConverseReading): Breach[] {
  return reading.messages.flatMap((message) => [
    ...inspectMessage(message, reading),
    ...message.blocks.flatMap((block) => inspectBlock(block, reading)),
  ]);
}

function inspectMessage(message: ConverseMessage, { body }: ConverseReading): Breach[] {
  const list = ownList(body, 'messages')[message.index];
  const content = isObject(list) ? own(list, 'content') : undefined;
  if (Array.isArray(content) && content.length === 0)
    return [breach(rules.emptyContent, { path: message.path, facts: { message: message.index } })];
  const document = message.blocks.find(({ kind }) => kind === 'document');
  if (document && !message.blocks.some(({ kind }) => kind === 'text' || kind === 'toolResult'))
    return [breach(rules.documentWithoutText, { path: document.path, facts: undefined })];
  return [];
}

function inspectBlock(block: ConverseBlock, { model }: ConverseReading): Breach[] {
  const { kind, value, path } = block;
  switch (kind) {
    case 'text':
      return isBlank(value, model?.family) ? [breach(rules.blankText, { path, facts: { at: path } })] : [];
    case 'toolUse':
      return inspectCall(block);
    case 'toolResult':
      return inspectResult(block);
    case 'image':
    case 'document':
    case 'video':
      if (!model) return [];
      if (!model.media.includes(kind)) return [breach(rules.mediaUnsupported, { path, facts: { kind } })];
      return isObject(value) && readsS3(value) && model.family !== 'nova'
        ? [breach(rules.s3Unsupported, { path, facts: undefined })]
        : [];
    default:
      return [];
  }
}

/** Claude itself judges white space, more leniently and in its own words. */
function isBlank(text: unknown, family: string | undefined): boolean {
  if (typeof text !== 'string') return false;
  return text === '' || (family !== 'claude' && text.trim() === '');
}

function readsS3(value: Record<string, unknown>): boolean {
  const source = own(value, 'source');
  return isObject(source) && isObject(own(source, 's3Location'));
}

function inspectCall({ value, path }: ConverseBlock): Breach[] {
  const input = isObject(value) ? own(value, 'input') : undefined;
  if (input === undefined || input === null || isObject(input)) return [];
  const at = `${path}.toolUse.input`;
  return [breach(rules.jsonNotObject, { path: at, facts: { at } })];
}

function inspectResult({ value, path }: ConverseBlock): Breach[] {
  if (!isObject(value)) return [];
  const found: Breach[] = [];
  const content = own(value, 'content');
  if (own(value, 'status') === 'error' && Array.isArray(content) && content.length === 0)
    found.push(breach(rules.errorWithoutContent, { path, facts: { at: path } }));
  ownList(value, 'content').forEach((part, index) => {
    const json = isObject(part) ? own(part, 'json') : undefined;
    if (json === undefined || json === null || isObject(json)) return;
    const at = `${path}.toolResult.content.${index}.json`;
    found.push(breach(rules.jsonNotObject, { path: at, facts: { at } }));
  });
  return found;
}
