// `fetch` as the program and the SDK see it: each request goes to the host as a message. Runs in the guest.
// There is no other way to a network from here; what the host does not answer fails as a dropped connection does.
import type { Channel } from './channel.ts';
import {
  bytesOf,
  headersText,
  NativePromise,
  NativeRequest,
  NativeResponse,
  NativeTypeError,
  requestText,
  whenSettled,
} from './intrinsics.ts';

/** A program in a loop cannot fill the host's queue: beyond this many open requests, further ones never settle. */
const maxOpen = 100;

/** Makes the bridged `fetch`. It rejects with a TypeError where a real one would. */
export function bridgeFetch(channel: Channel): typeof fetch {
  return (async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new NativeRequest(input, init);
    const body = request.body === null && init?.body == null ? null : await requestText(request);
    if (channel.waiting() >= maxOpen) return new NativePromise<never>(() => {});
    const asked = channel.ask({
      type: 'fetch',
      method: request.method,
      url: request.url,
      headers: headersText(request),
      body,
    });
    const answer = await orAborted(asked, request.signal);
    if (answer.type !== 'fetch-answer') {
      throw new NativeTypeError(answer.type === 'fetch-failed' ? answer.message : 'fetch failed');
    }
    const empty = answer.status === 204 || answer.status === 304;
    const content = answer.encoding === 'base64' ? bytesOf(answer.body) : answer.body;
    return new NativeResponse(empty ? null : content, { status: answer.status, headers: answer.headers });
  }) as typeof fetch;
}

function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new NativePromise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    whenSettled(promise, resolve, reject);
  });
}
