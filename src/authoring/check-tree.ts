// Finds files of the content tree that nothing reads, such as a lesson saved as .md. Runs in Node.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../core/index.ts';

/** What each folder may hold; folders below are looked at by whoever reads them. */
const places: readonly { folder: string; fits: RegExp; rule: string }[] = [
  { folder: 'lessons', fits: /\.mdx$/, rule: 'Lessons are files lessons/<id>.mdx.' },
  { folder: 'quizzes', fits: /\.ya?ml$/, rule: 'Quizzes are files quizzes/<lesson-id>.yaml.' },
  {
    folder: 'content',
    fits: /^(?:(?:course|exam|glossary|sources)\.yaml|coverage\.md|code|exercises)$/,
    rule: 'content/ holds course.yaml, exam.yaml, glossary.yaml, sources.yaml, coverage.md, code/ and exercises/.',
  },
  { folder: 'content/exercises', fits: /^[^.]+$/, rule: 'Exercises are folders content/exercises/<id>/.' },
  {
    folder: 'content/code',
    fits: /^(?:[^.]+|tsconfig\.json)$/,
    rule: 'Samples are files content/code/<lesson-id>/<name>.ts or .py.',
  },
];

/** One problem for each file out of place. */
export function checkTree({ root }: { root: string }): Problem[] {
  return places.flatMap(({ folder, fits, rule }) => {
    const path = join(root, folder);
    const names = existsSync(path) ? readdirSync(path).sort() : [];
    return names
      .filter((name) => !fits.test(name) && name !== '.DS_Store')
      .map((name) => ({
        code: 'content/unexpected-file',
        file: `${folder}/${name}`,
        line: null,
        what: 'Nothing reads this file.',
        fix: `Rename, move or delete it. ${rule}`,
      }));
  });
}
