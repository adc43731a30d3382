// The simulated Messages API as MSW handlers, declared once for the page, the command line and tests.
// Runs wherever fetch types exist; must not touch the network, and time only through `nowMs` and `wait`.
import type { RequestHandler } from 'msw';
import { http } from 'msw/http';
import type { Finding, Profile } from '../core/index.ts';
import { countTokens } from './count-tokens.ts';
import { type Failure, type FailureRequest, failWithStatus } from './failure.ts';
import { judgeMessages, refuse } from './judge-messages.ts';
import { listModels, retrieveModel } from './list-models.ts';
import { deriveId } from './messages/ids.ts';
import type { Answer, MessagesRequest } from './messages/wire.ts';
import { createPromptCache } from './prompt-cache.ts';
import { rateLimitHeaders } from './rate-limits.ts';
import { parseBody } from './request-body.ts';
import { createThreadStore } from './thread-store.ts';
import type { Verdict } from './verdict.ts';
import { writeAnswer } from './write-answer.ts';

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

const origin = 'https://api.anthropic.com';
const organization = '6f0b3c1e-5a55-4c19-9d2e-7a1d0c0ffee0';
const plainAnswer: Answer = {
  kind: 'message',
  content: [{ type: 'text', text: 'This is a simulated answer.', citations: null }],
  stopReason: 'end_turn',
};

/** Handlers for messages, their token count and the models; everything else on the API's host gets its 404. */
export function messagesApi(options: MessagesApiOptions): RequestHandler[] {
  const { profile, answer = () => plainAnswer, seed = 1, wait = pause } = options;
  const { nowMs = () => Date.UTC(2026, 0, 1) } = options;
  const threads = createThreadStore();
  const cache = createPromptCache();
  let count = 0;
  const respond = async (request: Request, judge: (text: string) => Verdict): Promise<Response> => {
    count += 1;
    const number = count;
    const text = await request.text();
    const requestId = deriveId({ prefix: 'req_011C', seed, text: `${number} ${text}` });
    const { pathname, search } = new URL(request.url);
    const { method, url, headers } = request;
    const path = pathname + search;
    const asked = options.failure;
    const failure = asked ? asked({ method, path, headers, body: parseBody(text).value }, number) : null;
    const tell = (verdict: Pick<Verdict, 'body' | 'findings'>, status: number, responseBody: unknown) =>
      options.onExchange?.({
        method,
        url,
        path,
        requestBody: verdict.body ?? parseBody(text).value,
        status,
        responseBody,
        requestId,
        findings: verdict.findings,
        retry: Number(headers.get('x-stainless-retry-count') ?? 0) || 0,
      });
    if (failure?.kind === 'dropped-connection') {
      tell({ findings: [] }, 0, null);
      return Response.error();
    }
    if (failure?.kind === 'slow-answer') await wait(failure.delayMs);
    const verdict = failure?.kind === 'status' ? failWithStatus(failure) : judge(text);
    const isLimited = verdict.status === 429;
    const limits =
      verdict.kind === 'message' || isLimited
        ? rateLimitHeaders({ count: number, nowMs: nowMs(), isExhausted: isLimited })
        : {};
    const standing = { 'anthropic-organization-id': organization, ...limits };
    const { response, status, body } = writeAnswer({ verdict, requestId, headers: standing, failure });
    tell(verdict, status, body);
    return response;
  };
  return [
    http.post(`${origin}/v1/messages`, ({ request }) =>
      respond(request, (text) =>
        judgeMessages({
          headers: request.headers,
          text,
          profile,
          answer,
          seed,
          threads,
          cache,
          nowMs: nowMs(),
        }),
      ),
    ),
    http.post(`${origin}/v1/messages/count_tokens`, ({ request }) =>
      respond(request, (text) => countTokens({ headers: request.headers, text, profile, seed })),
    ),
    http.get(`${origin}/v1/models`, ({ request }) =>
      respond(request, () => listModels({ headers: request.headers, url: new URL(request.url) })),
    ),
    http.get(`${origin}/v1/models/:id`, ({ request, params }) =>
      respond(request, () => retrieveModel({ headers: request.headers, id: String(params.id) })),
    ),
    http.all(`${origin}/*`, ({ request }) =>
      respond(request, () => refuse({ status: 404, type: 'not_found_error', message: 'Not Found' })),
    ),
  ];
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
