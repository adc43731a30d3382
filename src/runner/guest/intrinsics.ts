// The built-ins that the guest relies on, taken before the learner's program can replace them. Runs in the guest.
// After the program starts, guest code must reach these by name and never through a global or a prototype.
const uncurry = Function.prototype.bind.bind(Function.prototype.call) as unknown as <
  This,
  Args extends unknown[],
  Result,
>(
  method: (this: This, ...args: Args) => Result,
) => (self: This, ...args: Args) => Result;

export const stringify = JSON.stringify;
export const parseJson = JSON.parse;
export const createObject = Object.create;
export const defineProperty = Object.defineProperty;
export const ownKeys = Reflect.ownKeys;
export const getOwnPropertyDescriptor = Object.getOwnPropertyDescriptor;
export const getPrototypeOf = Object.getPrototypeOf;
export const isArray = Array.isArray;
export const toText = String;
export const NativeError = Error;
export const NativeTypeError = TypeError;
export const NativePromise = Promise;
export const slice = uncurry(String.prototype.slice);
export const splitText = uncurry(String.prototype.split as (separator: string) => string[]);
export const startsWith = uncurry(String.prototype.startsWith);
export const exec = uncurry(RegExp.prototype.exec);
export const tagOf = uncurry(Object.prototype.toString);
export const weakGet = uncurry(WeakMap.prototype.get) as (
  map: WeakMap<object, unknown>,
  key: object,
) => unknown;
export const weakSet = uncurry(WeakMap.prototype.set) as (
  map: WeakMap<object, unknown>,
  key: object,
  value: unknown,
) => unknown;
export const whenSettled = uncurry(Promise.prototype.then) as <Value>(
  promise: Promise<Value>,
  fulfilled: ((value: Value) => unknown) | undefined,
  rejected: (error: unknown) => unknown,
) => Promise<unknown>;
export const startTimeout = globalThis.setTimeout.bind(globalThis) as (
  run: () => void,
  delayMs?: number,
) => number;
export const stopTimeout = globalThis.clearTimeout.bind(globalThis) as (handle: number) => void;
export const startInterval = globalThis.setInterval.bind(globalThis) as (
  run: () => void,
  everyMs?: number,
) => number;
export const stopInterval = globalThis.clearInterval.bind(globalThis) as (handle: number) => void;
const decodeBase64 = globalThis.atob.bind(globalThis);
const NativeBytes = Uint8Array;
const codeAt = uncurry(String.prototype.charCodeAt);

/** The bytes of a base64 text. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = decodeBase64(base64);
  const bytes = new NativeBytes(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = codeAt(text, index);
  return bytes;
}

export const NativeRequest = globalThis.Request;
export const NativeResponse = globalThis.Response;
export const requestText = uncurry(Request.prototype.text);
const headersForEach = uncurry(Headers.prototype.forEach);

/** Header pairs of a request as a JSON text. */
export function headersText(request: Request): string {
  const pairs = createObject(null) as Record<string, string>;
  headersForEach(request.headers, (value: string, name: string) => {
    pairs[name] = value;
  });
  return stringify(pairs);
}
