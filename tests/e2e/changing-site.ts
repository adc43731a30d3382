// The built site on a port of its own, for tests that switch it off or put a newer build in its place.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const dist = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist');

export interface ChangingSite {
  origin: string;
  /** Paths asked for, in order. */
  requests: string[];
  /** The text of a file as it is served now. */
  read(path: string): string;
  /** Serves another text under a path from now on; null removes the file. */
  replace(path: string, text: string | null): void;
  /** Holds answers to a path back until the returned function is called. */
  hold(path: string): () => void;
  /** Switches the server off; open connections are cut. */
  stop(): Promise<void>;
}

const types: Record<string, string> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };

/** Starts the site. Its answers carry no cache headers but `no-cache`, so what a page has comes from its worker. */
export async function startChangingSite(): Promise<ChangingSite> {
  const files = sirv(dist, { dev: true });
  const replaced = new Map<string, string | null>();
  const held = new Map<string, Promise<void>>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    requests.push(path);
    await held.get(path);
    response.setHeader('cache-control', 'no-cache');
    const missing = () => void response.writeHead(404).end();
    const text = replaced.get(path);
    if (text === undefined) files(request, response, missing);
    else if (text === null) missing();
    else
      response
        .writeHead(200, { 'content-type': types[path.split('.').at(-1) ?? ''] ?? types.html })
        .end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    read: (path) =>
      replaced.get(path) ?? readFileSync(join(dist, path.endsWith('/') ? `${path}index.html` : path), 'utf8'),
    replace: (path, text) => void replaced.set(path, text),
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
