// The short way to the handler answers what MSW's own way answers, and stands aside where it cannot know.
import { http } from 'msw/http';
import { getResponse } from 'msw/utils/get-response';
import { expect, test } from 'vitest';
import { messagesApi } from '../../../src/mock-api/index.ts';
import { findHotRoute } from '../../../src/server/hot-route.ts';
import { request } from './open.ts';

const url = 'https://api.anthropic.com/v1/messages';
const headers = { 'x-api-key': 'k', 'anthropic-version': '2023-06-01' };

test.each([
  ['an accepted body', JSON.stringify(request)],
  ['a refused one', JSON.stringify({ ...request, messages: [] })],
  ['one that is no JSON', '{'],
  ['one to be streamed', JSON.stringify({ ...request, stream: true })],
])('%s gets the same status, headers and text both ways', async (_what, body) => {
  const read = async (response: Response | undefined) =>
    response && { status: response.status, headers: [...response.headers], text: await response.text() };
  const route = findHotRoute(messagesApi({ profile: 'anthropic' }));
  const { signal } = new AbortController();
  const call = { headers: new Headers(headers), path: '/v1/messages', body: Buffer.from(body), signal };
  const short = await read(await route?.(call));
  const long = await read(
    await getResponse(
      messagesApi({ profile: 'anthropic' }),
      new Request(url, { method: 'POST', headers, body }),
    ),
  );
  expect(short).toBeDefined();
  expect(short).toEqual(long);
});

test.each([
  ['another handler for everything stands first', [http.all('*', () => undefined)]],
  ['a pattern stands first', [http.post('https://api.anthropic.com/v1/:what', () => undefined)]],
])('there is no short way where %s', (_why, before) => {
  expect(findHotRoute([...before, ...messagesApi({ profile: 'anthropic' })])).toBeNull();
});

test('there is none where nobody answers the route', () => {
  expect(findHotRoute([])).toBeNull();
});
