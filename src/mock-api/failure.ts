// Failures that a caller asks the simulated API for: what the network and a busy server do, on request. Pure data.
import type { HeaderReader } from './credentials.ts';
import { refuse } from './judge-messages.ts';
import type { ErrorVerdict } from './verdict.ts';

/** The statuses with words of their own; others are answered as `api_error`. */
export type FailureStatus = 400 | 401 | 402 | 403 | 404 | 408 | 409 | 413 | 429 | 500 | 502 | 503 | 504 | 529;

export type Failure =
  /** An error answer. `type` and `message` default to the API's for this status. */
  | {
      kind: 'status';
      status: FailureStatus;
      type?: string;
      message?: string;
      /** Header `retry-after`; default for 429: 1. */
      retryAfterSeconds?: number;
      headers?: Record<string, string>;
    }
  /** The connection breaks before an answer comes. */
  | { kind: 'dropped-connection' }
  /** The ordinary answer, later. */
  | { kind: 'slow-answer'; delayMs: number }
  /** A streamed answer stops after so many events with an `error` event. An answer that is not streamed is that error. */
  | { kind: 'stream-error'; afterEvents?: number; type?: string; message?: string }
  /** A streamed answer breaks off after so many events, without a word. */
  | { kind: 'stream-cut'; afterEvents?: number };

/** What may decide about a failure. */
export interface FailureRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: HeaderReader;
  /** Parsed JSON; the raw text where it is not JSON. */
  body: unknown;
}

const words: Record<number, [type: string, message: string]> = {
  400: ['invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'],
  401: ['authentication_error', 'invalid x-api-key'],
  402: ['billing_error', 'There is a problem with your billing or payment information.'],
  403: ['permission_error', 'Your API key does not have permission to use the specified resource.'],
  404: ['not_found_error', 'Not Found'],
  408: ['timeout_error', 'Request timed out'],
  409: ['conflict_error', 'Conflict'],
  413: [
    'request_too_large',
    'Request exceeds the maximum allowed number of bytes. The maximum request size is 32 MB.',
  ],
  429: ['rate_limit_error', "This request would exceed your account's rate limit. Please try again later."],
  500: ['api_error', 'Internal server error'],
  502: ['api_error', 'Bad gateway'],
  503: ['api_error', 'Service unavailable'],
  504: ['timeout_error', 'Request timed out'],
  529: ['overloaded_error', 'Overloaded'],
};

/** The error answer of a `status` failure. */
export function failWithStatus(failure: Extract<Failure, { kind: 'status' }>): ErrorVerdict {
  const [type, message] = words[failure.status] ?? ['api_error', 'Internal server error'];
  const after = failure.retryAfterSeconds ?? (failure.status === 429 ? 1 : undefined);
  return {
    ...refuse({
      status: failure.status,
      type: failure.type ?? type,
      message: failure.message ?? message,
    }),
    headers: { ...(after === undefined ? {} : { 'retry-after': String(after) }), ...failure.headers },
  };
}

/** What a broken stream says. */
export function streamErrorOf(failure: { type?: string; message?: string }): {
  type: string;
  message: string;
} {
  return { type: failure.type ?? 'overloaded_error', message: failure.message ?? 'Overloaded' };
}

/** The status that an error of this type has where it is not streamed. */
export function statusOf(type: string): FailureStatus {
  const found = Object.entries(words).find(([, [known]]) => known === type)?.[0];
  return (found === undefined ? 500 : type === 'api_error' ? 500 : Number(found)) as FailureStatus;
}
