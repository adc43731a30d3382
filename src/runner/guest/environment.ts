// What the guest needs of the place it runs in: a channel, and two things only the place can know. Types only.
import type { Place } from './source-place.ts';

/** Given by the page's worker (worker-environment.ts) or by Node's child process (../node/child.ts). */
export interface GuestEnvironment {
  /** Sends one message, a JSON text, to the host. */
  post(text: string): void;
  /** Calls the listener with each message of the host, a JSON text. */
  onMessage(listener: (text: string) => void): void;
  /** Calls the listener with each exception and each rejection that nobody handled. */
  onUncaught(listener: (error: unknown) => void): void;
  /** Finds the place of a syntax error that the engine reports for `code`, or null. */
  locateSyntaxError(code: string): Promise<Place | null>;
  /** Ends this realm; may do nothing. */
  close(): void;
}
