// content/coverage.md points only at what exists, and at all that is taught; and what the check of it finds, with its line.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCoverage, coverageFile } from '../../src/authoring/check-coverage.ts';
import { readContent } from '../../src/authoring/index.ts';
import { buildCourse, formatProblem } from '../../src/core/index.ts';
import { courseFiles } from '../unit/core/course-files.ts';

const root = join(import.meta.dirname, '..', '..');

describe('content/coverage.md', () => {
  const text = readFileSync(join(root, coverageFile), 'utf8');
  const content = readContent({ root });

  it('points only at what exists, and at every source, exercise and heading', () => {
    const problems = checkCoverage({ text, content, exists: (path) => existsSync(join(root, path)) });
    expect(problems.map(formatProblem)).toEqual([]);
  });

  it('has a section with a table for each of the five sources', () => {
    const sections = text.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split(' ')[0])).toEqual([
      'fonte-tool-use-no-loop',
      'fonte-definicao-e-runner',
      'fonte-loop-multi-turno',
      'fonte-orquestracao-de-ferramentas',
      'fonte-bedrock-converse',
    ]);
    for (const section of sections) {
      const rows = section
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2);
      expect(rows.length, section.slice(0, 40)).toBeGreaterThan(15);
      expect(rows.filter((row) => row.split('|').length < 4 || /\|\s*\|/.test(row))).toEqual([]);
    }
  });
});

describe('the check of the table', () => {
  const content = buildCourse(courseFiles());
  const exists = (path: string) =>
    [
      'content/code/licao-um/laco.ts',
      'content/exercises/laco-quebrado/index.mdx',
      'quizzes/licao-um.yaml',
    ].includes(path);
  const sound = `# Coverage

## fonte-um → \`lessons/licao-um.mdx\`

| passage | where |
| --- | --- |
| a loop | → \`um-titulo\`, sample \`laco\`; trap \`laco-quebrado\` |
| a question | question \`q-um\`, \`quizzes/licao-um.yaml\`; \`licao-um\` → \`um-titulo\`; term \`agentic-loop\` |
`;
  const check = (text: string) => checkCoverage({ text, content, exists });

  it('has nothing to say of a sound one', () => {
    expect(check(sound).map(formatProblem)).toEqual([]);
  });

  it.each([
    [
      'a heading',
      '→ `um-titulo`, sample',
      '→ `dois-titulos`, sample',
      7,
      'There is no heading "dois-titulos" in the lesson "licao-um".',
    ],
    [
      'a heading of another lesson',
      '`licao-um` → `um-titulo`',
      '`licao-um` → `fim`',
      8,
      'There is no heading "fim" in the lesson "licao-um".',
    ],
    ['a sample', 'sample `laco`', 'samples `laco`, `volta`', 7, 'There is no sample "volta".'],
    [
      'an exercise',
      'trap `laco-quebrado`',
      'traps `laco-quebrado` and `laco-inteiro`',
      7,
      'There is no exercise "laco-inteiro".',
    ],
    ['a question', 'question `q-um`', 'question `q-dois`', 8, 'There is no question "q-dois".'],
    ['a term', 'term `agentic-loop`', 'term `laco`', 8, 'There is no term "laco".'],
    [
      'a file',
      '`quizzes/licao-um.yaml`',
      '`quizzes/outra.yaml`',
      8,
      'There is no file "quizzes/outra.yaml".',
    ],
    [
      'a lesson',
      '`lessons/licao-um.mdx`',
      '`lessons/licao-dois.mdx`',
      3,
      'The lesson "licao-dois" does not exist.',
    ],
  ])('finds that %s does not exist, with the line', (_kind, from, to, line, what) => {
    expect(sound).toContain(from);
    const dead = check(sound.replace(from, to)).filter(({ code }) => code === 'coverage/dead-reference');
    expect(dead).toEqual([expect.objectContaining({ file: coverageFile, line, what })]);
  });

  it.each([
    ['exercise', 'trap `laco-quebrado`', 'No line points at the exercise "laco-quebrado".'],
    ['heading', '→ `um-titulo`', 'No line points at the heading "um-titulo" of "licao-um".'],
  ])('finds that no line points at an %s', (_kind, mention, what) => {
    expect(check(sound.replaceAll(mention, '')).map((problem) => problem.what)).toEqual([what]);
  });

  it('finds a source without a section', () => {
    const problems = check(sound.replace('## fonte-um', '## fonte-dois'));
    expect(problems.map(({ what }) => what)).toEqual(['The source "fonte-um" has no section.']);
  });
});
