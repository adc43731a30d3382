// What the host needs of a guest, wherever it runs. Types only.

/** Why a guest ended by itself. */
export interface GuestEnd {
  reason: 'closed' | 'memory';
  /** What the platform said, in its own words. */
  detail: string;
}

/** A running guest. The page and Node each make their own; the host knows no more than this. */
export interface GuestPort {
  /** Sends one message, a JSON text. Does nothing after the guest's end. */
  post(message: string): void;
  /** Calls the listener with every message, raw: nothing about it may be trusted. Messages that came earlier follow first. */
  onMessage(listener: (raw: unknown) => void): void;
  /** Calls the listener once if the guest ends without `terminate`. */
  onEnd(listener: (end: GuestEnd) => void): void;
  /** Ends the guest at once, whatever it is doing. May be called twice. */
  terminate(): void;
}
