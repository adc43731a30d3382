// `pegadinha grade` and `pegadinha list` over the real content.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cli, root } from './run.ts';

const exercise = 'turno-so-com-texto';
const fileOf = (name: string) => join(root, 'content', 'exercises', exercise, name);

test('the solution passes with exit 0 and exactly the promised keys', async () => {
  const ran = await cli(['grade', exercise, fileOf('solution.ts'), '--json']);
  expect(ran).toMatchObject({ exit: 0, err: '' });
  const verdict = JSON.parse(ran.out) as Record<string, unknown>;
  expect(Object.keys(verdict)).toEqual(['exercise', 'passed', 'checks', 'requests']);
  expect(verdict).toMatchObject({ exercise, passed: true });
  for (const check of verdict.checks as object[])
    expect(check).toEqual({ id: expect.any(String), title: expect.any(String), passed: true, message: '' });
});

test('the starter fails with exit 1 and says why', async () => {
  const ran = await cli(['grade', exercise, fileOf('starter.ts')]);
  expect(ran.exit).toBe(1);
  expect(ran.out).toContain('✗');
});

test('a syntax error is a failed verdict with its line', async () => {
  const ran = await cli(['grade', exercise, '-'], { stdin: 'const a = 1;\nconst b = ;\n' });
  expect(ran.exit).toBe(1);
  expect(ran.out).toContain('linha 2, coluna 11');
});

test('an unknown exercise exits 2 with the nearest id and all ids', async () => {
  const ran = await cli(['grade', 'turno-so-com-txto', fileOf('solution.ts')]);
  expect(ran.exit).toBe(2);
  expect(ran.err).toContain(`Did you mean "${exercise}"?`);
  expect(ran.err).toContain('id-inventado');
});

test.each([['../exercises/id-inventado'], ['.'], ['constructor']])('"%s" is no exercise', async (id) => {
  expect((await cli(['grade', id, fileOf('solution.ts')])).exit).toBe(2);
});

test('a missing file exits 2 and nothing is run', async () => {
  const ran = await cli(['grade', exercise, 'nowhere.ts']);
  expect(ran).toMatchObject({ exit: 2, out: '' });
  expect(ran.err).toContain('[file/not-found]');
});

test('list counts what it lists', async () => {
  const ran = await cli(['list', '--json']);
  const overview = JSON.parse(ran.out) as Record<'lessons' | 'exercises' | 'questions', { id: string }[]> & {
    counts: Record<string, number>;
  };
  expect(overview.exercises.map(({ id }) => id)).toContain(exercise);
  expect(overview.counts).toEqual({
    lessons: overview.lessons.length,
    exercises: overview.exercises.length,
    questions: overview.questions.length,
  });
});
