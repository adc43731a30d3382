// The site's service worker: keeps every file of one build, and answers from them with or without a network.
// Runs in the browser's service worker; bundled by site-worker.ts. It keeps files of the build alone, never anything of the
// learner's, and takes over from its predecessor only when a page asks for it.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { WorkerMessage } from './worker-message.ts';

interface WorkerEvent extends Event {
  data?: WorkerMessage;
  waitUntil(work: Promise<unknown>): void;
}

/** What is used of ServiceWorkerGlobalScope, whose own types exclude those of a page. */
interface WorkerScope {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  clients: { claim(): Promise<void>; matchAll(query: { type: 'window' }): Promise<unknown[]> };
  registration: { installing: unknown; waiting: unknown };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}
declare const self: WorkerScope;

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);

self.addEventListener('install', (event) => {
  void precache.install(event as never);
});
self.addEventListener('activate', (event) => {
  // The page of the first visit, too, gets what it has still to load from here.
  event.waitUntil(self.clients.claim());
});
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(tidy());
});

/**
 * Drops the files of earlier builds. Not while another window may still load them, and not while a newer build is being
 * laid beside them. Workbox would do this on activation, under the feet of the other windows.
 */
async function tidy(): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  const [requests, windows] = await Promise.all([cache.keys(), self.clients.matchAll({ type: 'window' })]);
  const { installing, waiting } = self.registration;
  if (windows.length > 1 || installing !== null || waiting !== null) return;
  const current = new Set(precache.getURLsToCacheKeys().values());
  await Promise.all(requests.filter(({ url }) => !current.has(url)).map((request) => cache.delete(request)));
}

// No address has parameters that change its answer; Pagefind adds the time, against caches.
registerRoute(
  new PrecacheRoute(precache, { directoryIndex: 'index.html', ignoreURLParametersMatching: [/.*/] }),
);

// A window that was open during an update asks for the last build's files, whose names carry a hash.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

// Every address of this build is answered above: without a network, another one does not exist.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
);
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await precache.matchPrecache('/404.html') : undefined;
  if (page === undefined) return Response.error();
  return new Response(page.body, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
});
