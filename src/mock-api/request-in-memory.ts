// A request whose body is text already, without the streams that a real one is made of. Runs wherever fetch types exist.
// MSW copies every request before it asks a handler; of a real Request that costs as much as judging and answering it.

import { messagesAddress } from './handlers.ts';

/** The request of an SDK that passes address, headers and text to fetch for a message. Null for anything else. */
export function requestInMemory(input: RequestInfo | URL, init: RequestInit | undefined): Request | null {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : null;
  if (url !== messagesAddress && !url?.startsWith(`${messagesAddress}?`)) return null;
  const { method, body, headers, signal } = init ?? {};
  if (typeof body !== 'string' || method !== 'POST') return null;
  const kept = headers instanceof Headers ? headers : new Headers(headers);
  const request = {
    method,
    url,
    headers: kept,
    signal: signal ?? new AbortController().signal,
    clone: () => request,
    text: async () => body,
  };
  return request as unknown as Request;
}
