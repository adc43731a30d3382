// Opens servers for tests and closes them behind each test.
import Anthropic from '@anthropic-ai/sdk';
import { afterEach } from 'vitest';
import { type Exchange, messagesApi } from '../../../src/mock-api/index.ts';
import { obligingModel, type Script, scriptedModel } from '../../../src/model/index.ts';
import { type OpenServer, openServer, requestedFailure } from '../../../src/server/index.ts';

const opened: OpenServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close({ graceMs: 0 });
});

export interface Opened {
  server: OpenServer;
  exchanges: Exchange[];
  faults: unknown[];
  client: Anthropic;
}

export async function open(options: { scenario?: Script } = {}): Promise<Opened> {
  const exchanges: Exchange[] = [];
  const faults: unknown[] = [];
  const server = await openServer({
    port: 0,
    handlers: messagesApi({
      profile: 'anthropic',
      answer: options.scenario ? scriptedModel(options.scenario) : obligingModel,
      failure: requestedFailure,
      onExchange: (exchange) => exchanges.push(exchange),
    }),
    onFault: (fault) => faults.push(fault),
  });
  opened.push(server);
  return { server, exchanges, faults, client: new Anthropic({ apiKey: 'any', baseURL: server.url }) };
}

export const weather: Anthropic.Tool = {
  name: 'weather',
  input_schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
};
export const clock: Anthropic.Tool = { name: 'clock', input_schema: { type: 'object' } };
export const request = {
  model: 'claude-haiku-4-5',
  max_tokens: 64,
  messages: [{ role: 'user' as const, content: 'Hi.' }],
};

/** A whole tool loop, as people write it. */
export async function toolLoop(client: Anthropic, question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (;;) {
    const answer = await client.messages.create({ ...request, messages, tools: [weather, clock] });
    messages.push({ role: 'assistant', content: answer.content });
    const calls = answer.content.filter((block) => block.type === 'tool_use');
    if (calls.length === 0)
      return answer.content.map((block) => ('text' in block ? block.text : '')).join('');
    const results = calls.map(({ id, name }) => ({
      type: 'tool_result' as const,
      tool_use_id: id,
      content: `${name} for ${question}`,
    }));
    messages.push({ role: 'user', content: results });
  }
}
