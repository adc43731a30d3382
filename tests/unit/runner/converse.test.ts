// Programs that talk to Converse through the real AWS SDK, in Node's child process: what is recorded and how it is graded.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { gradeRuns } from '../../../src/grader/index.ts';
import { runExercise } from '../../../src/runner/index.ts';
import { bundleGuest, nodeGuests } from '../../../src/runner/node/index.ts';
import {
  loopProgram,
  conversePart as part,
  splittingProgram,
  streamingProgram,
} from './toy/converse-exercise.ts';

const openGuest = nodeGuests();

async function run(source: string, api: 'messages' | 'converse' = 'converse') {
  const runs = await runExercise({ id: 'estoque', profile: 'anthropic', api, part, source, openGuest });
  const verdict = gradeRuns({ exercise: 'estoque', checks: part.checks, runs });
  const failed = verdict.checks.filter(({ passed }) => !passed).map(({ id }) => id);
  return { run: runs[0], verdict, failed };
}

/** The other client of the SDK, made of an environment that is empty here. */
const methodProgram = loopProgram
  .replace('BedrockRuntimeClient, ConverseCommand', 'BedrockRuntime')
  .replace(
    'new BedrockRuntimeClient({})',
    'new BedrockRuntime({ region: process.env.AWS_REGION, credentials: { accessKeyId: process.env.KEY, secretAccessKey: process.env.SECRET } })',
  )
  .replace(/client\.send\(\s*new ConverseCommand\((\{.*\})\),\s*\)/, 'client.converse($1)');

describe('a program that talks to Converse', () => {
  test.each([
    ['calls in a loop', loopProgram, 'Canetas: 120 unidades. Cadernos: 8 unidades. Falhou: true.'],
    [
      'uses the client with methods',
      methodProgram,
      'Canetas: 120 unidades. Cadernos: 8 unidades. Falhou: true.',
    ],
    [
      'streams',
      streamingProgram,
      'Canetas: {"saida":"120 unidades"}. Cadernos: {"saida":"8 unidades"}. Falhou: true.',
    ],
  ])('that %s passes every standard check', async (_, source, value) => {
    const { run: record, failed } = await run(source);
    expect(record?.outcome).toEqual({ kind: 'returned', value });
    expect(failed).toEqual([]);
    expect(record?.requests.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(record?.requests[0]?.path).toMatch(/^\/model\/us\.anthropic\.[\w.-]+%3A0\/converse(-stream)?$/);
    expect(record?.requests[0]?.response).toMatchObject({
      stopReason: 'tool_use',
      output: { message: { role: 'assistant' } },
      usage: { outputTokens: expect.any(Number) },
    });
  });

  test('that splits its results is refused, and the verdict quotes Bedrock and names the line', async () => {
    const { run: record, failed, verdict } = await run(splittingProgram);
    expect(record?.outcome).toMatchObject({
      kind: 'threw',
      name: 'ValidationException',
      status: 400,
      line: 14,
    });
    expect(failed).toContain('api-aceita-tudo');
    expect(verdict.checks.find(({ id }) => id === 'api-aceita-tudo')?.message).toMatch(
      /Expected toolResult blocks at messages\.2\.content for the following Ids: tooluse_/,
    );
  });

  test('that asks the Messages API instead gets a recorded failure that says so', async () => {
    const { run: record, failed } = await run(
      `import Anthropic from '@anthropic-ai/sdk';
export async function runAgent(question) {
  const messages = [{ role: 'user', content: question }];
  return JSON.stringify(await new Anthropic().messages.create({ model: 'claude-opus-4-5', max_tokens: 9, messages }));
}`,
    );
    expect(record?.requests.map(({ status }) => status)).toEqual([422]);
    expect(record?.scriptProblems[0]?.detail).toBe(
      'este exercício usa a Converse API do Amazon Bedrock (SDK da AWS), e o programa chamou a Messages API (SDK da Anthropic)',
    );
    expect(failed).toContain('conversa');
  });

  test('changes an id: the complaint names it as the program knows it', async () => {
    const { run: record } = await run(
      loopProgram.replace(
        "messages.push({ role: 'assistant', content });",
        "for (const { toolUse } of content) if (toolUse) toolUse.toolUseId = toolUse.toolUseId.replace(/.$/, '9');\n    messages.push({ role: 'assistant', content });",
      ),
    );
    expect(record?.scriptProblems[0]?.detail).toMatch(/never made: tooluse_\w{21}9$/);
  });
});

describe('an exercise on the Messages API', () => {
  test('has no AWS SDK, and says what there is', async () => {
    const { run: record } = await run(loopProgram, 'messages');
    expect(record?.outcome).toMatchObject({ kind: 'invalid', reason: 'unknown-import' });
  });

  test('refuses a request to Bedrock and says which API it uses', async () => {
    const { run: record } = await run(
      `export async function runAgent() {
  const answer = await fetch('https://bedrock-runtime.sa-east-1.amazonaws.com/model/x/converse', { method: 'POST', body: '{}' });
  return answer.text();
}`,
      'messages',
    );
    expect(record?.outcome).toMatchObject({ kind: 'returned' });
    expect(record?.scriptProblems[0]?.detail).toContain('este exercício usa a Messages API');
  });
});

describe('a body mended by hand', () => {
  const body = (results: object[]) =>
    JSON.stringify({
      modelId: 'us.amazon.nova-lite-v1:0',
      messages: [
        { role: 'user', content: [{ text: 'Oi.' }] },
        {
          role: 'assistant',
          content: [
            { toolUse: { toolUseId: 'a', name: 'ver_estoque', input: {} } },
            { toolUse: { toolUseId: 'b', name: 'ver_estoque', input: {} } },
          ],
        },
        ...results,
      ],
      toolConfig: {
        tools: [{ toolSpec: { name: 'ver_estoque', inputSchema: { json: { type: 'object' } } } }],
      },
    });
  const result = (toolUseId: string) => ({ toolResult: { toolUseId, content: [{ text: '1' }] } });
  const send = async (source: string) => {
    const alone = {
      ...part,
      scenario: { variants: [{ ...first, question: '', script: [{ text: 'Certo.' }] }] },
    };
    const runs = await runExercise({
      id: 'corpo',
      profile: 'anthropic',
      api: 'converse',
      form: 'repair-history',
      part: alone,
      source,
      openGuest,
    });
    return runs[0];
  };
  const [first = { id: 'x', title: 'x', seed: 1, question: '', script: [{ text: 'x' }] }] =
    part.scenario.variants;

  test('goes to the model that it names', async () => {
    const record = await send(body([{ role: 'user', content: [result('a'), result('b')] }]));
    expect(record?.outcome).toEqual({ kind: 'returned', value: 'Certo.' });
    expect(record?.requests[0]?.path).toBe('/model/us.amazon.nova-lite-v1%3A0/converse');
  });

  test('is refused with the finding of the rule', async () => {
    const record = await send(
      body([
        { role: 'user', content: [result('a')] },
        { role: 'user', content: [result('b')] },
      ]),
    );
    expect(record?.outcome).toMatchObject({ kind: 'threw', name: 'ValidationException', status: 400 });
    expect(record?.requests[0]?.findings[0]).toMatchObject({ rule: 'converse/missing-results', ids: ['b'] });
  });
});

test('the bundle with the AWS SDK is another one, and within its budget', async () => {
  const [messages, converse] = await Promise.all([bundleGuest(), bundleGuest({ api: 'converse' })]);
  expect(messages.code).not.toContain('bedrock-runtime');
  expect(gzipSync(converse.code, { level: 9 }).length).toBeLessThanOrEqual(230 * 1024);
});
