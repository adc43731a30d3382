// Every exercise proves itself: starter, solution, mistakes, scenario, folder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proveExercise } from '../../src/authoring/prove-exercise.ts';
import { formatProblem } from '../../src/core/index.ts';
import { nodeGuests } from '../../src/runner/node/index.ts';

const root = join(import.meta.dirname, '..', '..');
const exercises = join(root, 'content', 'exercises');
const openGuest = nodeGuests();

/** Their ids are permanent: learners’ histories refer to them. */
const permanent = [
  'ferramenta-que-falha',
  'id-inventado',
  'resultado-no-papel-errado',
  'resultados-divididos',
  'turno-so-com-texto',
];

test('the exercises with permanent ids are all there', () => {
  expect(readdirSync(exercises)).toEqual(expect.arrayContaining(permanent));
});

test.each(readdirSync(exercises))('%s is proven', { timeout: 300_000 }, async (id) => {
  const problems = await proveExercise({ dir: join(exercises, id), root, openGuest });
  expect(problems.map(formatProblem)).toEqual([]);
});
