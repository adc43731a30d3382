import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { contentGuard } from '../../../src/authoring/index.ts';
import { courseFiles } from '../core/course-files.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Begins a build, as Astro does, of the sound small course with the changes given. */
function beginBuild(changes: Parameters<typeof courseFiles>[0] = {}): unknown {
  const root = mkdtempSync(join(tmpdir(), 'pegadinha-guard-'));
  made.push(root);
  for (const { path, text } of courseFiles(changes)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const hook = contentGuard().hooks['astro:config:done'] as (options: unknown) => unknown;
  return hook({ config: { root: pathToFileURL(`${root}/`) } });
}

describe('the build', () => {
  it('begins with sound content', () => {
    expect(() => beginBuild()).not.toThrow();
  });

  it('stops at a broken lesson and a broken quiz, each with file, line, what and fix', () => {
    const lesson = (text: string) => text.replace('<Trap id="laco-quebrado" />', '<Trap id="laco-quebrado">');
    const quiz = (text: string) => text.replace('scope: exam', 'scope: exame');
    const begin = () => beginBuild({ 'lessons/licao-um.mdx': lesson, 'quizzes/licao-um.yaml': quiz });
    expect(begin).toThrow(/^The content has 2 problems:/);
    expect(begin).toThrow(
      /quizzes\/licao-um\.yaml:7: `questions\[0\]\.scope` .+Found "exame"\..+\n {2}Fix: Use one of: "exam"/,
    );
    expect(begin).toThrow(/lessons\/licao-um\.mdx:\d+: This is not valid MDX: .+\n {2}Fix: /);
  });
});
