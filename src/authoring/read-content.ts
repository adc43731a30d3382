// Reads the content tree from disk and builds the course. Runs in Node: the build, the tests, the command line.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buildCourse, type Content, type SourceFile } from '../core/index.ts';
import { checkMdx } from './check-mdx.ts';

const folders = ['content', 'lessons', 'quizzes'];

function* walk(folder: string, pattern: RegExp): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path, pattern);
    else if (pattern.test(name)) yield path;
  }
}

/** The files of a folder and of those below it whose names fit, in path order. A missing folder counts as empty. */
export function readTextFiles(options: { root: string; folder: string; pattern: RegExp }): SourceFile[] {
  const path = join(options.root, options.folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  return [...walk(path, options.pattern)].map((file) => ({
    path: relative(options.root, file).split(sep).join('/'),
    text: readFileSync(file, 'utf8'),
  }));
}

/** All texts that authors wrote under `root`, in path order. A missing folder counts as empty. */
export function readSourceFiles(options: { root: string }): SourceFile[] {
  return folders.flatMap((folder) =>
    readTextFiles({ root: options.root, folder, pattern: /\.(mdx|ya?ml)$/ }),
  );
}

/** The whole course with its problems, those of the MDX bodies included. */
export function readContent(options: { root: string }): Content {
  const content = buildCourse(readSourceFiles(options));
  const problems = [...content.lessons, ...content.exercises].flatMap(checkMdx);
  return { ...content, problems: [...content.problems, ...problems] };
}
