// The simulated Messages API as MSW handlers, declared once for the page, the command line and tests.
// Runs wherever fetch types exist; must not touch the network.
import type { RequestHandler } from 'msw';
import { HttpHandler, type HttpRequestParsedResult, http } from 'msw/http';
import { answerCalls, type MessagesApiOptions, type WireCall } from './answer-calls.ts';
import type { WireAnswer } from './write-answer.ts';

/** The host that the handlers answer for. */
export const apiOrigin = 'https://api.anthropic.com';
/** The address of the route that matters. */
export const messagesAddress = `${apiOrigin}/v1/messages`;

type Answering = (call: WireCall) => Promise<WireAnswer>;

/** What MSW learns of an address. */
const parsed: HttpRequestParsedResult = { match: { matches: true, params: {} }, cookies: {} };

/**
 * The handler of the route that matters. It compares addresses as they are and runs without what MSW keeps ready for
 * patterns, cookies, generators and clean-ups: all that takes longer than judging and answering a request.
 */
class MessagesHandler extends HttpHandler {
  /** Answers a call without a Request and a Response around it. */
  readonly answering: Answering;

  constructor(answering: Answering) {
    super('POST', messagesAddress, ({ request }) => respond(request, answering));
    this.answering = answering;
  }

  override async run({ request, requestId }: { request: Request; requestId: string }) {
    const { method, url } = request;
    if (method !== 'POST' || !isMessagesAddress(url)) return null;
    this.isUsed = true;
    // MSW tells its listeners of the request, who may want to read it too.
    const copy = request.clone();
    const response = await respond(request, this.answering);
    return { handler: this, parsedResult: parsed, request: copy, requestId, response };
  }
}

function isMessagesAddress(url: string): boolean {
  if (!url.startsWith(messagesAddress)) return false;
  return url.length === messagesAddress.length || /[?#]/.test(url.charAt(messagesAddress.length));
}

/** Handlers for messages, their token count and the models; everything else on the API's host gets its 404. */
export function messagesApi(options: MessagesApiOptions): RequestHandler[] {
  const calls = answerCalls(options);
  return [
    new MessagesHandler(calls.messages),
    http.post(`${messagesAddress}/count_tokens`, ({ request }) => respond(request, calls.countTokens)),
    http.get(`${apiOrigin}/v1/models`, ({ request }) => respond(request, calls.models)),
    http.get(`${apiOrigin}/v1/models/:id`, ({ request, params }) =>
      respond(request, (call) => calls.model(call, String(params.id))),
    ),
    http.all(`${apiOrigin}/*`, ({ request }) => respond(request, calls.anythingElse)),
  ];
}

/**
 * Answers `POST /v1/messages` as these handlers would, without MSW in between; null where another handler stands before
 * the route's own and might answer first. For servers, which have no Request and want no Response.
 */
export function directMessages(handlers: readonly RequestHandler[]): Answering | null {
  for (const handler of handlers) {
    if (handler instanceof MessagesHandler) return handler.answering;
    const { path } = handler.info as unknown as { path?: unknown };
    if (typeof path !== 'string' || /[*:(]/.test(path.replace(/^https?:\/\//, ''))) return null;
    if (path === messagesAddress) return null;
  }
  return null;
}

async function respond(request: Request, answering: Answering): Promise<Response> {
  const { method, url, headers, signal } = request;
  return responseOf(await answering({ method, url, headers, text: await request.text(), signal }));
}

function responseOf({ status, headers, text, breaks }: WireAnswer): Response {
  if (status === 0) return Response.error();
  return new Response(breaks ? brokenStream(text) : text, { status, headers });
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
