// The program's timers: counted, so that the host knows whether anything is still to come. Runs in the guest.
// What they give works as a browser's number and as Node's object, since programs are written for either.
import * as own from './intrinsics.ts';

/** What a timer function gives: usable as a browser's number and as Node's object. */
class Timer {
  readonly #handle: number;
  constructor(handle: number) {
    this.#handle = handle;
  }
  /** The number of a timer made here, or the number itself. */
  static handleOf(timer: unknown): unknown {
    return typeof timer === 'object' && timer !== null && #handle in timer ? timer.#handle : timer;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  [Symbol.toPrimitive](): number {
    return this.#handle;
  }
}

/** Puts counted timers with the same manners in place. Returns how many timers of the program are pending. */
export function countTimers(put: (name: string, value: unknown) => void): () => number {
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
    return new Timer(handle);
  };
  const must = (run: unknown): ((...args: unknown[]) => void) => {
    if (typeof run === 'function') return run as (...args: unknown[]) => void;
    throw new own.NativeTypeError('The "callback" argument must be of type function.');
  };
  const stop = (timer: unknown) => {
    const handle = Timer.handleOf(timer);
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
