// Checks what lessons show from content/code/<lesson>/: samples and sequence diagrams, and the names that refer to them.
// Runs in Node.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type LessonEntry, type Problem, parseYaml, sequenceSchema } from '../core/index.ts';
import { pythonFaults, typescriptFault } from './check-syntax.ts';

interface SampleFile {
  path: string;
  lesson: string;
  name: string;
  text: string;
}

function readSamples(root: string): SampleFile[] {
  const folder = join(root, 'content', 'code');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .filter((lesson) => statSync(join(folder, lesson)).isDirectory())
    .flatMap((lesson) =>
      readdirSync(join(folder, lesson))
        .sort()
        .filter((name) => statSync(join(folder, lesson, name)).isFile())
        .map((name) => ({
          path: `content/code/${lesson}/${name}`,
          lesson,
          name,
          text: readFileSync(join(folder, lesson, name), 'utf8'),
        })),
    );
}

/** Problems of samples and diagrams, and of `<CodeTabs>` and `<Sequence>` that name none. */
export function checkSamples({
  root,
  lessons,
}: {
  root: string;
  lessons: readonly LessonEntry[];
}): Problem[] {
  const samples = readSamples(root);
  const python = pythonFaults(
    Object.fromEntries(
      samples.filter(({ name }) => name.endsWith('.py')).map(({ path, text }) => [path, text]),
    ),
  );
  const problems = samples.flatMap((sample) => [
    ...checkPlace(root, sample),
    ...checkText(sample, python.get(sample.path)),
  ]);
  return [...problems, ...lessons.flatMap((lesson) => checkNames(lesson, samples))];
}

function checkPlace(root: string, { path, lesson }: SampleFile): Problem[] {
  const code = 'content/unexpected-file';
  if (!existsSync(join(root, 'lessons', `${lesson}.mdx`)))
    return [
      {
        code,
        file: path,
        line: null,
        what: `There is no lesson "${lesson}".`,
        fix: 'Name the folder after the lesson that shows the file.',
      },
    ];
  if (/\.(?:ts|py|sequence\.yaml)$/.test(path)) return [];
  const fix = 'Samples end in .ts or .py, diagrams in .sequence.yaml.';
  return [{ code, file: path, line: null, what: 'Nothing reads this file.', fix }];
}

function checkText({ path, text }: SampleFile, python: { line: number | null; message: string } | undefined) {
  if (path.endsWith('.sequence.yaml'))
    return parseYaml({ file: path, text, schema: sequenceSchema }).problems as Problem[];
  const isCode = /\.(?:ts|py)$/.test(path);
  if (isCode && !/\S/.test(text))
    return [
      {
        code: 'content/empty-sample',
        file: path,
        line: 1,
        what: 'The sample is empty.',
        fix: 'Write it, or delete the file.',
      },
    ];
  const fault = path.endsWith('.ts') ? typescriptFault(text) : python;
  if (!fault) return [];
  const what = `It does not parse: ${fault.message}.`;
  return [
    {
      code: 'content/code-syntax',
      file: path,
      line: fault.line,
      what,
      fix: 'Correct the code on this line or the one above it.',
    },
  ];
}

function checkNames({ id, file, body, bodyLine }: LessonEntry, samples: readonly SampleFile[]): Problem[] {
  const own = samples.filter(({ lesson }) => lesson === id).map(({ name }) => name);
  return [...body.matchAll(/<(CodeTabs|Sequence)\s[^>]*?name="([^"]+)"/g)].flatMap((match): Problem[] => {
    const [, component, name = ''] = match;
    const files = component === 'Sequence' ? [`${name}.sequence.yaml`] : [`${name}.ts`, `${name}.py`];
    if (files.some((wanted) => own.includes(wanted))) return [];
    const line = body.slice(0, match.index).split('\n').length + bodyLine;
    const what = `<${component} name="${name}"> shows content/code/${id}/${files.join(' or ')}, which does not exist.`;
    const ending = component === 'Sequence' ? /\.sequence\.yaml$/ : /(?<!\.d)\.(?:ts|py)$/;
    const known = [...new Set(own.filter((one) => ending.test(one)).map((one) => one.replace(ending, '')))];
    const fix =
      known.length > 0 ? `Known: ${known.map((one) => `"${one}"`).join(', ')}.` : 'There are none yet.';
    return [{ code: 'content/unknown-reference', file, line, what, fix }];
  });
}
