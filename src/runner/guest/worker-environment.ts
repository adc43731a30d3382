// The guest's surroundings in a page: a classic Blob worker inside the sandboxed frame. Runs in that worker.
import type { GuestEnvironment } from './environment.ts';
import type { Place } from './source-place.ts';

/** Resolves once the frame has handed over the host's port; the port stays in this closure. */
export function workerEnvironment(): Promise<GuestEnvironment> {
  return new Promise((resolve) => {
    addEventListener(
      'message',
      (event) => {
        const port = event.ports[0];
        if (port !== undefined) resolve(environmentOver(port));
      },
      { once: true },
    );
  });
}

function environmentOver(port: MessagePort): GuestEnvironment {
  const post = MessagePort.prototype.postMessage.bind(port) as (message: unknown) => void;
  const listen = EventTarget.prototype.addEventListener;
  const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
  const later = globalThis.setTimeout.bind(globalThis);
  let locate: ((event: ErrorEvent) => void) | undefined;
  return {
    post,
    onMessage(listener) {
      listen.call(port, 'message', (event) => listener(dataOf?.call(event) as string));
      port.start();
    },
    onUncaught(listener) {
      listen.call(globalThis, 'error', (event) => {
        // Not passed on to the frame: a timer's exception does not end the program.
        event.preventDefault();
        if (locate === undefined) listener((event as ErrorEvent).error ?? (event as ErrorEvent).message);
        else locate(event as ErrorEvent);
      });
      listen.call(globalThis, 'unhandledrejection', (event) => {
        event.preventDefault();
        listener((event as PromiseRejectionEvent).reason);
      });
    },
    // Only an uncaught syntax error carries its place, so the code, which does not compile and so does not run,
    // is handed to the engine once more where nobody catches.
    locateSyntaxError: (code) =>
      new Promise<Place | null>((resolve) => {
        locate = ({ lineno, colno }) => {
          locate = undefined;
          resolve(lineno > 0 ? { line: lineno, column: Math.max(1, colno) } : null);
        };
        // biome-ignore lint/security/noGlobalEval: the code does not compile, so nothing of it runs
        later(() => globalThis.eval(code), 0);
        later(() => resolve(null), 500);
      }),
    close: globalThis.close.bind(globalThis),
  };
}
