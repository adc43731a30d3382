// Remembers where in the program each API call was made: the SDK raises its errors too late for their stack to say.
// Runs in the guest.
import { NativeError, startsWith, weakGet, weakSet, whenSettled } from './intrinsics.ts';
import { Anthropic } from './modules.ts';

const stacks = new WeakMap<object, unknown>();

/** From here on, errors of API calls can be traced to the calling line with `stackOfCall`. */
export function rememberCallPlaces(): void {
  const client = Anthropic.prototype as unknown as { post: (...args: unknown[]) => unknown };
  const post = client.post;
  client.post = function postFromHere(this: unknown, ...args: unknown[]) {
    const stack = new NativeError().stack ?? '';
    const call = post.apply(this, args) as { responsePromise?: Promise<unknown> };
    const path = args[0];
    if (typeof path === 'string' && startsWith(path, '/v1/') && call.responsePromise !== undefined) {
      whenSettled(call.responsePromise, undefined, (error) => {
        if (typeof error === 'object' && error !== null) weakSet(stacks, error, stack);
      });
    }
    return call;
  };
}

/** The same promise; an error that it rejects with can be traced to the line that `stack` was taken at. */
export function traceCall<Value>(call: Promise<Value>, stack: string): Promise<Value> {
  whenSettled(call, undefined, (error) => {
    if (typeof error === 'object' && error !== null) weakSet(stacks, error, stack);
  });
  return call;
}

/** Stack text of the API call that raised this error; empty when it came from elsewhere. */
export function stackOfCall(error: object): string {
  const stack = weakGet(stacks, error);
  return typeof stack === 'string' ? stack : '';
}
