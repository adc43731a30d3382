// What the command line reads and writes; given from outside, so that tests need no process. Types only.

export interface Streams {
  /** Writes to standard output, as it is. */
  out(text: string): void;
  /** Writes to standard error, as it is. */
  err(text: string): void;
  /** All bytes of standard input. */
  stdin(): Promise<Uint8Array>;
  /** Directory that relative paths start from. */
  cwd: string;
}

/** 0 = all well, 1 = something was judged and found wrong, 2 = something could not be judged. */
export type ExitCode = 0 | 1 | 2;
