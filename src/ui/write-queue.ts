// Writes that must not be lost while the page is open: what failed waits and is tried again before whatever comes next.
// No DOM and no storage of its own. It forgets what waits when the page goes.

export interface WriteQueue {
  /** Tries what waits and then this write; resolves when each was tried once, whatever came of it. */
  add(write: () => Promise<unknown>): Promise<void>;
  /** Tries once more what waits. */
  retry(): Promise<void>;
}

/** What waits after a round of tries, and why the last of it failed. */
export interface UnsavedWrites {
  count: number;
  fault: unknown;
}

/** A queue that tells after each round what is left; null when all is saved. */
export function createWriteQueue(options: { onRound: (left: UnsavedWrites | null) => void }): WriteQueue {
  let waiting: (() => Promise<unknown>)[] = [];
  let rounds: Promise<void> = Promise.resolve();

  /** In their order, but one that fails does not hold up the others: its fault may be its own. */
  async function round(): Promise<void> {
    const tried = waiting;
    const failed: typeof waiting = [];
    let fault: unknown;
    for (const write of tried)
      try {
        await write();
      } catch (error) {
        failed.push(write);
        fault = error;
      }
    // What was added meanwhile has a round of its own ahead.
    waiting = [...failed, ...waiting.slice(tried.length)];
    options.onRound(failed.length === 0 ? null : { count: failed.length, fault });
  }
  const queueRound = (): Promise<void> => {
    rounds = rounds.then(round);
    return rounds;
  };

  return {
    add(write) {
      waiting = [...waiting, write];
      return queueRound();
    },
    retry: queueRound,
  };
}
