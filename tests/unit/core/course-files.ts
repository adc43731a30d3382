// The written files of a small course that has no problems, for tests that break one thing in it.
import { fileURLToPath } from 'node:url';
import { readSourceFiles } from '../../../src/authoring/index.ts';
import type { SourceFile } from '../../../src/core/index.ts';

/** Folder of the small course: with it the exercise's programs and the lesson's samples, which are not among the files. */
export const smallCourse = fileURLToPath(new URL('../../fixtures/small-course', import.meta.url));

/** The sound course, with the named texts replaced; a change to `null` leaves the file out. */
export function courseFiles(
  changes: Record<string, string | null | ((text: string) => string)> = {},
): SourceFile[] {
  const texts = Object.fromEntries(
    readSourceFiles({ root: smallCourse }).map(({ path, text }) => [path, text]),
  );
  const paths = new Set([...Object.keys(texts), ...Object.keys(changes)]);
  return [...paths].flatMap((path) => {
    const change = changes[path];
    if (change === null) return [];
    const text = typeof change === 'function' ? change(texts[path] ?? '') : (change ?? texts[path] ?? '');
    return [{ path, text }];
  });
}
