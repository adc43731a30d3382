// Reads the content tree from disk and builds the course. Runs in Node: the build, the tests, the command line.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buildCourse, type Content, type SourceFile } from '../core/index.ts';
import { checkMdx } from './check-mdx.ts';

const folders = ['content', 'lessons', 'quizzes'];

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else if (/\.(mdx|ya?ml)$/.test(name)) yield path;
  }
}

/** All texts that authors wrote under `root`, in path order. A missing folder counts as empty. */
export function readSourceFiles(options: { root: string }): SourceFile[] {
  return folders.flatMap((folder) => {
    const path = join(options.root, folder);
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
    return [...walk(path)].map((file) => ({
      path: relative(options.root, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }));
  });
}

/** The whole course with its problems, those of the MDX bodies included. */
export function readContent(options: { root: string }): Content {
  const content = buildCourse(readSourceFiles(options));
  const problems = [...content.lessons, ...content.exercises].flatMap(checkMdx);
  return { ...content, problems: [...content.problems, ...problems] };
}
