// The simulated Messages API as MSW handlers, declared once for the page, the command line and tests.
// Runs wherever fetch types exist; must not touch the network, the clock or randomness, and never answers 500.
import type { RequestHandler } from 'msw';
import { http } from 'msw/http';
import type { Finding, Profile } from '../core/index.ts';
import { judgeMessages, type MessagesVerdict, refuse } from './judge-messages.ts';
import { renderEvents } from './messages/events.ts';
import { deriveId } from './messages/ids.ts';
import type { Answer, ErrorBody, MessagesRequest } from './messages/wire.ts';
import { parseBody } from './request-body.ts';
import { createThreadStore } from './thread-store.ts';

/** One request with everything that was said about it. */
export interface Exchange {
  method: string;
  url: string;
  /** Path and query, e.g. "/v1/messages?beta=true". */
  path: string;
  /** Parsed JSON, with the stored part of a message thread put back; the raw text where it is not JSON. */
  requestBody: unknown;
  status: number;
  /** The Message or the error body; for a streamed answer the finished Message. */
  responseBody: unknown;
  requestId: string;
  findings: Finding[];
}

export interface MessagesApiOptions {
  profile: Profile;
  /** The scripted model; default: one plain sentence. */
  answer?: (request: MessagesRequest) => Answer;
  /** Hears of every request after it was judged and answered. */
  onExchange?: (exchange: Exchange) => void;
  /** Ids derive from it and from the request; default 1. */
  seed?: number;
}

const origin = 'https://api.anthropic.com';
const plainAnswer: Answer = {
  kind: 'message',
  content: [{ type: 'text', text: 'This is a simulated answer.', citations: null }],
  stopReason: 'end_turn',
};

/** Handlers for `POST /v1/messages`; everything else on the API's host gets its 404. */
export function messagesApi(options: MessagesApiOptions): RequestHandler[] {
  const { profile, answer = () => plainAnswer, seed = 1 } = options;
  const threads = createThreadStore();
  let count = 0;
  const respond = async (request: Request, judge: (text: string) => MessagesVerdict): Promise<Response> => {
    count += 1;
    const text = await request.text();
    const requestId = deriveId({ prefix: 'req_011C', seed, text: `${count} ${text}` });
    const verdict = judge(text);
    const body = verdict.kind === 'message' ? verdict.message : errorBody(verdict.error, requestId);
    const { pathname, search } = new URL(request.url);
    options.onExchange?.({
      method: request.method,
      url: request.url,
      path: pathname + search,
      requestBody: verdict.body ?? parseBody(text).value,
      status: verdict.status,
      responseBody: body,
      requestId,
      findings: verdict.findings,
    });
    const headers = { 'request-id': requestId, ...verdict.headers };
    if (verdict.kind === 'message' && verdict.stream)
      return new Response(renderEvents(verdict.message), {
        headers: { ...headers, 'content-type': 'text/event-stream; charset=utf-8' },
      });
    return Response.json(body, { status: verdict.status, headers });
  };
  return [
    http.post(`${origin}/v1/messages`, ({ request }) =>
      respond(request, (text) =>
        judgeMessages({ headers: request.headers, text, profile, answer, seed, threads }),
      ),
    ),
    http.all(`${origin}/*`, ({ request }) =>
      respond(request, () => refuse({ status: 404, type: 'not_found_error', message: 'Not Found' })),
    ),
  ];
}

function errorBody(error: ErrorBody['error'], requestId: string): ErrorBody {
  return { type: 'error', error, request_id: requestId };
}
