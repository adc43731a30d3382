// What the simulated API answers on the level of HTTP.
import { describe, expect, test } from 'vitest';
import { asFetch, type Exchange, type MessagesApiOptions, messagesApi } from '../../../src/mock-api/index.ts';
import { body, question } from './conversations.ts';

const url = 'https://api.anthropic.com/v1/messages';
const headers = { 'x-api-key': 'k', 'anthropic-version': '2023-06-01', 'content-type': 'application/json' };
const valid = JSON.stringify(body([question]));

async function send(init: RequestInit, options: Partial<MessagesApiOptions> = {}, address = url) {
  const response = await asFetch(messagesApi({ profile: 'anthropic', ...options }))(address, init);
  const answer: unknown = await response.json();
  return { status: response.status, headers: response.headers, answer };
}

const error = (type: string, message: string) => ({
  type: 'error',
  error: { type, message },
  request_id: expect.stringMatching(/^req_011C/),
});

describe('headers', () => {
  test.each([
    ['2023-06-01', { 'x-api-key': 'k' }],
    ['2026-10-21', { authorization: 'Bearer k' }],
  ])('version %s is accepted', async (version, key) => {
    const given = { 'anthropic-version': version, ...key };
    expect((await send({ method: 'POST', headers: given, body: valid })).status).toBe(200);
  });

  test('no key is a 401', async () => {
    const { status, answer } = await send({
      method: 'POST',
      headers: { 'anthropic-version': '2023-06-01' },
      body: valid,
    });
    expect(status).toBe(401);
    expect(answer).toEqual(error('authentication_error', 'x-api-key header is required'));
  });

  test('no version is a 400', async () => {
    const { status, answer } = await send({ method: 'POST', headers: { 'x-api-key': 'k' }, body: valid });
    expect(status).toBe(400);
    expect(answer).toEqual(error('invalid_request_error', 'anthropic-version: header is required'));
  });

  test('an unknown version is a 400', async () => {
    const { answer } = await send({
      method: 'POST',
      headers: { ...headers, 'anthropic-version': '2020-01-01' },
      body: valid,
    });
    expect(answer).toEqual(
      error('invalid_request_error', 'anthropic-version: "2020-01-01" is not a valid version'),
    );
  });

  test('the request id is in the header and in the body of an error', async () => {
    const { headers: sent, answer } = await send({ method: 'POST', headers, body: '{}' });
    expect(answer).toMatchObject({ request_id: sent.get('request-id') });
  });
});

describe('routes', () => {
  test.each([
    ['GET', url],
    ['DELETE', url],
    ['PUT', url],
    ['POST', 'https://api.anthropic.com/v1/complete'],
    ['GET', 'https://api.anthropic.com/v1/messages/count_tokens'],
    ['POST', 'https://api.anthropic.com/v1/models'],
    ['GET', 'https://api.anthropic.com/'],
  ])('%s %s does not exist', async (method, address) => {
    const { status, answer } = await send({ method, headers }, {}, address);
    expect(status).toBe(404);
    expect(answer).toEqual(error('not_found_error', 'Not Found'));
  });

  test('another host fails like an unreachable network', async () => {
    await expect(send({}, {}, 'https://example.com/')).rejects.toThrow(TypeError);
  });

  test('an aborted request is not answered', async () => {
    const signal = AbortSignal.abort();
    await expect(send({ method: 'POST', headers, body: valid, signal })).rejects.toThrow('aborted');
  });
});

describe('bodies', () => {
  test.each([
    ['', 'The request body is not valid JSON: unexpected end of data: line 1 column 1 (char 0)'],
    ['hello', 'The request body is not valid JSON: unexpected character'],
    ['{\n ,', 'The request body is not valid JSON: unexpected character: line 2 column 2 (char 3)'],
    ['{"a": [', 'The request body is not valid JSON: unexpected end of data: line 1 column 8 (char 7)'],
  ])('%j is no JSON', async (text, message) => {
    const { status, answer } = await send({ method: 'POST', headers, body: text });
    expect(status).toBe(400);
    expect(answer).toEqual(error('invalid_request_error', message));
  });

  test.each(['null', '[]', '7', '"x"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`])(
    '%.12s is a 400',
    async (text) => {
      expect((await send({ method: 'POST', headers, body: text })).status).toBe(400);
    },
  );

  test('more than 32 MB is a 413', async () => {
    // Two bytes each: it is bytes that count.
    const { status, answer } = await send({
      method: 'POST',
      headers,
      body: 'é'.repeat(16 * 1024 * 1024 + 1),
    });
    expect(status).toBe(413);
    expect(answer).toMatchObject({ error: { type: 'request_too_large' } });
  });
});

describe('exchanges', () => {
  test('tell everything about a request', async () => {
    const exchanges: Exchange[] = [];
    await send(
      { method: 'POST', headers, body: valid },
      { onExchange: (exchange) => exchanges.push(exchange) },
      `${url}?beta=true`,
    );
    expect(exchanges).toEqual([
      {
        method: 'POST',
        url: `${url}?beta=true`,
        path: '/v1/messages?beta=true',
        requestBody: body([question]),
        status: 200,
        responseBody: expect.objectContaining({ type: 'message' }),
        requestId: expect.stringMatching(/^req_011C/),
        findings: [],
        retry: 0,
      },
    ]);
  });

  test('keep the raw text of what is no JSON', async () => {
    const exchanges: Exchange[] = [];
    await send(
      { method: 'POST', headers, body: '{' },
      { onExchange: (exchange) => exchanges.push(exchange) },
    );
    expect(exchanges[0]?.requestBody).toBe('{');
  });

  test('have ids that follow from the seed and differ between requests', async () => {
    const ids = async (seed: number) => {
      const seen: string[] = [];
      const fetch = asFetch(
        messagesApi({ profile: 'strict', seed, onExchange: ({ requestId }) => seen.push(requestId) }),
      );
      for (let round = 0; round < 3; round += 1) await fetch(url, { method: 'POST', headers, body: valid });
      return seen;
    };
    expect(await ids(1)).toEqual(await ids(1));
    expect(await ids(1)).not.toEqual(await ids(2));
    expect(new Set(await ids(1)).size).toBe(3);
  });

  test('a script that throws is a script failure, not an error of the server', async () => {
    const answer = () => {
      throw new Error('boom');
    };
    const {
      status,
      answer: said,
      headers: sent,
    } = await send({ method: 'POST', headers, body: valid }, { answer });
    expect(status).toBe(422);
    expect(sent.get('x-should-retry')).toBe('false');
    expect(said).toEqual(
      error('pegadinha_script_error', '[Pegadinha] unexpected-conversation: the script threw: boom'),
    );
  });
});
