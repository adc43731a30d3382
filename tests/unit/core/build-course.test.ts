import { describe, expect, it } from 'vitest';
import { buildCourse, formatProblem } from '../../../src/core/index.ts';
import { courseFiles } from './course-files.ts';

const lesson = 'lessons/licao-um.mdx';
const quiz = 'quizzes/licao-um.yaml';
const exercise = 'content/exercises/laco-quebrado/index.mdx';
const course = 'content/course.yaml';

/** Code, place and text of the one problem that a change brings. */
function onlyProblem(changes: Parameters<typeof courseFiles>[0]) {
  const { problems } = buildCourse(courseFiles(changes));
  expect(problems.map(formatProblem)).toHaveLength(1);
  return problems[0];
}
const replace = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('a sound course', () => {
  it('has no problems and holds every entry', () => {
    const content = buildCourse(courseFiles());
    expect(content.problems).toEqual([]);
    expect(content.lessons.map((entry) => entry.id)).toEqual(['licao-um']);
    expect(content.exercises.map((entry) => entry.meta.profile)).toEqual(['strict']);
    expect(content.quizzes[0]?.questions.map((question) => question.id)).toEqual(['q-um']);
  });

  it('is read alike with Windows line ends and a byte order mark', () => {
    const windows = courseFiles().map((file) => ({
      ...file,
      text: `\uFEFF${file.text.replaceAll('\n', '\r\n')}`,
    }));
    expect(buildCourse(windows).problems).toEqual([]);
  });
});

describe('a broken file is named with line, what and fix', () => {
  it.each([
    ['a missing course', { [course]: null }, 'content/missing-file', course, null],
    [
      'YAML that does not parse',
      { [quiz]: replace('kind: single', 'kind: "single') },
      'content/yaml-syntax',
      quiz,
      undefined,
    ],
    ['a field left out', { [lesson]: replace('title: Lição\n', '') }, 'content/invalid-type', lesson, 2],
    [
      'a field unknown',
      { [lesson]: replace('minutes: 3', 'minutes: 3\nminuts: 4') },
      'content/unrecognized-keys',
      lesson,
      9,
    ],
    ['a value out of range', { [lesson]: replace('domain: 1', 'domain: 9') }, 'content/too-big', lesson, 4],
    [
      'a value of the wrong kind',
      { [lesson]: replace('minutes: 3', 'minutes: três') },
      'content/invalid-type',
      lesson,
      8,
    ],
    [
      'a value not allowed',
      { [quiz]: replace('kind: single', 'kind: unica') },
      'content/invalid-value',
      quiz,
      4,
    ],
    [
      'an English text left out',
      { [quiz]: replace(', en: Question?', '') },
      'content/invalid-type',
      quiz,
      10,
    ],
    [
      'two right options in a single',
      { [quiz]: replace('B, en: B }, reason', 'B, en: B }, correct: true, reason') },
      'content/custom',
      quiz,
      11,
    ],
    [
      'front matter never closed',
      { [exercise]: (text: string) => text.replace('\n---\nConserte', '\nConserte') },
      'content/front-matter',
      exercise,
      1,
    ],
    [
      'too few hints',
      { [exercise]: replace('hints: [um, dois, três]', 'hints: [um]') },
      'content/too-small',
      exercise,
      17,
    ],
  ])('%s', (_title, changes, code, file, line) => {
    const { problems } = buildCourse(courseFiles(changes));
    const first = problems.find((problem) => problem.code === code);
    expect(problems.map(formatProblem).join('\n')).toContain(`[${code}]`);
    expect(first?.file).toBe(file);
    if (line !== undefined) expect(first?.line).toBe(line);
    expect(first?.fix).not.toBe('');
  });

  it('says the value found and the values allowed', () => {
    const problem = buildCourse(courseFiles({ [quiz]: replace('scope: exam', 'scope: exame') })).problems[0];
    expect(problem?.what).toContain('Found "exame"');
    expect(problem?.fix).toBe('Use one of: "exam", "api-contract", "beyond".');
  });
});

describe('a reference that leads nowhere is named', () => {
  it.each([
    ['a trap', { [lesson]: replace('<Trap id', '<Trap id="laco-inteiro" /><Trap id') }, lesson, 19],
    ['a term', { [lesson]: replace('<Term id="agentic-loop"', '<Term id="laco"') }, lesson, 19],
    ['a source', { [lesson]: replace('source: fonte-um', 'source: fonte-dois') }, lesson, 9],
    ['an objective', { [quiz]: replace('objective: entender', 'objective: saber') }, quiz, 5],
    ['a task statement', { [quiz]: replace('taskStatement: "1.1"', 'taskStatement: "1.7"') }, quiz, 6],
    ['a section', { [exercise]: replace('section: um-titulo', 'section: outro-titulo') }, exercise, 5],
    ['an exercise', { [quiz]: replace('exercise: laco-quebrado', 'exercise: laco-inteiro') }, quiz, 9],
  ])('%s', (_title, changes, file, line) => {
    const problem = onlyProblem(changes);
    expect(problem).toMatchObject({ code: 'content/unknown-reference', file, line });
    expect(problem?.fix).toMatch(/^Known: "/);
  });

  it('a question id used in another file', () => {
    const sound = courseFiles().find((file) => file.path === quiz)?.text ?? '';
    const other = 'quizzes/licao-um.yml';
    expect(onlyProblem({ [other]: sound })).toMatchObject({
      code: 'content/id-reused',
      file: other,
      line: 3,
    });
  });

  it('an exercise that stands in no lesson of the course', () => {
    const change = { [course]: replace('exercises: [laco-quebrado]', 'exercises: []') };
    expect(onlyProblem(change)).toMatchObject({ code: 'content/not-in-course', file: exercise });
  });
});
