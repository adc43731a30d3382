// The same conversations through every way in that Node has; the browser's sandbox runs them in tests/e2e.
import Anthropic from '@anthropic-ai/sdk';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asFetch, type MessagesApiOptions, messagesApi } from '../../src/mock-api/index.ts';
import { playTurn } from '../../src/scenario/index.ts';
import { openServer } from '../../src/server/index.ts';
import { adapterCases, contractScenario } from './adapter-cases.ts';

const options: MessagesApiOptions = {
  profile: 'strict',
  answer: (request) => {
    const [variant] = contractScenario.variants;
    if (!variant) throw new Error('no variant');
    const play = playTurn({ variant, request });
    return play.kind === 'turn'
      ? { kind: 'message', content: play.content, stopReason: play.stopReason }
      : { kind: 'script-failure', failure: play };
  },
};

interface Opened {
  client: ConstructorParameters<typeof Anthropic>[0];
  close?: () => Promise<void> | void;
}

const adapters: [name: string, open: () => Promise<Opened>][] = [
  ['asFetch', async () => ({ client: { fetch: asFetch(messagesApi(options)) } })],
  [
    'msw/node',
    async () => {
      const server = setupServer(...messagesApi(options));
      server.listen({ onUnhandledFrame: 'error' });
      return { client: {}, close: () => server.close() };
    },
  ],
  [
    'the HTTP server',
    async () => {
      const server = await openServer({ handlers: messagesApi(options), port: 0 });
      return { client: { baseURL: server.url }, close: () => server.close() };
    },
  ],
];

describe.each(adapters)('through %s', (_name, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close?.());

  test.each(adapterCases)('$title', async ({ act, expected }) => {
    const client = new Anthropic({ apiKey: 'test-key', ...opened.client });
    expect(await act(client)).toEqual(expected);
  });
});
