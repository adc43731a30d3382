import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { contentGuard } from '../../../src/authoring/index.ts';
import { type SmallTree, smallTree } from './small-tree.ts';

const made: SmallTree[] = [];
afterEach(() => {
  for (const tree of made.splice(0)) tree.remove();
});

type Change = [path: string, from: string, to: string];

/** Begins a build, as Astro does, of the sound small course with the changes given; what stops it, or null. */
const beginBuild = (...changes: Change[]) => begin('build', changes);

async function begin(command: 'build' | 'dev', changes: Change[]): Promise<Error | null> {
  const tree = smallTree();
  made.push(tree);
  for (const [path, from, to] of changes) tree.write(path, tree.read(path).replace(from, to));
  const { hooks } = contentGuard();
  const run = (name: keyof typeof hooks, options: unknown) =>
    (hooks[name] as (given: unknown) => Promise<void>)(options);
  await run('astro:config:setup', { command });
  return run('astro:config:done', { config: { root: pathToFileURL(`${tree.root}/`) } }).then(
    () => null,
    (error: Error) => error,
  );
}

describe('the build', () => {
  it('begins with sound content', async () => {
    expect(await beginBuild()).toBeNull();
  });

  it('stops at broken content of every kind, each with file, line, what and fix, and shows no stack', async () => {
    const stopped = await beginBuild(
      ['lessons/licao-um.mdx', '<Trap id="laco-quebrado" />', '<Trap id="laco-quebrado">'],
      ['quizzes/licao-um.yaml', 'scope: exam', 'scope: exame'],
      ['content/code/licao-um/laco.ts', 'return question', 'return = question'],
      ['content/exercises/laco-quebrado/starter.ts', 'for (;;)', 'for (;)'],
    );
    const text = stopped?.message ?? '';
    expect(text).toMatch(/^The content has 4 problems:/);
    expect(text).toMatch(
      /quizzes\/licao-um\.yaml:7: `questions\[0\]\.scope` .+Found "exame"\..+\n {2}Fix: Use one of: "exam"/,
    );
    expect(text).toMatch(/lessons\/licao-um\.mdx:\d+: This is not valid MDX: .+\n {2}Fix: /);
    expect(text).toMatch(/content\/code\/licao-um\/laco\.ts:2: It does not parse: .+\n {2}Fix: /);
    expect(text).toMatch(
      /content\/exercises\/laco-quebrado\/starter\.ts:6: It does not parse: .+\n {2}Fix: /,
    );
    expect(stopped?.stack).toBeUndefined();
  });

  it('stops at what is still to be written, which an author may look at meanwhile', async () => {
    const draft: Change = ['lessons/licao-um.mdx', 'summary: Resumo.', 'summary: "TODO(autor): resumir"'];
    expect((await begin('build', [draft]))?.message).toContain('licao-um.mdx:3: Still to be written');
    expect(await begin('dev', [draft])).toBeNull();
  });
});
