// `pegadinha check` on Converse bodies: recognised by their shape or by a flag, judged by model, never repaired.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cli } from './run.ts';

const call = (toolUseId: string) => ({ toolUse: { toolUseId, name: 't', input: {} } });
const result = (toolUseId: string) => ({ toolResult: { toolUseId, content: [{ text: 'r' }] } });
const toolConfig = { tools: [{ toolSpec: { name: 't', inputSchema: { json: { type: 'object' } } } }] };
const split = {
  messages: [
    { role: 'user', content: [{ text: 'Oi' }] },
    { role: 'assistant', content: [call('a'), call('b')] },
    { role: 'user', content: [result('a')] },
    { role: 'user', content: [result('b')] },
  ],
  toolConfig,
};
const textBeside = {
  messages: [
    ...split.messages.slice(0, 2),
    { role: 'user', content: [result('a'), result('b'), { text: 'E agora?' }] },
  ],
  toolConfig,
};
const assumed = 'us.anthropic.claude-sonnet-4-5-20250929-v1:0';
const llama = 'us.meta.llama3-3-70b-instruct-v1:0';

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pegadinha-'));
  const write = (name: string, content: string) => writeFileSync(join(cwd, name), content);
  write('split.json', JSON.stringify(split));
  write('beside.json', JSON.stringify(textBeside));
  write('messages.json', JSON.stringify(split.messages));
  const address = `https://bedrock-runtime.us-east-1.amazonaws.com/model/${encodeURIComponent(llama)}/converse`;
  write(
    'call.sh',
    `curl -X POST '${address}' -H 'Content-Type: application/json' -d '${JSON.stringify(textBeside)}'`,
  );
});
afterAll(() => rmSync(cwd, { recursive: true }));

test('a Converse body is recognised and judged by the rules of Converse', async () => {
  const { exit, out, err } = await cli(['check', 'split.json'], { cwd });
  expect([exit, err]).toEqual([1, '']);
  expect(out).toContain(`split.json: 400 rejected, ValidationException (Converse, ${assumed})`);
  expect(out).toContain('Expected toolResult blocks at messages.2.content for the following Ids: b');
  expect(out).toContain('[converse/missing-results]');
});

test('--json names the API and the model', async () => {
  const { out } = await cli(['check', 'split.json', '--json'], { cwd });
  const report = JSON.parse(out) as Record<string, unknown>;
  expect(report).toMatchObject({
    api: 'converse',
    modelId: assumed,
    status: 400,
    error: { type: 'ValidationException' },
  });
  expect(report).not.toHaveProperty('profile');
});

test('--model decides by which model; an address beside the body does too', async () => {
  expect((await cli(['check', 'beside.json'], { cwd })).exit).toBe(0);
  const named = await cli(['check', 'beside.json', '--model', llama], { cwd });
  expect(named.exit).toBe(1);
  expect(named.out).toContain(
    'Conversation blocks and tool result blocks cannot be provided in the same turn.',
  );
  expect((await cli(['check', 'call.sh'], { cwd })).out).toContain(`(Converse, ${llama})`);
});

test('a bare list of Converse messages is judged as a history, with the tools that it uses assumed', async () => {
  const { exit, out } = await cli(['check', 'messages.json'], { cwd });
  expect(exit).toBe(1);
  expect(out).toContain('Expected toolResult blocks at messages.2.content for the following Ids: b');
  expect(out).toContain('Veio só a lista de mensagens');
});

test('--api insists, whatever the shape', async () => {
  const { out } = await cli(['check', 'split.json', '--api', 'messages'], { cwd });
  expect(out).toContain('rejected, invalid_request_error (profile anthropic)');
  expect(out).toContain('O corpo tem o formato da Converse (Amazon Bedrock)');
  const body = '{"model":"claude-opus-5","max_tokens":1,"messages":[{"role":"user","content":"Oi"}]}';
  writeFileSync(join(cwd, 'm.json'), body);
  expect((await cli(['check', 'm.json', '--api', 'converse'], { cwd })).out).toContain(
    'SerializationException',
  );
});

test('--fix repairs nothing and says so', async () => {
  const { exit, out, err } = await cli(['check', 'split.json', '--fix'], { cwd });
  expect(exit).toBe(1);
  expect(out).toContain('converse/missing-results');
  expect(err).toContain('Converse bodies are judged, not repaired');
});
