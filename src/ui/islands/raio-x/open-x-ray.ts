// Opens the worker that examines. Runs in the page.
import type { FromWorker, ToWorker } from './x-ray-messages.ts';

export interface XRay {
  ask(message: ToWorker): void;
  /** Ends the worker at once, whatever it is doing. */
  end(): void;
}

/** A fresh worker; `onMessage` gets what it says, `onFailure` is called if it breaks. */
export function openXRay(options: { onMessage: (message: FromWorker) => void; onFailure: () => void }): XRay {
  const worker = new Worker(new URL('./x-ray-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => options.onMessage(data));
  worker.addEventListener('error', options.onFailure);
  return { ask: (message) => worker.postMessage(message), end: () => worker.terminate() };
}
