// Turns a request of node:http into the fetch Request that the simulated API's handlers judge. Runs in Node.
import type { IncomingMessage } from 'node:http';

/** Whom the handlers believe to be; the base URL of a client is mapped onto it. */
export const apiOrigin = 'https://api.anthropic.com';

/** Whom the handlers of Converse believe to be. */
const bedrockOrigin = 'https://bedrock-runtime.us-east-1.amazonaws.com';

/**
 * Bytes of a body that are kept: more than any text of 32 million characters needs, so that the handlers see that it
 * is too large and say so in the API's words. The rest is read and thrown away.
 */
const keptBytes = 100 * 1024 * 1024;

/** The whole body. Rejects where the client goes away before its end. */
export function readBody(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    incoming.on('data', (chunk: Buffer) => {
      if (length < keptBytes) chunks.push(chunk);
      length += chunk.length;
    });
    incoming.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    incoming.on('error', reject);
  });
}

/** Headers that speak of the connection or of the body's length, not of the request. */
const aboutTransport = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

/** The client's own headers. */
export function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  const { rawHeaders } = incoming;
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    // Those of HTTP/2 that begin with a colon say method and path, which stand elsewhere.
    if (!name.startsWith(':') && !aboutTransport.has(name.toLowerCase()))
      headers.append(name, rawHeaders[index + 1] ?? '');
  }
  return headers;
}

/** The client's headers, to be asked by name; not copied. Node joins repeated ones as fetch does. */
export function plainHeaders({ headers }: IncomingMessage): Pick<Headers, 'get'> {
  return {
    get(name) {
      const value = headers[name.toLowerCase()];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
  };
}

/** The path and query as the API sees them; `null` for what is no path, such as the `*` of OPTIONS. */
export function pathOf(incoming: IncomingMessage): string | null {
  const { url = '' } = incoming;
  if (url.startsWith('/')) return url;
  return URL.canParse(url) ? new URL(url).pathname + new URL(url).search : null;
}

/** The fetch Request. Throws TypeError for the methods that fetch does not know (CONNECT, TRACE, TRACK). */
export function requestFrom(options: {
  incoming: IncomingMessage;
  path: string;
  body: Buffer;
  signal: AbortSignal;
}): Request {
  const { incoming, path, body, signal } = options;
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(originOf(path) + path, {
    method,
    headers: headersOf(incoming),
    signal,
    // As text: a Request made of bytes is several times slower to read again.
    ...(hasBody ? { body: body.toString('utf8') } : {}),
  });
}

/** Paths of Bedrock's runtime are told from all others by how they begin, so one port serves both APIs. */
function originOf(path: string): string {
  return path.startsWith('/model/') ? bedrockOrigin : apiOrigin;
}
