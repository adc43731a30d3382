// What `pegadinha check-content` says, of what, and with which exit code.
import { afterEach, describe, expect, it } from 'vitest';
import { type SmallTree, smallTree } from '../authoring/small-tree.ts';
import { cli } from './run.ts';

const made: SmallTree[] = [];
afterEach(() => {
  for (const tree of made.splice(0)) tree.remove();
});

function open(): SmallTree {
  const tree = smallTree();
  made.push(tree);
  return tree;
}
const check = ({ root }: SmallTree, ...args: string[]) => cli(['check-content', ...args], { root });
const starter = 'content/exercises/laco-quebrado/starter.ts';
const solution = 'content/exercises/laco-quebrado/solution.ts';

/** Mends the starter: only running it can tell. */
function mendStarter(tree: SmallTree): void {
  tree.write(starter, tree.read(solution));
}

describe('check-content', () => {
  it('says of sound content that it has no problems, and that nothing was run', async () => {
    const { exit, out, err } = await check(open());
    expect([exit, out, err]).toEqual([
      0,
      'No problems in the content (programs not run; --prove runs them).\n',
      '',
    ]);
  });

  it('names each problem with file, line, what, code and fix, in the order of files and lines', async () => {
    const tree = open();
    tree.write('lessons/licao-um.mdx', tree.read('lessons/licao-um.mdx').replace('domain: 1', 'domain: 9'));
    tree.write('content/code/licao-um/laco.ts', 'const = 1;\n');
    const { exit, out } = await check(tree);
    expect(exit).toBe(1);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(
        /^content\/code\/licao-um\/laco\.ts:1: It does not parse: .+ \[content\/code-syntax\]$/,
      ),
      '  Fix: Correct the code on this line or the one above it.',
      'lessons/licao-um.mdx:4: `domain` is not as it must be: Too big: expected number to be <=5. Found 9. [content/too-big]',
      '  Fix: Give at most 5.',
      '2 problems in the content (programs not run; --prove runs them).',
      '',
    ]);
  });

  it('of one exercise runs the programs too, unless told not to', { timeout: 60_000 }, async () => {
    const tree = open();
    mendStarter(tree);
    const ran = await check(tree, 'laco-quebrado');
    expect(ran.exit).toBe(1);
    expect(ran.out).toContain(
      `${starter}: It passes every check in every variant, "leva-resultado" too. [exercise/starter-passes]`,
    );
    expect(ran.out).toContain('1 problem in the exercise "laco-quebrado" (programs run).');
    expect((await check(tree, 'laco-quebrado', '--no-prove')).exit).toBe(0);
    expect((await check(tree)).exit).toBe(0);
    expect((await check(tree, 'licao-um', '--prove')).exit).toBe(1);
  });

  it('of a lesson names what is wrong with its quiz, samples and exercises, and of nothing else', async () => {
    const tree = open();
    tree.write('content/glossary.yaml', `${tree.read('content/glossary.yaml')}- { id: b, en: B, pt: b }\n`);
    tree.write('quizzes/licao-um.yaml', tree.read('quizzes/licao-um.yaml').replace('q-um', 'Q-um'));
    tree.write('content/code/licao-um/laco.py', 'def\n');
    tree.write(starter, 'export const a = 1;\n');
    const { exit, out } = await check(tree, 'licao-um');
    expect(exit).toBe(1);
    const files = out.split('\n').flatMap((line) => /^(\S+?):/.exec(line)?.[1] ?? []);
    expect(files).toEqual(['content/code/licao-um/laco.py', starter, 'quizzes/licao-um.yaml']);
  });

  it('of a question names what is wrong with it', async () => {
    const tree = open();
    const quiz = tree.read('quizzes/licao-um.yaml');
    tree.write('quizzes/licao-um.yaml', quiz.replace('"Perde o pedido que o resultado cita."', 'Errado.'));
    const { exit, out } = await check(tree, 'q-um');
    expect(exit).toBe(1);
    expect(out).toContain('1 problem in the question "q-um" (no programs).');
  });

  it('takes a lesson or an exercise that cannot be read by its name', async () => {
    const tree = open();
    tree.write('lessons/licao-dois.mdx', 'sem nada\n');
    expect((await check(tree, 'licao-dois')).out).toContain('[content/front-matter]');
    tree.write('content/exercises/outro/index.mdx', 'sem nada\n');
    expect((await check(tree, 'outro')).out).toContain(
      'content/exercises/outro/solution.ts: The file does not exist.',
    );
  });

  it('prints one line of JSON', async () => {
    const tree = open();
    tree.write('quizzes/licao-dois.json', '{}');
    const { exit, out } = await check(tree, '--json');
    expect([exit, out.split('\n').length]).toEqual([1, 2]);
    expect(JSON.parse(out)).toEqual({
      id: null,
      programs: 'read',
      problems: [
        {
          code: 'content/unexpected-file',
          file: 'quizzes/licao-dois.json',
          line: null,
          what: 'Nothing reads this file.',
          fix: expect.stringContaining('Quizzes are files quizzes/<lesson-id>.yaml.'),
        },
      ],
    });
  });

  it.each([
    ['laco-quebrada', 'Did you mean "laco-quebrado"?'],
    ['q-hum', 'Did you mean "q-um"?'],
    ['xyzxyz', 'Lessons and exercises: licao-um, laco-quebrado.'],
  ])('does not know "%s", and says so', async (id, said) => {
    const { exit, out, err } = await check(open(), id);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(`There is no lesson, exercise or question "${id}".`);
    expect(err).toContain(said);
  });
});
