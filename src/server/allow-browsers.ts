// Cross-origin calls from a page, on the real API's condition: the page says that it means to. Runs in Node.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The header by which the SDK's `dangerouslyAllowBrowser` asks for it. */
const wish = 'anthropic-dangerous-direct-browser-access';
const preflightSeconds = 600;

/** Adds the headers that let the calling page read the answer. True where a preflight was answered, and all is done. */
export function allowBrowsers(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { headers, method } = incoming;
  if (headers.origin === undefined) return false;
  const asked = String(headers['access-control-request-headers'] ?? '').toLowerCase();
  const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
  if (isPreflight ? !asked.includes(wish) : headers[wish] === undefined) return false;
  outgoing.setHeader('access-control-allow-origin', headers.origin);
  outgoing.setHeader('vary', 'origin');
  if (!isPreflight) {
    outgoing.setHeader('access-control-expose-headers', 'request-id, retry-after, x-should-retry');
    return false;
  }
  outgoing.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': asked,
    'access-control-max-age': String(preflightSeconds),
  });
  outgoing.end();
  return true;
}
