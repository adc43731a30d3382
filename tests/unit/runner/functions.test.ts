// Functions that an exercise's './tools' exports beside the tools, run by the host like tools.
import { expect, test } from 'vitest';
import type { ProgramPart } from '../../../src/runner/index.ts';
import { toyPart } from './toy/exercise.ts';
import { runToy } from './toy/run-toy.ts';

const part: ProgramPart = {
  ...toyPart,
  scenario: { variants: toyPart.scenario.variants.slice(0, 1) },
  tools: {
    ...toyPart.tools,
    functions: ['pedirAprovacao', 'avisar'],
    execute(name, input, context) {
      if (name === 'pedirAprovacao' && input.valor === 0) throw new Error('nada a aprovar');
      return `${name} ${JSON.stringify(input)} em ${context.variant}`;
    },
  },
};

/** The record of a program whose runAgent has this body, with the functions imported. */
async function runBody(body: string, limits = {}) {
  const source = `import { executeTool, pedirAprovacao, avisar } from './tools';
export async function runAgent(question: string): Promise<string> {
${body}
}`;
  const [record] = await runToy(source, { part, limits });
  if (record === undefined) throw new Error('no record');
  return record;
}

test('answers a function with what execute returns and records it like a tool', async () => {
  const run = await runBody('return avisar.name + " " + (await pedirAprovacao({ valor: 10 }));');
  expect(run.outcome).toEqual({
    kind: 'returned',
    value: 'avisar pedirAprovacao {"valor":10} em uma-chamada',
  });
  expect(run.tools).toMatchObject([{ name: 'pedirAprovacao', input: { valor: 10 }, ok: true, index: 0 }]);
});

test('gives what execute throws to the program as an Error', async () => {
  const run = await runBody(
    'try { return await pedirAprovacao({ valor: 0 }); } catch (error) { return [error instanceof Error, error.message].join(" "); }',
  );
  expect(run.outcome).toEqual({ kind: 'returned', value: 'true nada a aprovar' });
  expect(run.tools).toMatchObject([{ name: 'pedirAprovacao', ok: false, output: 'nada a aprovar' }]);
});

test.each([
  ['"tudo"', 'string'],
  ['', 'undefined'],
  ['null', 'null'],
  ['[1]', 'array'],
])('refuses pedirAprovacao(%s) without running anything', async (argument, kind) => {
  const run = await runBody(`return pedirAprovacao(${argument});`);
  expect(run.outcome).toMatchObject({
    kind: 'threw',
    name: 'TypeError',
    message: `pedirAprovacao: o argumento precisa ser um objeto; chegou ${kind}.`,
    line: 3,
  });
  expect(run.tools).toEqual([]);
});

test('says that a function is no tool where executeTool is called with its name', async () => {
  const run = await runBody('return executeTool("avisar", {});');
  expect(run.outcome).toMatchObject({
    message:
      '"avisar" não é uma ferramenta do modelo, e sim uma função de "./tools": importe-a e chame avisar({ … }).',
  });
});

test('counts functions under the limit of tool executions', async () => {
  const run = await runBody('for (;;) await avisar({});', { tools: 3 });
  expect(run.outcome).toMatchObject({ kind: 'stopped', reason: 'tools' });
  expect(run.tools).toHaveLength(3);
});
