// Failures on request, as the real SDK meets them: errors by status, retries, broken connections, slow answers.
import Anthropic, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, test } from 'vitest';
import {
  asFetch,
  type Exchange,
  type Failure,
  type FailureStatus,
  type MessagesApiOptions,
  messagesApi,
} from '../../src/mock-api/index.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});
const request = {
  model: 'claude-opus-5',
  max_tokens: 256,
  messages: [{ role: 'user' as const, content: 'Hi.' }],
};
/** `failures` in turn, then answers. */
function connect(
  failures: (Failure | null)[],
  more: Partial<MessagesApiOptions & { maxRetries: number; timeout: number }> = {},
) {
  const exchanges: Exchange[] = [];
  const { maxRetries = 0, timeout, ...options } = more;
  const handlers = messagesApi({
    profile: 'anthropic',
    failure: (_request, count) => failures[count - 1] ?? null,
    onExchange: (exchange) => exchanges.push(exchange),
    ...options,
  });
  const given = { apiKey: 'k', maxRetries, ...(timeout === undefined ? {} : { timeout }) };
  return { exchanges, handlers, client: new Anthropic({ ...given, fetch: asFetch(handlers) }), given };
}

const statuses: [FailureStatus, string, string][] = [
  [401, 'authentication_error', 'invalid x-api-key'],
  [403, 'permission_error', 'Your API key does not have permission to use the specified resource.'],
  [404, 'not_found_error', 'Not Found'],
  [
    413,
    'request_too_large',
    'Request exceeds the maximum allowed number of bytes. The maximum request size is 32 MB.',
  ],
  [429, 'rate_limit_error', "This request would exceed your account's rate limit. Please try again later."],
  [500, 'api_error', 'Internal server error'],
  [504, 'timeout_error', 'Request timed out'],
  [529, 'overloaded_error', 'Overloaded'],
];

describe('a status on request', () => {
  test.each(statuses)('%i is the error %s', async (status, type, message) => {
    const { client, exchanges } = connect([{ kind: 'status', status }]);
    const error = await client.messages.create(request).catch((reason: unknown) => reason);
    if (!(error instanceof APIError)) throw error;
    expect(error.status).toBe(status);
    expect(error.error).toEqual({ type: 'error', error: { type, message }, request_id: error.requestID });
    expect(error.headers?.get('x-should-retry')).toBe(String(status === 429 || status >= 500));
    expect(exchanges).toMatchObject([
      { status, responseBody: { error: { type } }, requestBody: request, findings: [] },
    ]);
  });

  test('429 says when to try again and that nothing is left', async () => {
    const { client } = connect([{ kind: 'status', status: 429, retryAfterSeconds: 7 }]);
    const error = await client.messages.create(request).catch((reason: unknown) => reason);
    if (!(error instanceof APIError)) throw error;
    expect(error.headers?.get('retry-after')).toBe('7');
    expect(error.headers?.get('anthropic-ratelimit-requests-remaining')).toBe('0');
    expect(error.headers?.get('anthropic-ratelimit-input-tokens-reset')).toMatch(/^2026-01-01T00:01:00Z$/);
  });

  test('words, type and headers can be chosen', async () => {
    const { client } = connect([
      { kind: 'status', status: 400, message: 'Your credit balance is too low.', headers: { 'x-test': 'y' } },
    ]);
    const error = await client.messages.create(request).catch((reason: unknown) => reason);
    if (!(error instanceof APIError)) throw error;
    expect(error.message).toContain('Your credit balance is too low.');
    expect(error.headers?.get('x-test')).toBe('y');
  });
});

describe('the SDK’s own retries', () => {
  test.each(['429', '500', '529', 'dropped'])('after %s are seen one by one', async (what) => {
    const failure: Failure =
      what === 'dropped'
        ? { kind: 'dropped-connection' }
        : {
            kind: 'status',
            status: Number(what) as FailureStatus,
            headers: { 'retry-after-ms': '1' },
          };
    const { client, exchanges } = connect([failure], { maxRetries: 1 });
    const message = await client.messages.create(request);
    expect(message.content).toMatchObject([{ type: 'text' }]);
    expect(exchanges.map(({ status, retry }) => [status, retry])).toEqual([
      [what === 'dropped' ? 0 : Number(what), 0],
      [200, 1],
    ]);
    expect(exchanges[0]?.requestId).not.toBe(exchanges[1]?.requestId);
  });

  test('are none after a 403', async () => {
    const { client, exchanges } = connect([{ kind: 'status', status: 403 }], { maxRetries: 2 });
    await expect(client.messages.create(request)).rejects.toThrow();
    expect(exchanges).toHaveLength(1);
  });
});

describe('a connection', () => {
  test('that is dropped is a connection error', async () => {
    const { client, exchanges } = connect([{ kind: 'dropped-connection' }]);
    await expect(client.messages.create(request)).rejects.toThrow(APIConnectionError);
    expect(exchanges).toMatchObject([{ status: 0, responseBody: null }]);
  });

  test('that is dropped is one through msw/node too', async () => {
    const { handlers, given } = connect([{ kind: 'dropped-connection' }]);
    const server = setupServer(...handlers);
    server.listen({ onUnhandledFrame: 'error' });
    closers.push(() => server.close());
    await expect(new Anthropic(given).messages.create(request)).rejects.toThrow(APIConnectionError);
  });

  test('that is slow is answered after the wait', async () => {
    const waits: number[] = [];
    const { client } = connect([{ kind: 'slow-answer', delayMs: 90_000 }], {
      wait: async (delayMs) => void waits.push(delayMs),
    });
    await expect(client.messages.create(request)).resolves.toMatchObject({ stop_reason: 'end_turn' });
    expect(waits).toEqual([90_000]);
  });

  test('that never answers runs into the timeout of the SDK, and can be given up', async () => {
    const never = () => new Promise<void>(() => {});
    const slow: Failure = { kind: 'slow-answer', delayMs: 1 };
    await expect(
      connect([slow], { wait: never, timeout: 5 }).client.messages.create(request),
    ).rejects.toThrow(APIConnectionTimeoutError);
    const giveUp = new AbortController();
    const pending = connect([slow], { wait: never }).client.messages.create(request, {
      signal: giveUp.signal,
    });
    giveUp.abort();
    await expect(pending).rejects.toThrow(APIUserAbortError);
  });
});

describe('a stream', () => {
  test('that meets an error after the 200 ends with it', async () => {
    const { client, exchanges } = connect([{ kind: 'stream-error' }]);
    const types: string[] = [];
    const read = async () => {
      for await (const event of await client.messages.create({ ...request, stream: true }))
        types.push(event.type);
    };
    await expect(read()).rejects.toThrow('Overloaded');
    expect(types).toEqual(['message_start', 'content_block_start', 'content_block_delta']);
    expect(exchanges).toMatchObject([
      { status: 200, responseBody: { type: 'error', error: { type: 'overloaded_error' } } },
    ]);
  });

  test('through messages.stream() ends with it too', async () => {
    const { client } = connect([
      { kind: 'stream-error', type: 'api_error', message: 'Internal server error' },
    ]);
    await expect(client.messages.stream(request).finalMessage()).rejects.toThrow('Internal server error');
  });

  test('that breaks off without a word is an error', async () => {
    const { client } = connect([{ kind: 'stream-cut', afterEvents: 3 }]);
    await expect(client.messages.stream(request).finalMessage()).rejects.toThrow();
  });

  test('whose error meets a request without streaming is that status', async () => {
    const { client } = connect([{ kind: 'stream-error' }]);
    await expect(client.messages.create(request)).rejects.toMatchObject({ status: 529 });
  });
});

describe('a good answer', () => {
  test('tells the limits that are left, and a refused one does not', async () => {
    const { client } = connect([]);
    const { response } = await client.messages.create(request).withResponse();
    expect(response.headers.get('anthropic-ratelimit-requests-limit')).toBe('4000');
    expect(response.headers.get('anthropic-ratelimit-requests-remaining')).toBe('3999');
    expect(response.headers.get('anthropic-organization-id')).toMatch(/^[0-9a-f-]{36}$/);
    const error = await client.messages
      .create({ ...request, messages: [] })
      .catch((reason: unknown) => reason);
    if (!(error instanceof APIError)) throw error;
    expect(error.headers?.get('anthropic-ratelimit-requests-limit')).toBeNull();
  });
});
