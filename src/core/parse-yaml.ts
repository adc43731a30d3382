// Reads YAML text against a schema and reports faults with the author's line. Pure.
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import type { Problem } from './problem.ts';

export interface ParseOptions<Schema extends z.ZodType> {
  /** Path from the project's root, for problems. */
  file: string;
  text: string;
  schema: Schema;
  /** Lines of the file above `text`, e.g. the opening `---` of front matter. */
  linesAbove?: number;
}

/** The value, or null with the problems that prevented it. */
export type Parsed<Value> = { value: Value; problems: [] } | { value: null; problems: Problem[] };

function lineOf(document: Document, counter: LineCounter, path: readonly PropertyKey[]): number | null {
  // The longest part of the path that exists is where the author must look.
  for (let length = path.length; length >= 0; length--) {
    const part = path.slice(0, length).map((key) => (typeof key === 'symbol' ? String(key) : key));
    const node = length === 0 ? document.contents : document.getIn(part, true);
    if (isNode(node) && node.range) {
      const last = part.at(-1);
      const parent = length > 0 ? document.getIn(part.slice(0, -1), true) : null;
      const holder = length === 1 ? document.contents : parent;
      const pair = isMap(holder) ? holder.items.find((item) => String(item.key) === String(last)) : undefined;
      const start = pair && isNode(pair.key) && pair.key.range ? pair.key.range[0] : node.range[0];
      return counter.linePos(start).line;
    }
  }
  return null;
}

/** A path as an author would write it, e.g. `questions[3].options[0].text.en`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    '',
  );
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Parses and validates. Never throws; every fault becomes a problem with its line. */
export function parseYaml<Schema extends z.ZodType>(options: ParseOptions<Schema>): Parsed<z.infer<Schema>> {
  const { file, text, schema, linesAbove = 0 } = options;
  const counter = new LineCounter();
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter: counter, prettyErrors: false });
  const line = (at: number | null) => (at === null ? null : at + linesAbove);
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      code: 'content/yaml-syntax',
      file,
      line: line(counter.linePos(error.pos[0]).line),
      what: `This is not valid YAML: ${error.message}.`,
      fix: 'Check the indentation, quotes and colons on this line and the one above it.',
    }));
    return { value: null, problems };
  }
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    const what = `The YAML could not be read: ${error instanceof Error ? error.message : String(error)}.`;
    return {
      value: null,
      problems: [
        {
          code: 'content/yaml-syntax',
          file,
          line: line(1),
          what,
          fix: 'Write the values out instead of using aliases.',
        },
      ],
    };
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return { value: parsed.data, problems: [] };
  const problems = parsed.error.issues.map((issue): Problem => {
    const path = formatPath(issue.path);
    const found = document.hasIn(issue.path) ? ` Found ${shown(document.getIn(issue.path))}.` : '';
    return {
      code: `content/${issue.code.replaceAll('_', '-')}`,
      file,
      line: line(lineOf(document, counter, issue.path)),
      what: `${path === '' ? 'The file' : `\`${path}\``} is not as it must be: ${issue.message}.${found}`,
      fix: fixFor(issue),
    };
  });
  return { value: null, problems };
}

function fixFor(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Remove or correct ${issue.keys.map((key) => `\`${key}\``).join(', ')}; the field names allowed are listed in src/core.`;
    case 'invalid_value':
      return `Use one of: ${issue.values.map((value) => shown(value)).join(', ')}.`;
    case 'invalid_type':
      return `Give a value of type ${issue.expected}${issue.input === undefined ? '; the field is missing or empty' : ''}.`;
    case 'too_small':
      return `Give at least ${issue.minimum}.`;
    case 'too_big':
      return `Give at most ${issue.maximum}.`;
    default:
      return 'Correct the value as described.';
  }
}
