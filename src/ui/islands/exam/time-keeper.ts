// When the time spent on the open question is to be written. Pure but for the clock, which is passed in.
// A closing page gets no write through, and a sitting that breaks off goes on from its last entry: without these, a
// reload would give back all the time since the last answer.

/** At most this much is given back. */
const saveEveryMs = 20_000;
/** Timers of a hidden tab run at least once a minute; a longer gap means that the device slept. */
export const sleepMs = 180_000;

/** Gives what a timer calls every few seconds: it saves when it is time to, and not after a sleep. */
export function timeKeeper(options: { readClock: () => number; save: () => void }): () => void {
  const { readClock, save } = options;
  let lookedAt = readClock();
  let savedAt = lookedAt;
  return () => {
    const now = readClock();
    const gap = now - lookedAt;
    lookedAt = now;
    // The time of a sleep is not the learner's: the exam's clock stops the sitting at its last sign of life.
    if (gap > sleepMs || gap < 0) savedAt = now;
    if (now - savedAt < saveEveryMs) return;
    savedAt = now;
    save();
  };
}
