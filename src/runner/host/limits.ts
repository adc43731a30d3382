// How much one run may use, and the clock that measures it. Pure but for `realClock`.

export interface Limits {
  /** Wall clock of one variant, in milliseconds, from the moment the program is handed over. */
  timeMs: number;
  /** A program that computes without pause for this long is stopped; nothing that waits is ever silent. */
  busyMs: number;
  /** A program with nothing pending (no timer, request or tool) for this long can never go on. */
  idleMs: number;
  /** Time for a guest to say it is ready. */
  startMs: number;
  requests: number;
  tools: number;
  /** Log lines kept. */
  logs: number;
  /** Log lines beyond the kept ones at which the run is stopped. */
  droppedLogs: number;
  /** Messages of the guest, of any type. */
  messages: number;
  /** Characters of one message. */
  messageChars: number;
}

export const defaultLimits: Limits = {
  timeMs: 10_000,
  busyMs: 4_000,
  idleMs: 2_000,
  startMs: 15_000,
  requests: 25,
  tools: 200,
  logs: 200,
  droppedLogs: 20_000,
  messages: 20_000,
  messageChars: 4_000_000,
};

/** Time as the host sees it: milliseconds from any fixed point. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** The platform's own clock. */
export function realClock(): Clock {
  return {
    now: () => performance.now(),
    setTimeout: (run, delayMs) => setTimeout(run, delayMs),
    clearTimeout: (handle) => clearTimeout(handle as number),
  };
}
