// Checks a Converse body against the service model: types, required fields, lengths, patterns, unions. Pure; linear.
import { isObject, type JsonObject, own } from '../../messages/json.ts';
import type { ConverseReading } from '../reading.ts';
import { type Breach, breach } from '../rule.ts';
import * as rules from './shape-rules.ts';
import { namesElsewhere, requestSpec, type Spec } from './shape-spec.ts';

/** A place: dotted from 0 as everybody writes it, and as AWS counts list members in constraint errors, from 1. */
interface Place {
  path: string;
  aws: string;
}

/** Every breach of the service model, in the order of the body. */
export function inspectShape({ body }: ConverseReading): Breach[] {
  const found: Breach[] = [];
  walk(body, requestSpec, { path: '', aws: '' }, found);
  const config = own(body, 'toolConfig');
  if (isObject(config) && isMissing(own(config, 'tools')))
    found.push(breach(rules.invalidRequest, { path: 'toolConfig', facts: undefined }));
  if (isObject(config) && isObject(own(config, 'toolChoice'))) {
    const choice = own(config, 'toolChoice') as JsonObject;
    if (['auto', 'any', 'tool'].filter((key) => !isMissing(own(choice, key))).length !== 1)
      found.push(breach(rules.invalidRequest, { path: 'toolConfig.toolChoice', facts: undefined }));
  }
  return found;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function walk(value: unknown, spec: Spec, place: Place, found: Breach[]): void {
  if (isMissing(value) || spec.type === 'any') return;
  if (spec.type === 'string' && typeof value === 'string') checkString(value, spec, place, found);
  else if (spec.type === 'number' && typeof value === 'number') checkNumber(value, spec, place, found);
  else if (spec.type === 'list' && Array.isArray(value)) checkList(value, spec, place, found);
  else if (spec.type === 'structure' && isObject(value)) checkStructure(value, spec, place, found);
  else if (spec.type === 'union' && isObject(value)) checkUnion(value, spec, place, found);
  else {
    const expected = spec.type === 'union' ? 'structure' : spec.type;
    found.push(breach(rules.wrongType, { path: place.path, facts: { expected } }));
  }
}

function refuse(place: Place, shown: string, must: string, why: string): Breach {
  const said = `Value${shown} at '${place.aws}' failed to satisfy constraint: Member must ${must}`;
  return breach(rules.constraint, { path: place.path, facts: { said, why } });
}

/** What stands in messages is not repeated in errors. */
function shownAt({ aws }: Place, value: unknown): string {
  return /^(?:toolConfig|inferenceConfig|modelId)\b/.test(aws) ? ` '${String(value)}'` : '';
}

function checkString(value: string, spec: Spec & { type: 'string' }, place: Place, found: Breach[]): void {
  const shown = shownAt(place, value);
  const { min, max, pattern, values } = spec;
  const refused = (must: string, why: string) => {
    found.push(refuse(place, shown, must, why));
  };
  if (values && !values.includes(value))
    refused(
      `satisfy enum value set: [${values.join(', ')}]`,
      `Aqui só valem ${values.map((one) => `\`${one}\``).join(', ')}.${
        place.path.endsWith('.role')
          ? ' O resultado de uma ferramenta vai em uma mensagem `user`, em um bloco `toolResult`.'
          : ''
      }`,
    );
  if (pattern && !new RegExp(`^(?:${pattern})$`).test(value))
    refused(
      `satisfy regular expression pattern: ${pattern}`,
      place.path.endsWith('toolUseId')
        ? 'O `toolUseId` só tem letras sem acento, números e `_ . : -`. Copie o id da chamada, sem criar um seu.'
        : 'O nome de uma ferramenta só tem letras sem acento, números, `_` e `-`.',
    );
  if (min !== undefined && value.length < min)
    refused(`have length greater than or equal to ${min}`, 'Este campo não pode vir vazio.');
  if (max !== undefined && value.length > max)
    refused(`have length less than or equal to ${max}`, `Este campo tem no máximo ${max} caracteres.`);
}

function checkNumber(value: number, spec: Spec & { type: 'number' }, place: Place, found: Breach[]): void {
  const { min, max } = spec;
  const shown = shownAt(place, value);
  const range = `Este número vai de ${min ?? '…'} a ${max ?? '…'}.`;
  if (min !== undefined && value < min)
    found.push(
      refuse(
        place,
        shown,
        `have value greater than or equal to ${min}`,
        max === undefined ? `Este número é no mínimo ${min}.` : range,
      ),
    );
  if (max !== undefined && value > max)
    found.push(refuse(place, shown, `have value less than or equal to ${max}`, range));
}

function checkList(value: unknown[], spec: Spec & { type: 'list' }, place: Place, found: Breach[]): void {
  const { min, max, item } = spec;
  if (min !== undefined && value.length < min)
    found.push(
      refuse(
        place,
        '',
        `have length greater than or equal to ${min}`,
        'A lista não pode vir vazia: sem ferramentas, deixe o `toolConfig` inteiro de fora.',
      ),
    );
  if (max !== undefined && value.length > max)
    found.push(
      refuse(place, '', `have length less than or equal to ${max}`, `A lista tem no máximo ${max} itens.`),
    );
  for (let index = 0; index < value.length; index += 1)
    walk(
      value[index],
      item,
      { path: `${place.path}.${index}`, aws: `${place.aws}.${index + 1}.member` },
      found,
    );
}

function under({ path, aws }: Place, key: string): Place {
  return path === '' ? { path: key, aws: key } : { path: `${path}.${key}`, aws: `${aws}.${key}` };
}

function checkStructure(
  value: JsonObject,
  spec: Spec & { type: 'structure' },
  place: Place,
  found: Breach[],
): void {
  for (const key of spec.required ?? [])
    if (isMissing(own(value, key)))
      found.push(
        refuse(
          under(place, key),
          ' null',
          'not be null',
          `Falta o campo \`${key}\`, que é obrigatório aqui.`,
        ),
      );
  for (const key of Object.keys(value)) {
    const field = Object.hasOwn(spec.fields, key) ? spec.fields[key] : undefined;
    if (field) walk(value[key], field, under(place, key), found);
    else found.push(ignored(place, key));
  }
}

function checkUnion(value: JsonObject, spec: Spec & { type: 'union' }, place: Place, found: Breach[]): void {
  const keys = Object.keys(value);
  const set = keys.filter((key) => Object.hasOwn(spec.members, key) && !isMissing(value[key]));
  if (set.length === 0) {
    const facts = { name: spec.name, at: place.path, keys: spec.keys };
    found.push(breach(rules.emptyUnion, { path: place.path, facts }));
    return;
  }
  for (const key of keys) {
    const member = Object.hasOwn(spec.members, key) ? spec.members[key] : undefined;
    if (member) walk(value[key], member, under(place, key), found);
    else found.push(ignored(place, key));
  }
}

function ignored(place: Place, key: string): Breach {
  const instead = Object.hasOwn(namesElsewhere, key) ? (namesElsewhere[key] ?? null) : null;
  return breach(rules.ignoredField, { path: under(place, key).path, facts: { field: key, instead } });
}
