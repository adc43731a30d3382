// The simulated Messages API on a port of this machine: node:http around the handlers of mock-api. Runs in Node.
// It judges and answers nothing itself; any SDK in any language reaches it through its base URL.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { directMessages, type WireAnswer, type WireCall } from '../mock-api/index.ts';
import { acceptHttp2 } from './accept-http2.ts';
import { allowBrowsers } from './allow-browsers.ts';
import { apiOrigin, pathOf, plainHeaders, readBody, requestFrom } from './read-request.ts';
import { sendResponse } from './send-response.ts';
import { sendWireAnswer } from './send-wire-answer.ts';

export interface ServerOptions {
  handlers: RequestHandler[];
  /** 0 = any free one. */
  port: number;
  /** Address to listen on; default 127.0.0.1, which only this machine reaches. */
  host?: string;
  /** Hears of what went wrong inside while a request was answered; the client got a 500. */
  onFault?: (fault: unknown) => void;
}

export interface OpenServer {
  port: number;
  /** Base URL for clients, without a slash at its end. */
  url: string;
  /** Takes no more requests, lets those under way end within `graceMs` (default 500), then closes every connection. */
  close(options?: { graceMs?: number }): Promise<void>;
}

/** Listens. Rejects with Node's error where the port is taken or forbidden (`EADDRINUSE`, `EACCES`). */
export async function openServer(options: ServerOptions): Promise<OpenServer> {
  const { handlers, port, host = '127.0.0.1', onFault } = options;
  const direct = directMessages(handlers);
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    answer({ handlers, direct, incoming, outgoing }).catch((fault: unknown) => {
      if (incoming.destroyed && !incoming.complete) return;
      onFault?.(fault);
      fail(outgoing);
    });
  };
  const server = createServer({ keepAliveTimeout: 30_000, noDelay: true }, listener);
  const closeHttp2 = acceptHttp2(server, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port: realPort } = server.address() as AddressInfo;
  const shownHost = host.includes(':') ? `[${host}]` : host;
  let closing: Promise<void> | undefined;
  return {
    port: realPort,
    url: `http://${shownHost}:${realPort}`,
    close({ graceMs = 500 } = {}) {
      closing ??= new Promise((resolve) => {
        const timer = setTimeout(() => {
          server.closeAllConnections();
          closeHttp2();
        }, graceMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      });
      return closing;
    },
  };
}

async function answer(options: {
  handlers: RequestHandler[];
  /** The short way for the route that matters. */
  direct: ((call: WireCall) => Promise<WireAnswer>) | null;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}): Promise<void> {
  const { handlers, direct, incoming, outgoing } = options;
  if (allowBrowsers(incoming, outgoing)) return;
  const path = pathOf(incoming);
  const body = await readBody(incoming);
  if (path === null || incoming.method === 'TRACE' || incoming.method === 'TRACK') {
    outgoing.writeHead(405, { 'content-length': '0' }).end();
    return;
  }
  if (direct !== null && incoming.method === 'POST' && /^\/v1\/messages(?:\?|$)/.test(path)) {
    const call = {
      method: 'POST',
      url: apiOrigin + path,
      headers: plainHeaders(incoming),
      text: body.toString('utf8'),
    };
    sendWireAnswer(await direct(call), outgoing);
    return;
  }
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const response = await getResponse(handlers, requestFrom({ incoming, path, body, signal: gone.signal }));
  if (outgoing.destroyed) return;
  // The handlers answer all of the API's host; nothing else is ever asked.
  await sendResponse(response ?? new Response('', { status: 404 }), outgoing);
}

/** A fault of our own, and named so: nobody must take it for an answer of the API. */
function fail(outgoing: ServerResponse): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  const message = '[Pegadinha] the simulated API failed to answer; its output says why';
  const text = JSON.stringify({ type: 'error', error: { type: 'pegadinha_fault', message } });
  outgoing.writeHead(500, { 'content-type': 'application/json', 'x-should-retry': 'false' }).end(text);
}
