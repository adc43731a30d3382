// A vm context that knows what a web worker knows, and nothing of Node. Runs in the child process.
// Functions go in only as closures made inside the context, so no object of the outer realm's making hands out
// its `Function`; and the outer realm was started with code generation from strings disallowed.
import vm from 'node:vm';

const webNames = [
  'AbortController AbortSignal Blob DOMException Event EventTarget File FormData Headers Request Response',
  'ReadableStream WritableStream TransformStream TextEncoder TextDecoder TextDecoderStream TextEncoderStream',
  'URL URLSearchParams ByteLengthQueuingStrategy CountQueuingStrategy crypto performance',
  // The web classes above make and check buffers of this realm, so the program must see the same ones.
  'ArrayBuffer Uint8Array Int8Array Uint8ClampedArray Uint16Array Int16Array Uint32Array Int32Array',
  'Float32Array Float64Array DataView',
].flatMap((line) => line.split(' '));

/** Runs inside the context; gets outer functions and puts closures of the context's own around them. */
const prelude = `(outer) => {
  const { setTimeout, clearTimeout, setInterval, queueMicrotask, structuredClone, atob, btoa } = outer;
  const define = (name, value) =>
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
  define('self', globalThis);
  define('setTimeout', (run, delay) => setTimeout(() => void run(), Number(delay) || 0));
  define('setInterval', (run, every) => setInterval(() => void run(), Number(every) || 0));
  define('clearTimeout', (handle) => void clearTimeout(handle));
  define('clearInterval', (handle) => void clearTimeout(handle));
  define('queueMicrotask', (run) => void queueMicrotask(() => void run()));
  define('structuredClone', (value) => structuredClone(value));
  define('atob', (text) => atob(String(text)));
  define('btoa', (text) => btoa(String(text)));
  return (environment) => {
    const { post, onMessage, onUncaught, locateSyntaxError, close } = environment;
    define('pegadinhaEnvironment', {
      post: (text) => void post(text),
      onMessage: (listener) => void onMessage((text) => void listener(text)),
      onUncaught: (listener) => void onUncaught((error) => void listener(error)),
      locateSyntaxError: async (code) => {
        const found = locateSyntaxError(code);
        return found === null ? null : { line: found.line, column: found.column };
      },
      close: () => void close(),
    });
  };
}`;

export interface WebContext {
  /** Puts the environment where the bundle looks for it, then runs the bundle. */
  enter(environment: object, bundle: string): void;
  /** Ends all of its timers. */
  leave(): void;
}

/** Makes the context. */
export function makeContext(): WebContext {
  const global = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: true, wasm: false },
  });
  for (const name of webNames) {
    Object.defineProperty(global, name, {
      value: Reflect.get(globalThis, name),
      writable: true,
      configurable: true,
      enumerable: false,
    });
  }
  const dress = vm.runInContext(prelude, global) as (outer: object) => (environment: object) => void;
  const outer = outerFunctions();
  const setEnvironment = dress(outer.functions);
  return {
    leave: outer.clearAll,
    enter(environment, bundle) {
      setEnvironment(environment);
      vm.runInContext(bundle, global, { filename: 'guest.js' });
    },
  };
}

/** The outer functions, with numbers for handles as in a browser. */
function outerFunctions(): { functions: object; clearAll: () => void } {
  const handles = new Map<number, NodeJS.Timeout>();
  let next = 1;
  const functions = {
    setTimeout(run: () => void, delayMs: number) {
      const handle = next++;
      handles.set(
        handle,
        setTimeout(() => {
          handles.delete(handle);
          run();
        }, delayMs),
      );
      return handle;
    },
    setInterval(run: () => void, everyMs: number) {
      const handle = next++;
      handles.set(handle, setInterval(run, everyMs));
      return handle;
    },
    clearTimeout(handle: number) {
      clearTimeout(handles.get(handle));
      handles.delete(handle);
    },
    queueMicrotask,
    structuredClone,
    atob,
    btoa,
  };
  return {
    functions,
    clearAll() {
      for (const handle of handles.values()) clearTimeout(handle);
      handles.clear();
    },
  };
}
