// What a learner may read of an error that a part fetched later threw. Runs in the page.

/** The sentence of a fault of the store, which is written for people; null for any other error. */
export function faultSentence(error: unknown): string | null {
  return error instanceof Error && error.name === 'StorageFault' ? error.message : null;
}
