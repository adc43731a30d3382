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

function lineOf(document: Document, counter: LineCounter, path: readonly PropertyKey[]): number {
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
  return 1;
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
    const isThere = document.hasIn(issue.path);
    const found = isThere ? ` Found ${shown(document.getIn(issue.path))}.` : '';
    // A field too many stands on a line of its own, not on that of the entry around it.
    const at = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    return {
      code: `content/${issue.code.replaceAll('_', '-')}`,
      file,
      line: line(lineOf(document, counter, at)),
      what: `${path === '' ? 'The file' : `\`${path}\``} ${isThere ? `is not as it must be: ${issue.message}.${found}` : missing(issue)}`,
      fix: fixFor(issue, { isThere, fields: fieldsAt(schema, issue.path) }),
    };
  });
  return { value: null, problems };
}

/** What is said of a field that is not there: zod speaks of a value that nobody wrote. */
function missing(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' || issue.code === 'invalid_value'
    ? 'is missing.'
    : `is not as it must be: ${issue.message}.`;
}

interface SchemaDef {
  innerType?: { def: SchemaDef };
  element?: { def: SchemaDef };
  shape?: Record<string, { def: SchemaDef }>;
}

/** Names of the fields that the object at `path` may have; empty where they cannot be told. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let def: SchemaDef | undefined = schema.def as SchemaDef;
  for (const key of [...path, null]) {
    while (def?.innerType) def = def.innerType.def;
    if (key === null) break;
    def = typeof key === 'number' ? def?.element?.def : def?.shape?.[String(key)]?.def;
  }
  return Object.keys(def?.shape ?? {});
}

function fixFor(issue: z.core.$ZodIssue, given: { isThere: boolean; fields: string[] }): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Remove or correct ${issue.keys.map((key) => `\`${key}\``).join(', ')}; the fields allowed here are ${given.fields.map((key) => `\`${key}\``).join(', ')}.`;
    case 'invalid_value':
      return `Use one of: ${issue.values.map((value) => shown(value)).join(', ')}.`;
    case 'invalid_type':
      return given.isThere
        ? `Give a value of type ${issue.expected}.`
        : `Write the field, with a value of type ${issue.expected}.`;
    case 'too_small':
      return `Give at least ${issue.minimum}.`;
    case 'too_big':
      return `Give at most ${issue.maximum}.`;
    default:
      return 'Correct the value as described.';
  }
}
