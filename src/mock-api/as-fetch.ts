// Makes a fetch out of MSW handlers: no service worker, no patched globals. Runs in a page and in Node.
import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';

/** A `fetch` that only knows what `handlers` answer; any other address fails as an unreachable network does. */
export function asFetch(handlers: RequestHandler[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const response = await orAborted(getResponse(handlers, request), request.signal);
    request.signal.throwIfAborted();
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** An answer that takes its time does not keep a caller who went away. */
function orAborted<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
