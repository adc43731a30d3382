// Writes a verdict as an answer of plain text and headers: JSON, server-sent events, a stream that breaks. Pure.
// What makes a fetch Response or an answer of node:http out of it stands at the edges.
import { type Failure, statusOf, streamErrorOf } from './failure.ts';
import { renderEvent, streamEvents } from './messages/events.ts';
import type { ErrorBody } from './messages/wire.ts';
import type { Verdict } from './verdict.ts';

/** All that goes over the wire. */
export interface WireAnswer {
  /** 0 = the connection breaks before an answer. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  /** The connection breaks behind the text. */
  breaks: boolean;
}

export interface Writing {
  verdict: Verdict;
  requestId: string;
  headers: Record<string, string>;
  failure: Failure | null;
}

/** Events before a stream breaks, unless the failure says otherwise: the message has begun, and some of its text. */
const defaultAfterEvents = 4;

/** No answer at all. */
export const noAnswer: WireAnswer = { status: 0, headers: {}, text: '', breaks: true };

/** The answer, and what to write down as its body. */
export function writeAnswer(writing: Writing): { answer: WireAnswer; body: unknown } {
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
  const events = streamEvents(verdict.message);
  let told: unknown = verdict.message;
  if (breaks) {
    events.splice(breaks.afterEvents ?? defaultAfterEvents);
    if (breaks.kind === 'stream-error') {
      const error = errorBody(streamErrorOf(breaks), requestId);
      events.push(renderEvent({ ...error }));
      told = error;
    }
  }
  const kept = {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  };
  const isCut = breaks?.kind === 'stream-cut';
  return { answer: { status: 200, headers: kept, text: events.join(''), breaks: isCut }, body: told };
}

/** What the API tells its SDKs. */
function isWorthRetrying(status: number): boolean {
  return status >= 500 || [408, 409, 429].includes(status);
}

function json(body: unknown, status: number, headers: Record<string, string>) {
  const kept = { ...headers, 'content-type': 'application/json' };
  return { answer: { status, headers: kept, text: JSON.stringify(body), breaks: false }, body };
}

function errorBody(error: ErrorBody['error'], requestId: string): ErrorBody {
  return { type: 'error', error, request_id: requestId };
}
