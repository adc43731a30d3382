// What is wrong with a value from outside, in Portuguese: field, value found, values allowed. Pure.
import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'verdadeiro ou falso',
  array: 'uma lista',
  object: 'um objeto',
  record: 'um objeto',
  null: 'nulo',
};

/** One sentence about the first issue, e.g. `campo "body.rating": encontrado 7; esperado 1, 2, 3 ou 4`. */
export function describeIssue(issues: readonly Issue[], value: unknown): string {
  const issue = issues[0];
  if (issue === undefined) return 'conteúdo desconhecido';
  const found = valueAt(value, issue.path);
  const field = issue.path.length === 0 ? '' : `campo "${issue.path.join('.')}": `;
  if (issue.code === 'unrecognized_keys')
    return `${field}há campos que não pertencem aqui: ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  return `${field}encontrado ${shown(found)}; esperado ${expectation(issue)}`;
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return listed(issue.values.map((value) => JSON.stringify(value)));
    case 'invalid_format':
      return 'pattern' in issue && issue.pattern !== undefined
        ? `um texto no padrão ${issue.pattern}`
        : 'outro formato';
    case 'too_small':
      return `no mínimo ${issue.minimum}`;
    case 'too_big':
      return `no máximo ${issue.maximum}`;
    case 'invalid_union': {
      if ('options' in issue && Array.isArray(issue.options))
        return listed(issue.options.map((option) => JSON.stringify(option)));
      const values = issue.errors
        .flat()
        .flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : []));
      return values.length === 0
        ? 'um valor de outro tipo'
        : listed(values.map((value) => JSON.stringify(value)));
    }
    default:
      return 'outro valor';
  }
}

/** "a", "b" ou "c" */
function listed(values: (string | undefined)[]): string {
  const texts = values.map(String);
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : `${texts.join(', ')} ou ${last}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const key of path) {
    if (current === null || typeof current !== 'object') return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nada';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
