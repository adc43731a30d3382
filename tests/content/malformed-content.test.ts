// One mistake of each kind that authors can make: each gives a problem that names file and place, and none a stack trace.
import { afterAll, describe, expect, it } from 'vitest';
import { checkContent, readContent } from '../../src/authoring/index.ts';
import { formatProblem, type Problem } from '../../src/core/index.ts';
import { courseMistakes } from '../fixtures/malformed-content/course.ts';
import { exerciseMistakes } from '../fixtures/malformed-content/exercise.ts';
import { lessonMistakes } from '../fixtures/malformed-content/lesson.ts';
import type { Mistake } from '../fixtures/malformed-content/mistake.ts';
import { quizMistakes } from '../fixtures/malformed-content/quiz.ts';
import { sampleMistakes } from '../fixtures/malformed-content/sample.ts';
import { type SmallTree, smallTree } from '../unit/authoring/small-tree.ts';

const tables = {
  lesson: lessonMistakes,
  quiz: quizMistakes,
  exercise: exerciseMistakes,
  course: courseMistakes,
  sample: sampleMistakes,
};
const written = smallTree();
afterAll(() => written.remove());

/** Makes the mistake in `tree`; says the line where the file changed, and how to undo it. */
function make(tree: SmallTree, { file, from, to }: Mistake): { line: number; undo: () => void } {
  if (from === undefined || to === null) {
    tree.write(file, to);
    return { line: 1, undo: () => {} };
  }
  const text = tree.read(file);
  expect(text.split(from).length, `"${from}" stands in ${file} once or more`).toBeGreaterThan(1);
  tree.write(
    file,
    text.replace(from, () => to),
  );
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  return { line, undo: () => tree.write(file, text) };
}

/** Texts are judged without reading code or loading programs, which is quicker and says the same of them. */
async function problemsOf(mistake: Mistake): Promise<{ problems: Problem[]; line: number }> {
  const onlyText =
    mistake.from !== undefined && /^(?:lessons|quizzes)\/|^content\/\w+\.yaml$/.test(mistake.file);
  const needsTree = /sample|diagram|saved/.test(mistake.name);
  if (onlyText && !needsTree) {
    const { line, undo } = make(written, mistake);
    const { problems } = readContent({ root: written.root });
    undo();
    return { problems, line };
  }
  const tree = smallTree();
  const { line } = make(tree, mistake);
  // Starting Python takes longest, and no other mistake needs it.
  if (!mistake.file.startsWith('content/code/')) tree.write('content/code/licao-um/laco.py', null);
  const { problems } = await checkContent({ root: tree.root });
  tree.remove();
  return { problems, line };
}

it('makes at least one hundred mistakes', () => {
  expect(Object.values(tables).flat().length).toBeGreaterThanOrEqual(100);
});

it('begins with a course that has none', async () => {
  const { problems } = await checkContent({ root: written.root });
  expect(problems.map(formatProblem)).toEqual([]);
});

describe.each(Object.entries(tables))('a malformed %s', (_kind, mistakes) => {
  it.each(mistakes.map((mistake) => [`${mistake.name} (${mistake.file})`, mistake] as const))(
    '%s',
    async (_name, mistake) => {
      const { problems, line } = await problemsOf(mistake);
      expect(problems.map(({ code }) => code).sort()).toEqual([...mistake.codes].sort());
      const said = problems.find(({ what }) => what.includes(mistake.says));
      expect(said, `says "${mistake.says}"; it says ${problems.map(formatProblem).join('\n')}`).toBeDefined();
      expect(said?.file).toBe(mistake.at ?? mistake.file);
      expect(said?.line).toBe(mistake.line === undefined ? line : mistake.line);
      for (const { what, fix } of problems) {
        expect(`${what}\n${fix}`).not.toMatch(/\n\s+at |undefined|\[object/);
        expect(fix.length).toBeGreaterThan(9);
      }
    },
  );
});
