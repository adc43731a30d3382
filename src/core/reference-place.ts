// Where a value stands in an author's file, and which values could have been meant. Part of the reference checks. Pure.
import type { SourceFile } from './build-course.ts';
import { nearest } from './nearest.ts';

/** Where to look for a value: in which field, and below which question. */
export interface Place {
  field?: string;
  question?: string;
}

/** 1-based line of a value in a file, or null. */
export function lineOf(
  files: readonly SourceFile[],
  path: string,
  needle: string,
  { field, question }: Place,
): number | null {
  const text = files.find((file) => file.path === path)?.text ?? '';
  const begin = question === undefined ? 0 : Math.max(0, text.indexOf(`id: ${question}\n`));
  const named =
    field === undefined
      ? -1
      : text.slice(begin).search(new RegExp(`\\b${field}:[^\\n]*${needle.replace('.', '\\.')}`));
  const at = named === -1 ? text.indexOf(needle, begin) : begin + named;
  return at < 0 ? null : text.slice(0, at).split('\n').length;
}

/** With more known values than this, a list of them helps nobody. */
const shortList = 12;

/** What to write instead: the nearest of the values that exist, and others. */
export function allowed(values: readonly string[], wanted: string): string {
  const quoted = (value: string) => `"${value}"`;
  if (values.length === 0) return 'There are none yet.';
  if (values.length <= shortList) return `Known: ${values.map(quoted).join(', ')}.`;
  const near = nearest(wanted, values);
  const meant = near === null ? '' : `Did you mean ${quoted(near)}? `;
  const kin = values.filter(
    (value) => value !== near && value.split('-').some((part) => part.length > 3 && wanted.includes(part)),
  );
  const shown = kin.length > 0 && kin.length <= shortList ? kin : values.slice(0, shortList);
  return `${meant}Known: ${shown.map(quoted).join(', ')} and ${values.length - shown.length} more.`;
}
