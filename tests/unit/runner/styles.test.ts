// Right programs in many styles run as they would at work.
import { expect, test } from 'vitest';
import { goodProgram } from './toy/good-program.ts';
import { runToy } from './toy/run-toy.ts';

const answers = ['Em Recife faz 25 graus.', 'Belém: Belém: 25 graus; falhas: 1.'];

const header = `import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';
`;
const resultOf = `
async function resultOf(call: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  try {
    return { type: 'tool_result', tool_use_id: call.id, content: await executeTool(call.name, call.input) };
  } catch (error) {
    return { type: 'tool_result', tool_use_id: call.id, is_error: true, content: (error as Error).message };
  }
}
const isCall = (block: Anthropic.ContentBlock): block is Anthropic.ToolUseBlock => block.type === 'tool_use';
const textOf = (message: Anthropic.Message) => message.content.flatMap((b) => (b.type === 'text' ? [b.text] : [])).join('');
`;

const programs: Record<string, string> = {
  'a plain loop': goodProgram,
  'a class with parallel execution': `${header}${resultOf}
export class Agent {
  readonly #client = new Anthropic({ apiKey: process.env.ANTHROPIC_API_KEY!, maxRetries: 1 });
  private history: Anthropic.MessageParam[] = [];
  async run(question: string): Promise<string> {
    this.history.push({ role: 'user', content: [{ type: 'text', text: question }] });
    let message = await this.turn();
    while (message.stop_reason === 'tool_use') {
      const results = await Promise.all(message.content.filter(isCall).map(resultOf));
      this.history.push({ role: 'user', content: results });
      message = await this.turn();
    }
    return textOf(message);
  }
  private async turn(): Promise<Anthropic.Message> {
    const message = await this.#client.messages.create({
      model: 'claude-opus-4-6', max_tokens: 512, system: [{ type: 'text', text: 'Seja breve.', cache_control: { type: 'ephemeral' } }],
      tools: tools.map((tool: Anthropic.Tool) => ({ ...tool })), messages: this.history,
    });
    this.history.push({ role: message.role, content: message.content });
    return message;
  }
}
export const runAgent = (question: string) => new Agent().run(question);
`,
  'recursion, an arrow function and a default export': `import { Anthropic } from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools.js';
${resultOf}
const client = new Anthropic();
const step = async (messages: Anthropic.MessageParam[]): Promise<string> => {
  const message = await client.messages.create({ model: 'claude-opus-4-6', max_tokens: 512, tools, messages });
  const calls = message.content.filter(isCall);
  if (calls.length === 0) return textOf(message);
  const results = await Promise.all(calls.map(resultOf));
  return step([...messages, { role: 'assistant', content: message.content }, { role: 'user', content: results }]);
};
export default (question: string) => step([{ role: 'user', content: question }]);
`,
  'the streaming helper': `${header}${resultOf}
const client = new Anthropic();
export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  while (true) {
    const stream = client.messages.stream({ model: 'claude-opus-4-6', max_tokens: 512, tools, messages });
    stream.on('text', (text) => console.log(text));
    const message = await stream.finalMessage();
    if (message.stop_reason !== 'tool_use') return textOf(message);
    messages.push({ role: 'assistant', content: message.content });
    messages.push({ role: 'user', content: await Promise.all(message.content.filter(isCall).map(resultOf)) });
  }
}
`,
  'a raw stream': `${header}
const client = new Anthropic();
export async function runAgent(question: string): Promise<string> {
  const messages: any[] = [{ role: 'user', content: question }];
  for (;;) {
    const content: any[] = []; const json: string[] = []; let stop = '';
    for await (const event of await client.messages.create({ model: 'claude-opus-4-6', max_tokens: 512, tools, messages, stream: true })) {
      if (event.type === 'content_block_start') { content[event.index] = { ...event.content_block }; json[event.index] = ''; }
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') content[event.index].text += event.delta.text;
      if (event.type === 'content_block_delta' && event.delta.type === 'input_json_delta') json[event.index] += event.delta.partial_json;
      if (event.type === 'content_block_stop' && json[event.index]) content[event.index].input = JSON.parse(json[event.index]!);
      if (event.type === 'message_delta') stop = event.delta.stop_reason!;
    }
    messages.push({ role: 'assistant', content });
    if (stop !== 'tool_use') return content.map((b) => b.text ?? '').join('');
    const results = [];
    for (const b of content) if (b.type === 'tool_use')
      results.push(await executeTool(b.name, b.input).then(
        (text) => ({ type: 'tool_result', tool_use_id: b.id, content: [{ type: 'text', text }] }),
        (e) => ({ type: 'tool_result', tool_use_id: b.id, content: [{ type: 'text', text: String(e) }], is_error: true })));
    messages.push({ role: 'user', content: results });
  }
}
`,
  'the tool runner': `${header}
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
const client = new Anthropic();
export async function runAgent(question: string): Promise<string> {
  const message = await client.beta.messages.toolRunner({
    model: 'claude-opus-4-6', max_tokens: 512, thread: false,
    messages: [{ role: 'user', content: question }],
    tools: tools.map((tool: any) => betaTool({ name: tool.name, description: tool.description, inputSchema: tool.input_schema, run: (input: any) => executeTool(tool.name, input) })),
  } as any);
  return (message as any).content.map((b: any) => b.text ?? '').join('');
}
`,
  'top-level await, a namespace import, a dynamic import and a variable named module': `import * as sdk from '@anthropic-ai/sdk';
const { executeTool, tools } = await import('./tools.ts');
enum Role { User = 'user', Assistant = 'assistant' }
const module = { client: new sdk.Anthropic({ defaultHeaders: { 'x-team': 'a' } }) } satisfies object;
${resultOf.replaceAll('Anthropic.', 'sdk.Anthropic.')}
export async function runAgent(question: string) {
  const messages = [{ role: Role.User, content: question }] as sdk.Anthropic.MessageParam[];
  let message: sdk.Anthropic.Message | undefined;
  do {
    message = await module.client.messages.create({ model: 'claude-opus-4-6', max_tokens: 512, tools, messages });
    messages.push({ role: Role.Assistant, content: message.content });
    const results: sdk.Anthropic.ToolResultBlockParam[] = [];
    for await (const call of message.content.filter(isCall)) results.push(await resultOf(call));
    if (results.length > 0) messages.push({ role: Role.User, content: results });
  } while (message?.stop_reason === 'tool_use');
  return textOf(message!);
}
`,
  'a required client class, and Node timers and clocks': `const Anthropic = require('@anthropic-ai/sdk');
const { executeTool, tools } = require('./tools');
const started = process.hrtime.bigint();
const within = (promise: Promise<any>, ms: number) => new Promise<any>((resolve, reject) => {
  const timer = setTimeout(() => reject(new Error('late')), ms);
  timer.unref();
  promise.then(resolve, reject).finally(() => clearTimeout(timer));
});
exports.runAgent = async (question: string) => {
  const client = new Anthropic();
  const messages: any[] = [{ role: 'user', content: question }];
  for (;;) {
    const message = await client.messages.create({ model: 'claude-opus-4-6', max_tokens: 512, tools, messages });
    console.log(process.hrtime.bigint() > started, process.hrtime(process.hrtime())[0]);
    messages.push({ role: 'assistant', content: message.content });
    const calls = message.content.filter((b: any) => b.type === 'tool_use');
    if (calls.length === 0) return message.content.map((b: any) => b.text).join('');
    const results = [];
    for (const { id, name, input } of calls)
      results.push(await within(executeTool(name, input), 2000).then(
        (content) => ({ type: 'tool_result', tool_use_id: id, content }),
        (error) => ({ type: 'tool_result', tool_use_id: id, content: error.message, is_error: true })));
    messages.push({ role: 'user', content: results });
  }
};
`,
  'thinking with a budget, sent back with the turn': `${header}${resultOf}
const client = new Anthropic();
export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (;;) {
    const message = await client.messages.create({ model: 'claude-opus-4-6', max_tokens: 4096, thinking: { type: 'enabled', budget_tokens: 2048 }, tools, messages });
    messages.push({ role: 'assistant', content: message.content });
    if (message.stop_reason !== 'tool_use') return textOf(message);
    messages.push({ role: 'user', content: await Promise.all(message.content.filter(isCall).map(resultOf)) });
  }
}
`,
  'plain fetch': `import { executeTool, tools } from './tools';
export async function runAgent(question: string): Promise<string> {
  const messages: any[] = [{ role: 'user', content: question }];
  for (;;) {
    const response = await fetch(new URL('/v1/messages', 'https://api.anthropic.com'), {
      method: 'POST',
      headers: new Headers({ 'content-type': 'application/json', 'x-api-key': process.env.ANTHROPIC_API_KEY!, 'anthropic-version': '2023-06-01' }),
      body: JSON.stringify({ model: 'claude-opus-4-6', max_tokens: 512, tools, messages }),
    });
    if (!response.ok) throw new Error(await response.text());
    const message: any = await response.json();
    messages.push({ role: 'assistant', content: message.content });
    if (message.stop_reason !== 'tool_use') return message.content.map((b: any) => b.text ?? '').join('');
    const content = [];
    for (const b of message.content) {
      if (b.type !== 'tool_use') continue;
      let text = ''; let is_error = false;
      try { text = await executeTool(b.name, b.input); } catch (e: any) { text = e.message; is_error = true; }
      content.push({ type: 'tool_result', tool_use_id: b.id, content: text, is_error });
    }
    messages.push({ role: 'user', content });
  }
}
`,
};

test('habits of Node scripts do not keep a program from running', async () => {
  const source = `import 'dotenv/config';
import process, { argv } from 'node:process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'timers/promises';
${goodProgram.replace('export async function runAgent', 'export { answer as runAgent };\nasync function answer')}
await sleep(5);
process.exitCode = 0;
process.stdout.write(randomUUID().length + ' ' + argv.length + '\\n');
if (import.meta.main || process.argv[1] === import.meta.url) await answer('não roda aqui');
`;
  const [record] = await runToy(source);
  expect(record?.outcome).toEqual({ kind: 'returned', value: answers[0] });
  expect(record?.logs.map((log) => log.text)).toEqual(['36 2']);
});

test.each(Object.entries(programs))('%s answers in every variant', async (_name, source) => {
  const records = await runToy(source);
  expect(records.map((record) => record.outcome)).toEqual(
    answers.map((value) => ({ kind: 'returned', value })),
  );
  expect(records.map((record) => record.requests.map((request) => request.status))).toEqual([
    [200, 200],
    [200, 200],
  ]);
  expect(records.flatMap((record) => record.scriptProblems)).toEqual([]);
});

test('tools run at the same time when the program lets them', async () => {
  const [, record] = await runToy(programs['a class with parallel execution'] ?? '');
  const [first, second] = record?.tools ?? [];
  expect(second?.startedAtMs).toBeLessThan(first?.endedAtMs ?? 0);
});
