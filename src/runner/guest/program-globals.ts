// Dresses the global scope for the learner's program: bridged fetch and console, counted timers, a made-up key,
// and nothing that reaches a network, storage or other threads. Runs in the guest, once, before the program.
import { countTimers } from './counted-timers.ts';
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
  return countTimers(put);
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
    version: 'v24.0.0',
    hrtime: clockOf(performance),
    uptime: () => performance.now() / 1000,
    memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 }),
    emitWarning: (warning: unknown) => write('error', [warning]),
    nextTick: (run: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => run(...args)),
    on: () => process,
    once: () => process,
    off: () => process,
    removeListener: () => process,
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

/** `process.hrtime`: seconds and nanoseconds; `process.hrtime.bigint`: nanoseconds. */
function clockOf(clock: Pick<Performance, 'now'>): object {
  const nanoseconds = () => BigInt(Math.round(clock.now() * 1e6));
  const hrtime = (since?: [number, number]) => {
    const start = since === undefined ? 0n : BigInt(since[0]) * 1_000_000_000n + BigInt(since[1]);
    const passed = nanoseconds() - start;
    return [Number(passed / 1_000_000_000n), Number(passed % 1_000_000_000n)];
  };
  return Object.assign(hrtime, { bigint: nanoseconds });
}
