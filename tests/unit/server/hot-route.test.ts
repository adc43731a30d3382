// The short way to the route that matters answers what MSW's own way answers, and stands aside where it cannot know.
import { http } from 'msw/http';
import { getResponse } from 'msw/utils/get-response';
import { expect, test } from 'vitest';
import { directMessages, messagesApi, type WireAnswer } from '../../../src/mock-api/index.ts';
import { request } from './open.ts';

const url = 'https://api.anthropic.com/v1/messages';
const headers = { 'x-api-key': 'k', 'anthropic-version': '2023-06-01' };

test.each([
  ['an accepted body', JSON.stringify(request)],
  ['a refused one', JSON.stringify({ ...request, messages: [] })],
  ['one that is no JSON', '{'],
  ['one to be streamed', JSON.stringify({ ...request, stream: true })],
])('%s gets the same status, headers and text both ways', async (_what, body) => {
  const direct = directMessages(messagesApi({ profile: 'anthropic' }));
  const short = (await direct?.({
    method: 'POST',
    url,
    headers: new Headers(headers),
    text: body,
  })) as WireAnswer;
  const long = await getResponse(
    messagesApi({ profile: 'anthropic' }),
    new Request(url, { method: 'POST', headers, body }),
  );
  expect(short.status).toBe(long?.status);
  expect(new Map(Object.entries(short.headers))).toEqual(new Map(long?.headers));
  expect(short.text).toBe(await long?.text());
});

test.each([
  ['another handler for everything stands first', [http.all('*', () => undefined)]],
  ['a pattern stands first', [http.post('https://api.anthropic.com/v1/:what', () => undefined)]],
  ['a handler for the very route stands first', [http.post(url, () => undefined)]],
])('there is no short way where %s', (_why, before) => {
  expect(directMessages([...before, ...messagesApi({ profile: 'anthropic' })])).toBeNull();
});

test('there is none where nobody answers the route', () => {
  expect(directMessages([])).toBeNull();
});
