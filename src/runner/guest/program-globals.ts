// Dresses the global scope for the learner's program: bridged fetch and console, counted timers, a made-up key,
// and nothing that reaches a network, storage or other threads. Runs in the guest, once, before the program.
import * as own from './intrinsics.ts';

/** Names that lead out of the sandbox or start further threads. They fail there anyway; absent, they fail clearly. */
const removed = [
  'XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport Worker SharedWorker BroadcastChannel',
  'importScripts indexedDB caches cookieStore Notification postMessage onmessage navigator storage',
  'webkitRequestFileSystem webkitRequestFileSystemSync webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL RTCPeerConnection PushManager FileSystemObserver',
].flatMap((line) => line.split(' '));

export interface GlobalsOptions {
  fetch: typeof fetch;
  console: Record<string, unknown>;
  write: (level: 'log' | 'error', values: ArrayLike<unknown>) => void;
  /** Called when the program ends its own realm. */
  close: (how: string) => void;
}

/** Dresses the global scope. Returns how many timers of the program are pending. */
export function dressGlobals({ fetch, console, write, close }: GlobalsOptions): () => number {
  for (const name of removed) remove(name);
  put('close', () => close('close()'));
  put('fetch', fetch);
  put('console', console);
  put('process', makeProcess({ write, close }));
  return countTimers();
}

function put(name: string, value: unknown): void {
  own.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
}

/** Takes a name away from the global object and from its prototypes, where interfaces keep it. */
function remove(name: string): void {
  for (
    let level: object | null = globalThis;
    level !== null;
    level = own.getPrototypeOf(level) as object | null
  ) {
    if (own.getOwnPropertyDescriptor(level, name) === undefined) continue;
    if (!Reflect.deleteProperty(level, name)) Reflect.set(level, name, undefined);
  }
}

function makeProcess({ write, close }: Pick<GlobalsOptions, 'write' | 'close'>): object {
  const stream = (level: 'log' | 'error') => ({
    isTTY: false,
    write: (text: unknown) => {
      write(level, [typeof text === 'string' ? text.replace(/\n$/, '') : text]);
      return true;
    },
  });
  const process: object = {
    env: { ANTHROPIC_API_KEY: 'sk-ant-api03-chave-de-mentira' },
    argv: ['node', 'agent.ts'],
    platform: 'pegadinha',
    versions: {},
    cwd: () => '/',
    nextTick: (run: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => run(...args)),
    on: () => process,
    once: () => process,
    exit: () => {
      close('process.exit()');
      // Nothing after process.exit() runs in a real program either.
      throw new own.NativeError('process.exit()');
    },
    stdout: stream('log'),
    stderr: stream('error'),
  };
  return process;
}

/** Replaces the timers by counted ones with the same manners. */
function countTimers(): () => number {
  const pending = own.createObject(null) as Record<number, true | undefined>;
  let count = 0;
  const forget = (handle: number) => {
    if (pending[handle] === undefined) return;
    delete pending[handle];
    count -= 1;
  };
  const remember = (handle: number) => {
    pending[handle] = true;
    count += 1;
    return handle;
  };
  const must = (run: unknown): ((...args: unknown[]) => void) => {
    if (typeof run === 'function') return run as (...args: unknown[]) => void;
    throw new own.NativeTypeError('The "callback" argument must be of type function.');
  };
  const stop = (handle: unknown) => {
    if (typeof handle !== 'number') return;
    forget(handle);
    own.stopTimeout(handle);
  };
  put('setTimeout', (run: unknown, delayMs?: number, ...args: unknown[]) => {
    const call = must(run);
    const handle = own.startTimeout(() => {
      forget(handle);
      call(...args);
    }, delayMs);
    return remember(handle);
  });
  put('setInterval', (run: unknown, everyMs?: number, ...args: unknown[]) => {
    const call = must(run);
    return remember(own.startInterval(() => call(...args), everyMs));
  });
  put('setImmediate', (run: unknown, ...args: unknown[]) => {
    const call = must(run);
    const handle = own.startTimeout(() => {
      forget(handle);
      call(...args);
    }, 0);
    return remember(handle);
  });
  put('clearTimeout', stop);
  put('clearInterval', stop);
  put('clearImmediate', stop);
  return () => count;
}
