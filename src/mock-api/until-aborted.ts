// An answer that takes its time does not keep a caller who went away. Runs wherever AbortSignal exists.

/** Settles as `answer` does, or rejects with the signal's reason where that comes first. */
export async function untilAborted<Value>(
  answer: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return answer;
  signal.throwIfAborted();
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
