// Makes a fetch out of MSW handlers: no service worker, no patched globals. Runs in a page and in Node.
import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { directMessages } from './handlers.ts';
import { requestInMemory } from './request-in-memory.ts';
import { untilAborted } from './until-aborted.ts';

/** A `fetch` that only knows what `handlers` answer; any other address fails as an unreachable network does. */
export function asFetch(handlers: RequestHandler[]): typeof fetch {
  // Other people's handlers may do anything with a request, and know no signal: they get a real one, and are not waited for.
  const isOurs = directMessages(handlers) !== null;
  return async (input, init) => {
    const inMemory = isOurs ? requestInMemory(input, init) : null;
    const request = inMemory ?? new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const answer = getResponse(handlers, request);
    const response = await (inMemory === null ? untilAborted(answer, signal) : answer);
    signal.throwIfAborted();
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
