// The few Node modules that agent loops import by habit, in the little that they use of them. Runs in the guest.
// Nothing here reaches a file, a network or the machine.
import { NativePromise } from './intrinsics.ts';

/** Makes the modules, by name without the `node:` prefix. Call it after the globals are dressed. */
export function makeNodeShims(): Record<string, unknown> {
  const { process, setTimeout } = globalThis;
  const wait = (delayMs?: number, value?: unknown) =>
    new NativePromise((resolve) => void setTimeout(() => resolve(value), delayMs));
  const timers = { setTimeout: wait, setImmediate: (value?: unknown) => wait(0, value), scheduler: { wait } };
  const shims: Record<string, object> = {
    'timers/promises': timers,
    process: process as object,
    crypto: { randomUUID: () => globalThis.crypto.randomUUID(), webcrypto: globalThis.crypto },
    // There is no .env to read: the key is in process.env already.
    dotenv: { config: () => ({ parsed: {} }) },
    'dotenv/config': {},
  };
  for (const name of Object.keys(shims)) {
    const module = shims[name] as object;
    shims[name] = Object.defineProperty({ ...module, default: module }, '__esModule', { value: true });
  }
  return shims;
}
