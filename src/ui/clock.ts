// The page's clock: the one place in the interface that asks what time it is.

/** Milliseconds since 1970. */
export function readClock(): number {
  return Date.now();
}
