// Has the site kept by its service worker, and offers a new version when one has come. Runs on every page of the built site.
// The worker is registered once the page has loaded and rests, so that it never competes with what the reader waits for.
import type { WorkerMessage } from '../offline/worker-message.ts';

/** Does nothing in `astro dev` and where service workers are not allowed. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const whenIdle = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void register());
    else setTimeout(() => void register(), 1000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // Refused in private windows of some browsers: the site then works as any site does.
  const registration = await serviceWorker.register('/sw.js').catch(() => null);
  if (!registration) return;
  const offer = async (): Promise<void> => {
    if (!registration.waiting || !serviceWorker.controller) return;
    const { offerUpdate } = await import('./offer-update.ts');
    offerUpdate(registration);
  };
  void offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => void offer()),
  );
  // A tab may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
  serviceWorker.controller?.postMessage('tidy' satisfies WorkerMessage);
}
