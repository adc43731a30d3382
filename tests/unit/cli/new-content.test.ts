// What `pegadinha new` begins: sound but for what only an author can write, and never over anything that exists.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/authoring/index.ts';
import { proveExercise } from '../../../src/authoring/prove-exercise.ts';
import { exerciseFormSchema, formatProblem } from '../../../src/core/index.ts';
import { keptGuests } from '../../../src/runner/node/index.ts';
import { type SmallTree, smallTree } from '../authoring/small-tree.ts';
import { cli } from './run.ts';

const openGuest = keptGuests();
const trees: SmallTree[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) tree.remove();
});

function open(): SmallTree {
  const tree = smallTree();
  trees.push(tree);
  return tree;
}
const begin = (tree: SmallTree, ...args: string[]) => cli(['new', ...args], { root: tree.root });

/** What is wrong beside the marks, and how many marks there are in each file. */
async function leftOver({ root }: SmallTree) {
  const { problems } = await checkContent({ root });
  const marks = problems.filter(({ code }) => code === 'content/to-write');
  return {
    others: problems.filter((problem) => !marks.includes(problem)).map(formatProblem),
    marks: Object.fromEntries(
      [...Map.groupBy(marks, ({ file }) => file)].map(([file, of]) => [file, of.length]),
    ),
    lines: marks.every(({ line }) => line !== null),
  };
}

/** Every form, and each kind of text that a form’s programs are made of for the other API. */
const kinds = [
  ...exerciseFormSchema.options.map((form) => [form, 'messages'] as const),
  ...(['review-diff', 'repair-history'] as const).map((form) => [form, 'converse'] as const),
];

describe.each(kinds)('an exercise of the form %s for %s', (form, api) => {
  it('runs as it stands, and wants only what is marked, and its trap in the lesson', {
    timeout: 60_000,
  }, async () => {
    const tree = open();
    const { exit, out } = await begin(
      tree,
      'exercise',
      'nova',
      '--lesson',
      'licao-um',
      '--form',
      form,
      '--api',
      api,
    );
    expect([exit, out]).toEqual([0, expect.stringContaining('created  content/exercises/nova/index.mdx')]);
    const dir = join(tree.root, 'content', 'exercises', 'nova');
    const proven = await proveExercise({ dir, root: tree.root, openGuest });
    expect(proven.map(formatProblem)).toEqual([]);
    const before = await leftOver(tree);
    expect(before.others).toEqual([expect.stringContaining('[content/trap-missing]')]);
    tree.write('lessons/licao-um.mdx', `${tree.read('lessons/licao-um.mdx')}\n<Trap id="nova" />\n`);
    const { others, marks, lines } = await leftOver(tree);
    expect([others, lines]).toEqual([[], true]);
    expect(marks['content/exercises/nova/index.mdx']).toBeGreaterThan(12);
    const programs = readdirSync(dir).filter((name) => /\.(?:ts|json)$/.test(name));
    for (const name of programs) expect(marks[`content/exercises/nova/${name}`], name).toBe(1);
  });
});

describe('a lesson', () => {
  it('comes with a quiz and its entry in the course, and wants only what is marked', async () => {
    const tree = open();
    const { exit, out } = await begin(tree, 'lesson', 'licao-dois');
    expect(exit).toBe(0);
    expect(out).toContain(
      'created  lessons/licao-dois.mdx\ncreated  quizzes/licao-dois.yaml\nchanged  content/course.yaml',
    );
    const { others, marks, lines } = await leftOver(tree);
    expect([others, lines]).toEqual([[], true]);
    expect(Object.keys(marks)).toEqual(['lessons/licao-dois.mdx', 'quizzes/licao-dois.yaml']);
  });
});

describe('a question', () => {
  it('is added to the quiz of its lesson, and wants only what is marked', async () => {
    const tree = open();
    for (const id of ['q-dois', 'q-tres'])
      expect((await begin(tree, 'question', id, '--lesson', 'licao-um')).exit).toBe(0);
    const { others, marks } = await leftOver(tree);
    expect(others).toEqual([]);
    expect(Object.keys(marks)).toEqual(['quizzes/licao-um.yaml']);
    expect(tree.read('quizzes/licao-um.yaml')).toContain('  - id: q-tres\n    kind: single');
  });
});

describe('nothing is written', () => {
  it.each([
    [['question', 'q-um', '--lesson', 'licao-um'], '"q-um" is taken already'],
    [['exercise', 'laco-quebrado', '--lesson', 'licao-um'], '"laco-quebrado" is taken already'],
    [['exercise', 'nova', '--lesson', 'licao-hum'], 'Did you mean "licao-um"?'],
    [['exercise', 'nova'], 'Say with --lesson where the exercise belongs.'],
    [['exercise', 'Nova_Uma', '--lesson', 'licao-um'], 'cannot serve as a permanent id'],
    [['lesson', 'licao-dois', '--domain', '7'], 'is no exam domain'],
    [['lesson', 'licao-dois', '--domain', '3'], 'no task statement of a domain 3'],
    [['aula', 'licao-dois'], 'there is no kind "aula"'],
    [['exercise', 'nova', '--lesson', 'licao-um', '--form', 'conserte'], 'Allowed choices are mend'],
  ])('by new %j', async (args, said) => {
    const tree = open();
    const files = () => readdirSync(tree.root, { recursive: true });
    const before = files();
    const { exit, err } = await begin(tree, ...args);
    expect(exit).toBe(2);
    expect(err).toContain(said);
    expect(files()).toEqual(before);
  });

  it('over files that exist', async () => {
    const tree = open();
    tree.write('quizzes/licao-dois.yaml', 'lesson: licao-dois\n');
    const { exit, err } = await begin(tree, 'lesson', 'licao-dois');
    expect([exit, err]).toEqual([
      2,
      'quizzes/licao-dois.yaml exists already. Nothing was written. [new/refused]\n',
    ]);
    expect(tree.read('quizzes/licao-dois.yaml')).toBe('lesson: licao-dois\n');
  });
});
