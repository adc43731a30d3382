// The simulated Messages API without any transport: a call in, what goes over the wire out. Pure but for `nowMs` and `wait`.
// What makes MSW handlers of it stands in handlers.ts; the HTTP server asks it directly.
import type { Finding, Profile } from '../core/index.ts';
import { countTokens } from './count-tokens.ts';
import type { HeaderReader } from './credentials.ts';
import { type Failure, type FailureRequest, failWithStatus } from './failure.ts';
import { judgeMessages, refuse } from './judge-messages.ts';
import { listModels, retrieveModel } from './list-models.ts';
import { deriveId } from './messages/ids.ts';
import type { Answer, MessagesRequest } from './messages/wire.ts';
import { createPromptCache } from './prompt-cache.ts';
import { createRateLimits } from './rate-limits.ts';
import { parseBody } from './request-body.ts';
import { createThreadStore } from './thread-store.ts';
import { untilAborted } from './until-aborted.ts';
import type { Verdict } from './verdict.ts';
import { noAnswer, type WireAnswer, writeAnswer } from './write-answer.ts';

/** One request with everything that was said about it. */
export interface Exchange {
  method: string;
  url: string;
  /** Path and query, e.g. "/v1/messages?beta=true". */
  path: string;
  /** Parsed JSON, with the stored part of a message thread put back; the raw text where it is not JSON. */
  requestBody: unknown;
  /** 0 where the connection was dropped. */
  status: number;
  /** The Message or the error body; for a streamed answer the finished Message, or the error that ended it. */
  responseBody: unknown;
  requestId: string;
  findings: Finding[];
  /** How often the SDK had tried this request before, as its header says. */
  retry: number;
}

export interface MessagesApiOptions {
  profile: Profile;
  /** The scripted model; default: one plain sentence. */
  answer?: (request: MessagesRequest) => Answer;
  /** Hears of every request after it was judged and answered. */
  onExchange?: (exchange: Exchange) => void;
  /** Ids and signatures derive from it and from the request; default 1. */
  seed?: number;
  /** Asked before each request is judged, `count` from 1: null lets it be answered, anything else makes it fail. */
  failure?: (request: FailureRequest, count: number) => Failure | null;
  /** Milliseconds since 1970, for dates in answers; default: always the same instant, so that answers are too. */
  nowMs?: () => number;
  /** Waits for a slow answer; default: a timer. */
  wait?: (delayMs: number) => Promise<void>;
}

/** One request as it came in. */
export interface WireCall {
  method: string;
  /** The whole address. */
  url: string;
  headers: HeaderReader;
  text: string;
  /** Of a caller who may go away while a slow answer waits. */
  signal?: AbortSignal;
}

/** One function per route. None rejects, unless what the caller passed in throws, or the caller went away. */
export interface AnsweringCalls {
  messages(call: WireCall): Promise<WireAnswer>;
  countTokens(call: WireCall): Promise<WireAnswer>;
  models(call: WireCall): Promise<WireAnswer>;
  model(call: WireCall, id: string): Promise<WireAnswer>;
  anythingElse(call: WireCall): Promise<WireAnswer>;
}

/** How much of a request its id derives from. */
const idCharacters = 256;
const organization = '6f0b3c1e-5a55-4c19-9d2e-7a1d0c0ffee0';
const plainAnswer: Answer = {
  kind: 'message',
  content: [{ type: 'text', text: 'This is a simulated answer.', citations: null }],
  stopReason: 'end_turn',
};

/** The API of one set of options; it counts requests, and keeps threads and cached prompts. */
export function answerCalls(options: MessagesApiOptions): AnsweringCalls {
  const { profile, answer = () => plainAnswer, seed = 1, wait = pause } = options;
  const { nowMs = () => Date.UTC(2026, 0, 1) } = options;
  const threads = createThreadStore();
  const cache = createPromptCache();
  const rateLimits = createRateLimits();
  let count = 0;
  const respond = async (call: WireCall, judge: () => Verdict): Promise<WireAnswer> => {
    count += 1;
    const number = count;
    const { text } = call;
    // Its number tells requests apart already; what a long one says last is enough to tell runs apart.
    const requestId = deriveId({
      prefix: 'req_011C',
      seed,
      before: `${number} ${text.length} `,
      text: text.slice(-idCharacters),
    });
    const tell = (verdict: Pick<Verdict, 'body' | 'findings'>, status: number, responseBody: unknown) =>
      options.onExchange?.(exchangeOf({ call, verdict, status, responseBody, requestId }));
    const failure = options.failure?.(requestOf(call), number) ?? null;
    if (failure?.kind === 'dropped-connection') {
      tell({ findings: [] }, 0, null);
      return noAnswer;
    }
    if (failure?.kind === 'slow-answer') await untilAborted(wait(failure.delayMs), call.signal);
    const verdict = failure?.kind === 'status' ? failWithStatus(failure) : judge();
    const isLimited = verdict.status === 429;
    const limits =
      verdict.kind === 'message' || isLimited
        ? rateLimits({ count: number, nowMs: nowMs(), isExhausted: isLimited })
        : {};
    const standing = { 'anthropic-organization-id': organization, ...limits };
    const written = writeAnswer({ verdict, requestId, headers: standing, failure });
    tell(verdict, written.answer.status, written.body);
    return written.answer;
  };
  return {
    messages: (call) =>
      respond(call, () => {
        const { headers, text } = call;
        return judgeMessages({ headers, text, profile, answer, seed, threads, cache, nowMs: nowMs() });
      }),
    countTokens: (call) =>
      respond(call, () => countTokens({ headers: call.headers, text: call.text, profile, seed })),
    models: (call) => respond(call, () => listModels({ headers: call.headers, url: new URL(call.url) })),
    model: (call, id) => respond(call, () => retrieveModel({ headers: call.headers, id })),
    anythingElse: (call) =>
      respond(call, () => refuse({ status: 404, type: 'not_found_error', message: 'Not Found' })),
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** What may decide about a failure. The body is parsed for those only who look at it. */
function requestOf({ method, url, headers, text }: WireCall): FailureRequest {
  return {
    method,
    path: pathOf(url),
    headers,
    get body() {
      return parseBody(text).value;
    },
  };
}

function exchangeOf(options: {
  call: WireCall;
  verdict: Pick<Verdict, 'body' | 'findings'>;
  status: number;
  responseBody: unknown;
  requestId: string;
}): Exchange {
  const { call, verdict, status, responseBody, requestId } = options;
  const { method, url, headers, text } = call;
  return {
    method,
    url,
    path: pathOf(url),
    requestBody: verdict.body ?? parseBody(text).value,
    status,
    responseBody,
    requestId,
    findings: verdict.findings,
    retry: Number(headers.get('x-stainless-retry-count') ?? 0) || 0,
  };
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
