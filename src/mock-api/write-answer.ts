// Writes a verdict as a fetch Response: JSON, server-sent events, a stream that breaks. Runs wherever fetch types exist.
import { type Failure, statusOf, streamErrorOf } from './failure.ts';
import { renderEvent, streamEvents } from './messages/events.ts';
import type { ErrorBody } from './messages/wire.ts';
import type { Verdict } from './verdict.ts';

export interface Writing {
  verdict: Verdict;
  requestId: string;
  headers: Record<string, string>;
  failure: Failure | null;
}

/** Events before a stream breaks, unless the failure says otherwise: the message has begun, and some of its text. */
const defaultAfterEvents = 4;

/** The answer, and what to write down as its body and status. */
export function writeAnswer(writing: Writing): { response: Response; status: number; body: unknown } {
  const { verdict, requestId, failure } = writing;
  const headers = { 'request-id': requestId, ...writing.headers, ...verdict.headers };
  if (verdict.kind === 'error')
    return json(errorBody(verdict.error, requestId), verdict.status, {
      'x-should-retry': String(isWorthRetrying(verdict.status)),
      ...headers,
    });
  if (verdict.kind === 'value') return json(verdict.value, verdict.status, headers);
  const breaks = failure?.kind === 'stream-error' || failure?.kind === 'stream-cut' ? failure : null;
  if (!verdict.stream) {
    if (breaks?.kind !== 'stream-error') return json(verdict.message, 200, headers);
    const error = streamErrorOf(breaks);
    return json(errorBody(error, requestId), statusOf(error.type), headers);
  }
  let body: BodyInit;
  let told: unknown = verdict.message;
  if (breaks) {
    const events = streamEvents(verdict.message).slice(0, breaks.afterEvents ?? defaultAfterEvents);
    const error = breaks.kind === 'stream-error' ? errorBody(streamErrorOf(breaks), requestId) : null;
    if (error) events.push(renderEvent({ ...error }));
    told = error ?? verdict.message;
    body = error ? events.join('') : brokenStream(events.join(''));
  } else body = streamEvents(verdict.message).join('');
  const kept = {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  };
  return { response: new Response(body, { headers: kept }), status: 200, body: told };
}

/** What the API tells its SDKs. */
function isWorthRetrying(status: number): boolean {
  return status >= 500 || [408, 409, 429].includes(status);
}

function json(body: unknown, status: number, headers: Record<string, string>) {
  return { response: Response.json(body, { status, headers }), status, body };
}

/** The text, then a fault of the connection. */
function brokenStream(text: string): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('network error: the connection was closed'));
      else controller.enqueue(new TextEncoder().encode(text));
      isSent = true;
    },
  });
}

function errorBody(error: ErrorBody['error'], requestId: string): ErrorBody {
  return { type: 'error', error, request_id: requestId };
}
