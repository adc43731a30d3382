// The simulated Converse API of Amazon Bedrock as MSW handlers, for the page, the command line and tests.
// Runs wherever fetch types exist; must not touch the network. Credentials may be made up: signatures are not checked.
import type { RequestHandler } from 'msw';
import { http } from 'msw/http';
import type { Exchange } from '../answer-calls.ts';
import type { Failure, FailureRequest } from '../failure.ts';
import type { Answer, MessagesRequest } from '../messages/wire.ts';
import { createPromptCache } from '../prompt-cache.ts';
import { parseBody } from '../request-body.ts';
import { type ConverseError, converseErrorOf, streamExceptionOf } from './failure.ts';
import { type ConverseVerdict, judgeConverse } from './judge-converse.ts';
import { deriveRequestId } from './request-id.ts';
import { streamResponse } from './stream-response.ts';

export interface ConverseApiOptions {
  /** The scripted model; it sees the request as the Messages body that it amounts to. Default: one plain sentence. */
  answer?: (request: MessagesRequest) => Answer;
  /** Hears of every request after it was judged and answered. */
  onExchange?: (exchange: Exchange) => void;
  /** Ids derive from it and from the request; default 1. */
  seed?: number;
  /** Asked before each request is judged, `count` from 1: null lets it be answered, anything else makes it fail. */
  failure?: (request: FailureRequest, count: number) => Failure | null;
  /** Waits for a slow answer; default: a timer. */
  wait?: (delayMs: number) => Promise<void>;
}

const plainAnswer: Answer = {
  kind: 'message',
  content: [{ type: 'text', text: 'This is a simulated answer.', citations: null }],
  stopReason: 'end_turn',
};

const host = String.raw`^https:\/\/bedrock-runtime(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?`;
const route = new RegExp(String.raw`${host}\/model\/([^/?]+)\/converse(-stream)?\/?$`);
const anyRoute = new RegExp(String.raw`${host}\/`);

/** Whether the simulated Converse API stands for this address. */
export function isBedrockHost(url: string): boolean {
  return anyRoute.test(url);
}

/** Handlers for `converse` and `converse-stream` of every region; anything else on those hosts is an unknown operation. */
export function converseApi(options: ConverseApiOptions = {}): RequestHandler[] {
  const { answer = () => plainAnswer, seed = 1, wait = pause } = options;
  const cache = createPromptCache();
  let count = 0;
  const respond = async (
    request: Request,
    judge: (text: string) => ConverseVerdict,
    isStreamed: boolean,
  ): Promise<Response> => {
    count += 1;
    const number = count;
    const text = await request.text();
    const requestId = deriveRequestId(`${number} ${text}`, seed);
    const { pathname, search } = new URL(request.url);
    const { method, url, headers } = request;
    const path = pathname + search;
    const requestBody = parseBody(text).value;
    const tell = (status: number, responseBody: unknown, findings: Exchange['findings']) =>
      options.onExchange?.({
        method,
        url,
        path,
        requestBody,
        status,
        responseBody,
        requestId,
        findings,
        retry: retryOf(headers),
      });
    const failure = options.failure?.({ method, path, headers, body: requestBody }, number) ?? null;
    if (failure?.kind === 'dropped-connection') {
      tell(0, null, []);
      return Response.error();
    }
    if (failure?.kind === 'slow-answer') await wait(failure.delayMs);
    const verdict: ConverseVerdict =
      failure?.kind === 'status'
        ? { kind: 'error', error: converseErrorOf(failure), findings: [] }
        : judge(text);
    if (verdict.kind === 'error') {
      tell(verdict.error.status, { message: verdict.error.message }, verdict.findings);
      return errorResponse(verdict.error, requestId);
    }
    const { response, findings } = verdict;
    if (!isStreamed) {
      tell(200, response, findings);
      return Response.json(response, { headers: { 'x-amzn-requestid': requestId } });
    }
    const isBroken = failure?.kind === 'stream-error';
    tell(200, isBroken ? { message: streamExceptionOf(failure).message } : response, findings);
    return streamResponse({ response, requestId, failure });
  };
  return [
    http.post(route, ({ request }) => {
      const [, id = '', stream] = route.exec(request.url.split('?')[0] ?? '') ?? [];
      const modelId = decoded(id);
      const { headers } = request;
      return respond(
        request,
        (text) => judgeConverse({ headers, text, modelId, answer, seed, cache }),
        stream !== undefined,
      );
    }),
    http.all(anyRoute, ({ request }) =>
      respond(
        request,
        () => ({
          kind: 'error',
          error: { status: 404, type: 'UnknownOperationException', message: 'Unknown operation' },
          findings: [],
        }),
        false,
      ),
    ),
  ];
}

function errorResponse({ status, type, message }: ConverseError, requestId: string): Response {
  const headers = {
    'x-amzn-requestid': requestId,
    'x-amzn-errortype': `${type}:http://internal.amazon.com/coral/com.amazon.bedrock/`,
  };
  return Response.json({ message }, { status, headers });
}

/** The AWS SDKs number their tries in a header: `attempt=2; max=3`. */
function retryOf(headers: Headers): number {
  const attempt = /attempt=(\d+)/.exec(headers.get('amz-sdk-request') ?? '')?.[1];
  return attempt === undefined ? 0 : Math.max(0, Number(attempt) - 1);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
