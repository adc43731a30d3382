// The packed package, installed into an empty folder: its commands, its exports, its types, and the examples of its page.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { docsExample, docsExamples } from './docs-examples.ts';
import { installPackage, root, run, serve } from './install.ts';

const works = (command: string) => spawnSync(command, ['--version']).status === 0;
const python = ['python3', 'python'].filter(works).slice(0, 1);
const pythonPath = join(root, 'tests', 'package', 'python');
const body = { model: 'claude-haiku-4-5', max_tokens: 64, messages: [{ role: 'user', content: 'Hi.' }] };
const cli = (...args: string[]) => ({ command: join(folder, 'node_modules', '.bin', 'pegadinha'), args });

/** Right where nothing is said; each wrong use must be an error. */
const typedUse = `
import { setupServer } from 'msw/node';
import { type Exchange, messagesApi } from 'pegadinha/mock-api';
import { defineScenario } from 'pegadinha/scenario';
const exchanges: Exchange[] = [];
const variant = { id: 'a', title: 'A', seed: 1, question: 'Hi.' };
const scenario = defineScenario({
  variants: [{ ...variant, script: [({ results }) => ({ text: results.map(({ text }) => text) })] }],
});
setupServer(...messagesApi({ profile: 'strict', scenario, onExchange: (exchange) => exchanges.push(exchange) }));
// @ts-expect-error no such profile
messagesApi({ profile: 'lax' });
// @ts-expect-error a turn holds text, not a number
defineScenario({ variants: [{ ...variant, script: [{ text: 1 }] }] });
// @ts-expect-error an exchange has no such field
exchanges.map(({ nothing }) => nothing);
`;

let folder = '';
beforeAll(() => {
  folder = installPackage({ tools: ['vitest', 'typescript', '@aws-sdk/client-bedrock-runtime'] });
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  mkdirSync(join(folder, 'fixtures'));
  writeFileSync(join(folder, 'fixtures', 'good.json'), JSON.stringify(body));
  for (const [name, text] of docsExamples()) if (!name.includes('/')) writeFileSync(join(folder, name), text);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.concurrent('the installed package', () => {
  test('it holds no TypeScript that Node would have to run, and nothing of the app', () => {
    const home = join(folder, 'node_modules', 'pegadinha');
    const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))).toEqual([]);
    expect(files.filter((name) => /starter|solution|mistakes|src\/(?:ui|pages)/.test(name))).toEqual([]);
    expect(existsSync(join(home, 'docs', 'mock-api.md'))).toBe(true);
  });

  test('check judges a body', async () => {
    const ran = await run({ folder, ...cli('check', 'fixtures/good.json') });
    expect(ran).toEqual({ code: 0, out: 'fixtures/good.json: 200 accepted (profile anthropic)\n' });
  });

  test('grade runs a solution against a packed exercise', async () => {
    const id = 'turno-so-com-texto';
    const solution = join(root, 'content', 'exercises', id, 'solution.ts');
    const ran = await run({ folder, ...cli('grade', id, solution, '--json') });
    expect(ran.code, ran.out).toBe(0);
    expect(JSON.parse(ran.out)).toMatchObject({ exercise: id, passed: true });
  });

  test('list reads the packed course', async () => {
    const ran = await run({ folder, ...cli('list', '--json') });
    expect(ran.code, ran.out).toBe(0);
    expect(JSON.parse(ran.out).counts.exercises).toBeGreaterThan(0);
  });

  test('the exports are typed', async () => {
    writeFileSync(join(folder, 'typed.ts'), typedUse);
    const tsc = join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
    const flags = '--noEmit --strict --module nodenext --target es2023 --skipLibCheck'.split(' ');
    const ran = await run({ folder, command: process.execPath, args: [tsc, ...flags, 'typed.ts'] });
    expect(ran).toEqual({ code: 0, out: '' });
  });

  test('mock serves a TypeScript scenario that imports the package, and stops on SIGTERM', async () => {
    writeFileSync(
      join(folder, 'scenario.ts'),
      `import { defineScenario } from 'pegadinha/scenario';
    const script = [{ text: 'from the file' as const }];
    export default defineScenario({ variants: [{ id: 'a', title: '', seed: 1, question: '', script }] });`,
    );
    const bin = join('node_modules', 'pegadinha', 'bin', 'pegadinha.mjs');
    const serving = await serve({ folder, args: [bin, 'mock', '--port', '0', '--scenario', 'scenario.ts'] });
    const headers = { 'x-api-key': 'k', 'anthropic-version': '2023-06-01' };
    const answer = await fetch(`${serving.url}/v1/messages`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(await answer.text()).toContain('from the file');
    const ran = await serving.stop('SIGTERM');
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('Stopped after 1 request.');
  });
});

describe.concurrent('docs/mock-api.md', () => {
  test('has its examples', () => {
    expect([...docsExamples().keys()]).toEqual([
      'agent.ts',
      'agent.test.ts',
      'weather_loop.py',
      '.github/workflows/agent.yml',
      'weather_bedrock.mjs',
    ]);
  });

  test('Vitest and MSW: the example passes as it stands', async () => {
    const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
    const args = [vitest, 'run', '--root', folder, '--testTimeout', '60000', 'agent.test.ts'];
    const env = { VITEST: '', VITEST_WORKER_ID: '', NODE_OPTIONS: '' };
    const ran = await run({ folder, command: process.execPath, args, env });
    expect(ran.code, ran.out).toBe(0);
    expect(ran.out).toMatch(/1 passed/);
  });

  test.each(python)('Python: the example runs a whole tool loop (%s)', async (command) => {
    const bin = join('node_modules', 'pegadinha', 'bin', 'pegadinha.mjs');
    const serving = await serve({ folder, args: [bin, 'mock', '--port', '0'] });
    const env = { PYTHONPATH: pythonPath, ANTHROPIC_BASE_URL: serving.url };
    const ran = await run({ folder, command, args: ['weather_loop.py'], env });
    const served = await serving.stop('SIGINT');
    expect(ran.code, ran.out).toBe(0);
    expect(ran.out).toContain('get_weather said: 31 degrees in Recife');
    // The page shows these very lines.
    const page = readFileSync(join(root, 'docs', 'mock-api.md'), 'utf8');
    const lines = served.out.split('\n').filter((line) => line.startsWith('200 '));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(page).toContain(line);
  });

  test('Converse: the example runs a whole tool loop with the AWS SDK', async () => {
    const bin = join('node_modules', 'pegadinha', 'bin', 'pegadinha.mjs');
    const serving = await serve({ folder, args: [bin, 'mock', '--port', '0'] });
    const env = { BEDROCK_ENDPOINT: serving.url };
    const ran = await run({ folder, command: process.execPath, args: ['weather_bedrock.mjs'], env });
    const served = await serving.stop('SIGINT');
    expect(ran.code, ran.out).toBe(0);
    expect(ran.out).toContain('31 degrees in Recife');
    // The page shows these very lines.
    const page = readFileSync(join(root, 'docs', 'mock-api.md'), 'utf8');
    const lines = served.out.split('\n').filter((line) => line.startsWith('200 '));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(page).toContain(line);
  });

  test.each(python.length > 0 && works('curl') && works('bash') ? ['bash'] : [])(
    'CI: every step but the installation runs (%s)',
    async (shell) => {
      const port = String(await freePort());
      const workflow = parse(docsExample('.github/workflows/agent.yml'));
      const steps: { run?: string; env?: Record<string, string> }[] = workflow.jobs.agent.steps;
      const own = steps.flatMap(({ run: text, env }) =>
        text && !text.includes('npm ci') ? [{ text, env }] : [],
      );
      expect(own).toHaveLength(4);
      const exports = own
        .flatMap(({ env }) => Object.entries(env ?? {}))
        .map(([name, value]) => `${name}=${value}`);
      const script = [
        `export ${exports.join(' ')}`,
        // The server ends with the script, as it does with a CI job.
        `trap 'kill $(jobs -p)' EXIT`,
        ...own.map(({ text }) => text),
      ].join('\n');
      const env = { PYTHONPATH: [pythonPath, process.env.PYTHONPATH ?? ''].join(delimiter) };
      const ran = await run({
        folder,
        command: shell,
        args: ['-e', '-c', script.replaceAll('8080', port)],
        env,
      });
      expect(ran.code, ran.out).toBe(0);
      expect(ran.out).toContain('fixtures/good.json: 200 accepted (profile strict)');
      expect(readFileSync(join(folder, 'mock.log'), 'utf8')).toContain('→ tool_use (get_weather)');
    },
  );
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
