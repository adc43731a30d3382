// content/course.yaml with one entry more, comments and order kept. Pure.
import { isMap, isSeq, parseDocument } from 'yaml';
import type { SourceFile } from '../../core/index.ts';

export interface Unit {
  id?: unknown;
  lessons?: { id?: unknown }[];
}

export const courseFile = 'content/course.yaml';
/** Text of the file at `path`, if it is among them. */
export const textOf = (files: readonly SourceFile[], path: string) =>
  files.find((file) => file.path === path)?.text;

/** The text of content/course.yaml with an entry more, comments kept; null where it cannot be read. */
export function courseWith(
  files: readonly SourceFile[],
  add: (units: Unit[]) => [path: (string | number)[], entry: unknown] | null,
): SourceFile | null {
  const text = textOf(files, courseFile);
  if (text === undefined) return null;
  const document = parseDocument(text);
  const units: unknown = document.toJS()?.units;
  if (document.errors.length > 0 || !Array.isArray(units)) return null;
  const addition = add(units);
  if (addition === null) return null;
  const [path, entry] = addition;
  const list = document.getIn(path);
  if (isSeq(list))
    list.flow = path.at(-1) === 'exercises' && list.items.length > 0 ? (list.flow ?? false) : false;
  if (!isSeq(list) && !isMap(list)) return null;
  document.addIn(path, document.createNode(entry));
  return { path: courseFile, text: document.toString({ lineWidth: 0 }) };
}
