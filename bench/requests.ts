// Requests per second through the real SDK: in process, and over HTTP against a bare server and aimock, in one run.
// Everything shares this process, client included, so only the ratios say something. Runs in Node.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import Anthropic from '@anthropic-ai/sdk';
import { LLMock } from '@copilotkit/aimock';
import { asFetch, messagesApi } from '../src/mock-api/index.ts';
import { openServer } from '../src/server/index.ts';
import { historyOf } from './history.ts';
import { median } from './validating.ts';

const rounds = 9;
const requestsPerRound = 300;
const concurrency = 8;

interface Target {
  name: string;
  client: Anthropic;
  close: () => Promise<unknown>;
}

const text = 'This is a simulated answer.';
const clientAt = (options: ConstructorParameters<typeof Anthropic>[0]) =>
  new Anthropic({ apiKey: 'k', maxRetries: 0, ...options });

async function openTargets(): Promise<[bare: Target, ...others: Target[]]> {
  const handlers = messagesApi({ profile: 'strict' });
  const server = await openServer({ handlers: messagesApi({ profile: 'strict' }), port: 0 });
  const aimock = new LLMock({ port: 0, logLevel: 'silent' });
  aimock.onMessage(/./, { content: text });
  await aimock.start();
  const bare = await openBareServer();
  return [
    bare,
    { name: 'pegadinha over HTTP', client: clientAt({ baseURL: server.url }), close: () => server.close() },
    { name: 'aimock over HTTP', client: clientAt({ baseURL: aimock.url }), close: () => aimock.stop() },
    {
      name: 'pegadinha in process',
      client: clientAt({ fetch: asFetch(handlers) }),
      close: async () => {},
    },
  ];
}

/** Reads the body and answers the same message to all: what HTTP itself costs. */
async function openBareServer(): Promise<Target> {
  const message = {
    id: 'msg_01',
    type: 'message',
    role: 'assistant',
    model: 'claude-haiku-4-5',
    content: [{ type: 'text', text, citations: null }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
  const body = JSON.stringify(message);
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    name: 'bare node:http',
    client: clientAt({ baseURL: `http://127.0.0.1:${port}` }),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Requests per second of one round. */
async function measure({ client }: Target, count: number): Promise<number> {
  const body = historyOf(10) as Anthropic.MessageCreateParamsNonStreaming;
  let left = count;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (; left > 0; left -= 1) await client.messages.create(body);
    }),
  );
  return (count * 1000) / (performance.now() - start);
}

/** Prints requests per second and, for each target, its ratio to the bare server and to aimock. */
export async function benchRequests(): Promise<void> {
  const targets = await openTargets();
  const rates = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await measure(target, requestsPerRound);
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) rates.get(target.name)?.push(await measure(target, requestsPerRound));
  for (const { close } of targets) await close();
  const against = (name: string, other: string) =>
    median((rates.get(name) ?? []).map((rate, round) => rate / (rates.get(other)?.[round] ?? Number.NaN)));
  console.log(`\nRequests per second through the SDK, ${concurrency} at a time (higher is better)`);
  console.log('                          requests/s   ÷ bare server   ÷ aimock');
  for (const { name } of targets) {
    const rate = median(rates.get(name) ?? []).toFixed(0);
    const ratios = ['bare node:http', 'aimock over HTTP'].map((other) => against(name, other).toFixed(2));
    console.log(`${name.padEnd(24)}${rate.padStart(12)}${ratios[0]?.padStart(16)}${ratios[1]?.padStart(11)}`);
  }
  console.log('Aims: our HTTP server at least 0.9 of the bare one; in process at least 4 times aimock.');
}
