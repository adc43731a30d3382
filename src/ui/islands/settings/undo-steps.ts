// The changes of this visit that can be taken back, the last one first. Pure state; it writes nothing itself.

export interface TakenStep {
  /** Ids of what the change wrote. */
  ids: readonly string[];
  /** Puts the step back where it was, since taking it back failed. */
  putBack: () => void;
}

export interface UndoSteps {
  push(ids: readonly string[]): void;
  /** Takes the last step away at once, so that a second press goes on with the one before; null when none is left. */
  take(): TakenStep | null;
  count(): number;
}

/** No steps yet. */
export function undoSteps(): UndoSteps {
  const steps: (readonly string[])[] = [];
  return {
    push: (ids) => void steps.push(ids),
    take() {
      const ids = steps.pop();
      const place = steps.length;
      return ids === undefined ? null : { ids, putBack: () => void steps.splice(place, 0, ids) };
    },
    count: () => steps.length,
  };
}
