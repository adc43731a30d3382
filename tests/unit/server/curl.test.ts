// A client that is no SDK: curl, where it is installed, in a whole tool loop.
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { open, request, weather } from './open.ts';

const clients = ['curl'].filter((command) => spawnSync(command, ['--version']).status === 0);
const flags = ['--silent', '--no-buffer', '-H', 'x-api-key: k', '-H', 'anthropic-version: 2023-06-01'];

test.each(clients)('%s gets a call, gives its result, and streams the end', async (command) => {
  const { server, exchanges } = await open();
  const post = async (body: unknown) => {
    const args = [...flags, '-d', JSON.stringify(body), `${server.url}/v1/messages`];
    return (await promisify(execFile)(command, args)).stdout;
  };
  const first = JSON.parse(await post({ ...request, tools: [weather] }));
  expect(first).toMatchObject({
    stop_reason: 'tool_use',
    content: [{ name: 'weather', input: { city: 'city' } }],
  });
  const result = { type: 'tool_result', tool_use_id: first.content[0].id, content: '31 degrees' };
  const messages = [
    ...request.messages,
    { role: 'assistant', content: first.content },
    { role: 'user', content: [result] },
  ];
  const stream = await post({ ...request, tools: [weather], messages, stream: true });
  const names = [...stream.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
  expect([names[0], names.at(-1)]).toEqual(['message_start', 'message_stop']);
  const deltas = [...stream.matchAll(/^data: (.*)$/gm)].map(
    ([, data = '']) => JSON.parse(data).delta?.text ?? '',
  );
  expect(deltas.join('')).toContain('weather said: 31 degrees');
  expect(exchanges.map(({ status }) => status)).toEqual([200, 200]);
});
