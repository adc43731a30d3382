// The server as HTTP: paths, sizes, methods, clients that go away, ports, and the end.

import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openServer } from '../../../src/server/index.ts';
import { open, request } from './open.ts';

const headers = { 'x-api-key': 'k', 'anthropic-version': '2023-06-01', 'content-type': 'application/json' };
const post = (url: string, body: string) => fetch(url, { method: 'POST', headers, body });

test('a query after the path changes nothing', async () => {
  const { server } = await open();
  const answer = await post(`${server.url}/v1/messages?beta=true`, JSON.stringify(request));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('request-id')).toMatch(/^req_/);
});

test.each([
  ['POST', '/v1/complete'],
  ['GET', '/'],
  ['PUT', '/v1/messages'],
  ['DELETE', '//elsewhere.example/v1/messages'],
])('%s %s gets the API’s own 404', async (method, path) => {
  const { server } = await open();
  const answer = await fetch(server.url + path, { method, headers });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ type: 'error', error: { type: 'not_found_error' } });
});

test('a page that says it means to may call from another origin, and any other may not', async () => {
  const { server } = await open();
  const origin = 'http://localhost:5173';
  const preflight = (asked: string) =>
    fetch(`${server.url}/v1/messages`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': asked },
    });
  const allowed = await preflight('content-type,x-api-key,anthropic-dangerous-direct-browser-access');
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
  expect(allowed.headers.get('access-control-allow-headers')).toContain('x-api-key');
  const answered = await fetch(`${server.url}/v1/messages`, {
    method: 'POST',
    headers: { ...headers, origin, 'anthropic-dangerous-direct-browser-access': 'true' },
    body: JSON.stringify(request),
  });
  expect(answered.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answered.headers.get('request-id')).toMatch(/^req_/);
  const refused = await preflight('content-type,x-api-key');
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
});

test('models are listed', async () => {
  const { client } = await open();
  const ids: string[] = [];
  for await (const { id } of client.models.list()) ids.push(id);
  expect(ids).toContain('claude-haiku-4-5-20251001');
});

test('a body over 32 MB gets the API’s 413', async () => {
  const { server } = await open();
  const answer = await post(`${server.url}/v1/messages`, 'x'.repeat(33 * 1024 * 1024));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ error: { type: 'request_too_large' } });
});

test('a body that comes in pieces, cut through a character, is read whole', async () => {
  const { server, exchanges } = await open();
  const bytes = Buffer.from(
    JSON.stringify({ ...request, messages: [{ role: 'user', content: 'é'.repeat(9) }] }),
  );
  const sent = httpRequest(`${server.url}/v1/messages`, { method: 'POST', headers });
  const cut = bytes.indexOf(0xc3) + 1;
  sent.write(bytes.subarray(0, cut));
  sent.end(bytes.subarray(cut));
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(JSON.stringify(exchanges[0]?.requestBody)).toContain('é'.repeat(9));
});

test('a client that goes away in the middle of its body is no fault', async () => {
  const { server, faults, client } = await open();
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /v1/messages HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"model"');
  socket.destroy();
  await once(socket, 'close');
  await client.messages.create(request);
  expect(faults).toEqual([]);
});

test('TRACE, which fetch cannot express, gets 405', async () => {
  const { server } = await open();
  const sent = httpRequest(server.url, { method: 'TRACE' }).end();
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(405);
  answer.resume();
});

test('a port in use is refused with Node’s code', async () => {
  const { server } = await open();
  await expect(openServer({ handlers: [], port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing ends idle connections and one that never finishes its request', async () => {
  const { server, client } = await open();
  await client.messages.create(request);
  const half = connect(server.port, '127.0.0.1');
  await once(half, 'connect');
  half.write('POST /v1/messages HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{');
  half.on('error', () => {});
  const ended = once(half, 'close');
  await Promise.all([server.close({ graceMs: 50 }), server.close({ graceMs: 50 }), ended]);
  await expect(fetch(server.url)).rejects.toThrow();
});
