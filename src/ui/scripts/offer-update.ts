// The line that offers a new version of the site. Runs in the page; fetched only when a new version waits.
import type { WorkerMessage } from '../offline/worker-message.ts';
import { update } from '../strings/pt.update.ts';
import updateLineStyle from '../styles/update-line.css?url';

/** Fills the update line, once. Only its button replaces the version that this page runs on. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  const line = document.querySelector<HTMLElement>('[data-update-line]');
  if (!line || line.childElementCount > 0) return;
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: updateLineStyle });
  document.head.append(style);
  const button = (words: string, className: string, press: () => void): HTMLButtonElement => {
    const element = Object.assign(document.createElement('button'), {
      type: 'button',
      className,
      textContent: words,
    });
    element.addEventListener('click', press);
    return element;
  };
  const reload = button(update.reload, 'button', () => {
    // Another tab may have brought the new version in already.
    if (!registration.waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage('take-over' satisfies WorkerMessage);
  });
  const later = button(update.later, 'button button--quiet', () => line.replaceChildren());
  const words = Object.assign(document.createElement('span'), { textContent: update.offer });
  line.append(words, reload, later);
  line.className = 'update-line';
}
