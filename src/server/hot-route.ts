// The short way to the handler of `POST /v1/messages`, the route that matters. Runs in Node.
// MSW's own way copies the request and its body and matches every handler anew, which costs ten times what judging and
// answering a request does. Here the handler's resolver is called with a request that lies in memory already.
import type { RequestHandler } from 'msw';
import { apiOrigin } from './read-request.ts';

const hotPath = `${apiOrigin}/v1/messages`;

export interface HotCall {
  headers: Headers;
  /** Path and query. */
  path: string;
  body: Buffer;
  signal: AbortSignal;
}

/** Answers a call; undefined where the handler left it to others. */
export type HotRoute = (call: HotCall) => Promise<Response | undefined>;

/** The short way through these handlers, or null where another handler stands before the route's own. */
export function findHotRoute(handlers: RequestHandler[]): HotRoute | null {
  const infos = handlers.map(({ info }) => info as unknown as { method?: unknown; path?: unknown });
  const place = infos.findIndex(({ method, path }) => method === 'POST' && path === hotPath);
  const before = infos.slice(0, place);
  if (place < 0 || before.some(({ path }) => typeof path !== 'string' || /[*:(]/.test(withoutScheme(path))))
    return null;
  // MSW keeps it from view, though it is the very function that was passed to `http.post`.
  const resolver: unknown = Reflect.get(handlers[place] ?? {}, 'resolver');
  if (typeof resolver !== 'function') return null;
  return async (call) => {
    const answered: unknown = await resolver({ request: requestInMemory(call), params: {}, cookies: {} });
    return answered instanceof Response ? answered : undefined;
  };
}

/** True for the calls that the short way is for. */
export function isHot(method: string | undefined, path: string): boolean {
  return method === 'POST' && (path === '/v1/messages' || path.startsWith('/v1/messages?'));
}

function withoutScheme(path: string): string {
  return path.replace(/^https?:\/\//, '');
}

/** What a handler may ask of a request, without the streams that a real one is made of. */
function requestInMemory({ headers, path, body, signal }: HotCall): Request {
  const text = body.toString('utf8');
  const request = {
    method: 'POST',
    url: apiOrigin + path,
    headers,
    signal,
    body: null,
    bodyUsed: false,
    clone: () => request,
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
    arrayBuffer: async () => body,
  };
  return request as unknown as Request;
}
