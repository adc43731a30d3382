// Makes a fetch out of MSW handlers: no service worker, no patched globals. Runs in a page and in Node.
import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';

/** A `fetch` that only knows what `handlers` answer; any other address fails as an unreachable network does. */
export function asFetch(handlers: RequestHandler[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const response = await getResponse(handlers, request);
    request.signal.throwIfAborted();
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  };
}
