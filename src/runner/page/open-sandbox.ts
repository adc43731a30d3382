// Guests in a page: one sandboxed frame that is kept, and in it a fresh worker per run. Runs in the page.
// The frame has an opaque origin, so neither it nor its workers reach this page, its storage or a network.
import type { GuestEnd, GuestPort } from '../index.ts';
import { frameDocument } from './frame-document.ts';

export interface SandboxOptions {
  /** Where the frame is put; it is invisible. */
  document: Document;
  /** Brings the text of the guest's bundle; called once, at the first guest. */
  loadGuest: () => Promise<string>;
}

export interface Sandbox {
  /** Opens a guest in a fresh worker. The frame is made at the first call. Rejects when the bundle cannot be loaded. */
  openGuest(): Promise<GuestPort>;
  /** Ends all guests and takes the frame away. */
  dispose(): void;
}

/** A frame that does not open a worker within this time has crashed, for want of memory most likely. */
const openWithinMs = 4000;

/** Makes the page's sandbox. Nothing is loaded before the first guest. */
export function openSandbox({ document, loadGuest }: SandboxOptions): Sandbox {
  let frame: Promise<HTMLIFrameElement> | undefined;
  let nextId = 0;
  const makeFrame = async () => {
    const [code, element] = await Promise.all([loadGuest(), insertFrame(document)]);
    element.contentWindow?.postMessage({ type: 'code', code }, '*');
    return element;
  };
  const dropFrame = () => {
    void frame?.then((element) => element.remove()).catch(() => {});
    frame = undefined;
  };
  const open = async () => {
    frame ??= makeFrame();
    const current = frame;
    const element = await current.catch((error: unknown) => {
      // The next run may find the network again.
      if (frame === current) frame = undefined;
      throw error;
    });
    nextId += 1;
    const worker = openWorker(element, nextId);
    if (await within(openWithinMs, worker.opened)) return worker.port;
    worker.port.terminate();
    if (frame === current) dropFrame();
    return null;
  };
  return {
    async openGuest() {
      const port = (await open()) ?? (await open());
      if (port === null) throw new Error('The sandbox frame does not answer, nor does a fresh one.');
      return port;
    },
    dispose: dropFrame,
  };
}

/** Whether the promise settles in time. */
function within(limitMs: number, promise: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), limitMs);
    void promise.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

function insertFrame(document: Document): Promise<HTMLIFrameElement> {
  const window = document.defaultView;
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.setAttribute('aria-hidden', 'true');
  element.tabIndex = -1;
  element.title = 'Sandbox';
  element.style.cssText = 'position:absolute;width:0;height:0;border:0;visibility:hidden';
  element.srcdoc = frameDocument;
  return new Promise((resolve) => {
    const ready = (event: MessageEvent) => {
      if (event.source !== element.contentWindow || event.data !== 'pegadinha-frame-ready') return;
      window?.removeEventListener('message', ready);
      resolve(element);
    };
    window?.addEventListener('message', ready);
    document.body.append(element);
  });
}

/** What the frame says of one worker. */
type Notice = { opened: true } | { error: string };

function openWorker(frame: HTMLIFrameElement, id: number): { port: GuestPort; opened: Promise<void> } {
  const channel = new MessageChannel();
  const control = new MessageChannel();
  const { port1 } = channel;
  let stopped = false;
  let end: GuestEnd | undefined;
  let endListener: ((end: GuestEnd) => void) | undefined;
  const opened = new Promise<void>((resolve) => {
    control.port1.onmessage = ({ data }: MessageEvent<Notice>) => {
      resolve();
      if ('opened' in data) return;
      // The worker did not start, or ended by an error that it could not catch itself.
      end = { reason: /memory/i.test(data.error) ? 'memory' : 'closed', detail: data.error };
      endListener?.(end);
    };
  });
  const tell = (message: object, transfer: Transferable[] = []) =>
    frame.contentWindow?.postMessage(message, '*', transfer);
  tell({ type: 'open', id }, [channel.port2, control.port2]);
  const port: GuestPort = {
    post: (message) => port1.postMessage(message),
    onMessage(listener) {
      port1.onmessage = (event) => listener(event.data);
    },
    onEnd(listener) {
      endListener = listener;
      if (end !== undefined) listener(end);
    },
    terminate() {
      if (stopped) return;
      stopped = true;
      tell({ type: 'terminate', id });
      port1.close();
      control.port1.close();
    },
  };
  return { port, opened };
}
