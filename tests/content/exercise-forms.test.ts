// What each form of an exercise asks of its files, and what an author reads where one does not fit.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { proveExercise } from '../../src/authoring/prove-exercise.ts';
import { formatProblem } from '../../src/core/index.ts';
import { keptGuests } from '../../src/runner/node/index.ts';

const sound = join(import.meta.dirname, '..', 'fixtures', 'broken-exercises', 'sound');
const root = mkdtempSync(join(tmpdir(), 'exercise-forms-'));
const openGuest = keptGuests();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(sound, name), 'utf8');
const starter = read('starter.ts');
const solution = read('solution.ts');
const written = read('index.mdx');

/** File → its text; null takes it away. */
type Files = Record<string, string | null>;

/** The sound exercise, with `files` laid over it, as the author's proof sees it. */
async function complaints(id: string, files: Files): Promise<string[]> {
  const dir = join(root, id);
  rmSync(dir, { recursive: true, force: true });
  cpSync(sound, dir, { recursive: true });
  mkdirSync(join(dir, 'mistakes'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    if (text === null) rmSync(join(dir, name));
    else writeFileSync(join(dir, name), text);
  const problems = await proveExercise({ dir, root, openGuest });
  return problems.flatMap((problem) => formatProblem(problem).split('\n'));
}

/** The front matter with another form, and perhaps with `findLine` in place of `prediction`. */
function frontMatter(form: string, findLine?: string): string {
  const formed = written.replace('minutes: 1', `minutes: 1\nform: ${form}`);
  return findLine === undefined ? formed : formed.replace(/prediction:\n(?: {2}.*\n)+/, findLine);
}

const limits = { timeout: 60_000 };

describe('find-line', () => {
  const lines = (text: string) =>
    frontMatter(
      'find-line',
      `findLine:
  question: Qual linha?
  lines:
    - { text: "${text}", correct: true, reason: É ela. }
    - { text: "const [block] = reply.content;", reason: Não. }
    - { text: "for (;;) {", reason: Também não. }
  otherwise: Essa não.
`,
    );

  test('is sound where each line stands once in the starter', limits, async () => {
    const said = await complaints('find-line', {
      'index.mdx': lines("messages.push({ role: 'user', content });"),
    });
    expect(said).toEqual([]);
  });

  test.each([
    [
      'messages.pop();',
      '`findLine` lists the line "messages.pop();", which find-line/starter.ts does not have.',
      'Copy the line from the starter, without its indentation.',
    ],
    [
      '}',
      '`findLine` lists the line "}", which stands 2 times in find-line/starter.ts.',
      'List a line that stands there once, or make the lines of the starter differ.',
    ],
  ])('names the line "%s" with its place in the front matter', limits, async (text, what, fix) => {
    const said = await complaints('find-line', { 'index.mdx': lines(text) });
    expect(said).toEqual([`find-line/index.mdx:15: ${what} [exercise/find-line]`, `  Fix: ${fix}`]);
  });
});

describe('order-lines', () => {
  const program = (...pieces: string[]) => `import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (;;) {
    const reply = await new Anthropic().messages.create({ model: 'claude-opus-5', max_tokens: 100, tools, messages });
    const [block] = reply.content;
    if (block?.type === 'text') return block.text;
    let content = '';
    // <ordenar>
${pieces.join('\n\n')}
    // </ordenar>
  }
}
`;
  const execute = "    if (block?.type === 'tool_use') content = await executeTool(block.name, block.input);";
  const echo = "    messages.push({ role: 'assistant', content: reply.content });";
  const result =
    "    if (block?.type === 'tool_use')\n      messages.push({ role: 'user', content: [{ type: 'tool_result', tool_use_id: block.id, content }] });";
  const files = {
    'index.mdx': frontMatter('order-lines').replace(
      'starterFails: leva-resultado',
      'starterFails: devolve-final',
    ),
    'starter.ts': program(result, echo, execute),
    'solution.ts': program(execute, echo, result),
  };
  const checks = read('checks.ts').replace("outcome.kind === 'threw' || ", '');

  test('is sound where the pieces are those of the starter in another order', limits, async () => {
    expect(await complaints('order', { ...files, 'checks.ts': checks })).toEqual([]);
  });

  test.each<[string, Files, string]>([
    [
      'markers are missing',
      { 'starter.ts': starter },
      'order/starter.ts: It has not exactly one region between the lines `// <ordenar>` and `// </ordenar>`. [exercise/order-markers]',
    ],
    [
      'there are too few pieces',
      { 'starter.ts': program(echo, execute) },
      'order/starter.ts: Only 2 pieces stand between the markers. [exercise/few-pieces]',
    ],
    [
      'two blank lines separate pieces',
      { 'solution.ts': program(execute, '', echo, result) },
      'order/solution.ts:14: Pieces are not separated by exactly one blank line, or blank lines stand beside a marker. [exercise/piece-spacing]',
    ],
    [
      'the solution has a piece of its own',
      { 'solution.ts': program(execute, `${echo} // sim`, result) },
      'order/solution.ts: Its pieces are not those of the starter. The starter has no piece "messages.push({ role: \'assistant\', content: reply.content }); // sim". [exercise/order-pieces]',
    ],
    [
      'the rest differs',
      { 'solution.ts': program(execute, echo, result).replace("content = ''", "content = ' '") },
      'order/solution.ts: Outside the markers it differs from the starter. [exercise/order-rest]',
    ],
    [
      'the order is the same',
      { 'solution.ts': files['starter.ts'] },
      'order/solution.ts: Its pieces stand in the order of the starter. [exercise/order-same]',
    ],
    [
      'an order does not parse',
      {
        'starter.ts': program(result, '    if (content) content;', '    else content;', echo, execute),
        'solution.ts': program(execute, '    if (content) content;', '    else content;', echo, result),
      },
      expect.stringMatching(
        /^order\/starter\.ts: In the order .+, it does not parse: .+ \[exercise\/order-does-not-parse\]$/,
      ),
    ],
  ])('tells where %s', limits, async (_, overlay, what) => {
    expect(await complaints('order', { ...files, 'checks.ts': checks, ...overlay })).toContainEqual(what);
  });
});

describe('review-diff', () => {
  const files = { 'index.mdx': frontMatter('review-diff'), 'before.ts': solution };

  test('is sound where the program before the change worked', limits, async () => {
    expect(await complaints('review', files)).toEqual([]);
  });

  test('asks for before.ts', limits, async () => {
    expect(await complaints('review', { 'index.mdx': files['index.mdx'] })).toEqual([
      'review/before.ts: The file does not exist. [exercise/missing-file]',
      '  Fix: Create it; an exercise of the form "review-diff" consists of index.mdx, scenario.ts, tools.ts, checks.ts, before.ts, starter.ts, solution.ts and mistakes/.',
    ]);
  });

  test('tells a program before the change that fails, and one that is the starter', limits, async () => {
    const said = await complaints('review', { ...files, 'before.ts': starter });
    expect(said).toContain(
      'review/before.ts: It is the same program as the starter, so there is no change to review. [exercise/no-change]',
    );
    expect(said.join('\n')).toMatch(
      /^review\/before\.ts: In variant "v1" \(and 3 more\), it fails .+before-fails/m,
    );
  });
});

describe('skeleton', () => {
  const files = {
    'index.mdx': frontMatter('skeleton'),
    'starter.ts': starter.replace(
      "    messages.push({ role: 'user', content });",
      "    // TODO: devolva o resultado ao modelo\n    messages.push({ role: 'user', content });",
    ),
  };

  test('is sound where the starter marks its gaps', limits, async () => {
    expect(await complaints('skeleton', files)).toEqual([]);
  });

  test('tells a starter without a gap and a solution that leaves one', limits, async () => {
    const said = await complaints('skeleton', {
      'index.mdx': files['index.mdx'],
      'solution.ts': solution.replace('for (;;) {', 'for (;;) {\n    // TODO: depois'),
    });
    expect(said.filter((line) => !line.startsWith('  '))).toEqual([
      'skeleton/starter.ts: No comment line `// TODO: …` marks a gap. [exercise/no-gap]',
      'skeleton/solution.ts:7: The solution still has a TODO. [exercise/gap-left]',
    ]);
  });
});

test('a function of ./tools may not take the name of a tool or of what stands there', limits, async () => {
  const tools = read('tools.ts').replace(
    'latencyMs:',
    "functions: ['eco', 'pedir', 'pedir', 'a-b', 'tools'],\n  latencyMs:",
  );
  const said = await complaints('functions', { 'tools.ts': tools });
  expect(said.filter((line) => line.includes('function-name'))).toEqual([
    'functions/tools.ts: The function name "eco" is taken already. [exercise/function-name]',
    'functions/tools.ts: The function name "pedir" is taken already. [exercise/function-name]',
    'functions/tools.ts: The function name "a-b" is no name that a program can import. [exercise/function-name]',
    'functions/tools.ts: The function name "tools" is taken already. [exercise/function-name]',
  ]);
});

describe('repair-history', () => {
  const id = 'toolu_01A1B2C3D4E5F6G7H8J9K1L2';
  const body = (answer: object) =>
    JSON.stringify(
      {
        model: 'claude-opus-5',
        max_tokens: 100,
        tools: [{ name: 'eco', description: 'Repete.', input_schema: { type: 'object', properties: {} } }],
        messages: [
          { role: 'user', content: 'Eco?' },
          { role: 'assistant', content: [{ type: 'tool_use', id, name: 'eco', input: {} }] },
          { role: 'user', content: [answer] },
        ],
      },
      null,
      2,
    );
  const files: Files = {
    'index.mdx': frontMatter('repair-history').replace('leva-resultado', 'aceita'),
    'scenario.ts':
      "export default { variants: [{ id: 'v1', title: 'A', seed: 1, question: '', script: [{ text: 'fim' }] }] };",
    'checks.ts': `const failed = { passed: false, given: 'Dado.', got: 'Obtido.', expected: 'Outro.' };
export default [
  { id: 'aceita', title: 'A', judge: ({ requests }) => (requests[0]?.status === 200 ? { passed: true } : failed) },
  { id: 'fim', title: 'F', judge: ({ outcome }) => (outcome.value === 'fim' || outcome.status === 400 ? { passed: true } : failed) },
  { id: 'com-saida', title: 'S', judge: ({ requests }) => (JSON.stringify(requests[0].body).includes('eco de') ? { passed: true } : failed) },
];`,
    'starter.ts': null,
    'solution.ts': null,
    'mistakes/leva-resultado.cedo.ts': null,
    'mistakes/devolve-final.vazio.ts': null,
    'starter.json': body({ type: 'text', text: 'eco de nada' }),
    'solution.json': body({ type: 'tool_result', tool_use_id: id, content: 'eco de nada' }),
    'mistakes/aceita.outro-id.json': body({
      type: 'tool_result',
      tool_use_id: 'toolu_outro',
      content: 'eco de nada',
    }),
    'mistakes/com-saida.json': body({ type: 'tool_result', tool_use_id: id, content: 'ok' }),
  };

  test('is sound with one variant, though the model never played the history', limits, async () => {
    expect(await complaints('history', files)).toEqual([]);
  });

  test.each<[string, Files, string]>([
    [
      'a program lies where data is wanted',
      { 'starter.ts': starter },
      'history/starter.ts: Nothing reads this file. [exercise/unexpected-file]',
    ],
    [
      'a file is no JSON',
      { 'mistakes/com-saida.json': '{\n  "model": "x",\n}' },
      'history/mistakes/com-saida.json:3: It stops being JSON in column 1. [exercise/bad-json]',
    ],
    [
      'a mistake is a program',
      { 'mistakes/aceita.ts': starter },
      'history/mistakes/aceita.ts: The name of this file says no check. [exercise/unexpected-file]',
    ],
    [
      'the body declares another tool than tools.ts',
      { 'solution.json': (files['solution.json'] ?? '').replaceAll('"eco"', '"outra"') },
      'history/tools.ts: history/solution.json declares the tool "outra", which is not among the definitions. [exercise/tool-not-in-box]',
    ],
    [
      'the solution is refused',
      { 'solution.json': files['starter.json'] ?? '' },
      'history/solution.json: In variant "v1", it fails the check "aceita": Dado. Obtido. Esperado: outro. [exercise/solution-fails]',
    ],
  ])('tells where %s', limits, async (_, overlay, what) => {
    expect(await complaints('history', { ...files, ...overlay })).toContainEqual(what);
  });
});
