// The log as it counts: each event once, in order, without what was taken back. Pure.
import type { ProgressEvent } from '../core/index.ts';

/** Order of the log: by time, then device, then the device's counter. */
export function compareEvents(left: Place, right: Place): number {
  if (left.at !== right.at) return left.at - right.at;
  const [leftDevice, leftCount] = splitId(left.id);
  const [rightDevice, rightCount] = splitId(right.id);
  if (leftDevice !== rightDevice) return leftDevice < rightDevice ? -1 : 1;
  return leftCount - rightCount;
}
export type Place = Pick<ProgressEvent, 'id' | 'at'>;

/** Events that count, in order; duplicate ids once, undone events and the undo events themselves left out. */
export function liveEvents(events: readonly ProgressEvent[]): ProgressEvent[] {
  const unique = new Map<string, ProgressEvent>();
  for (const event of events) if (!unique.has(event.id)) unique.set(event.id, event);
  const ordered = [...unique.values()].sort(compareEvents);
  const takenBack = findTakenBack(ordered);
  return ordered.filter((event) => event.body.type !== 'undo' && !takenBack.has(event.id));
}

/**
 * Ids of the events taken back by the undo events among `ordered`. An undo can itself be taken back, which restores its
 * target. `ahead` are ids that undo events before these have taken back for good.
 */
export function findTakenBack(
  ordered: readonly ProgressEvent[],
  ahead: ReadonlySet<string> = new Set(),
): Set<string> {
  const undoIdsByTarget = new Map<string, string[]>();
  for (const { id, body } of ordered) {
    if (body.type !== 'undo') continue;
    const undoIds = undoIdsByTarget.get(body.target);
    if (undoIds === undefined) undoIdsByTarget.set(body.target, [id]);
    else undoIds.push(id);
  }
  const known = new Map<string, boolean>([...ahead].map((id) => [id, true]));
  // A path of its own instead of a function that calls itself: an undo of an undo of … may be longer than the stack is deep.
  const path: { id: string; next: number }[] = [];
  const enter = (id: string): void => {
    // Set before descending: undo events that name each other (a forged file) must not loop.
    known.set(id, false);
    path.push({ id, next: 0 });
  };
  for (const target of undoIdsByTarget.keys()) {
    if (!known.has(target)) enter(target);
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const undo = undoIdsByTarget.get(step.id)?.[step.next];
      const undoTakenBack = undo === undefined ? undefined : known.get(undo);
      if (undo === undefined) path.pop();
      else if (undoTakenBack === undefined) enter(undo);
      else if (undoTakenBack) step.next += 1;
      else {
        known.set(step.id, true);
        path.pop();
      }
    }
  }
  return new Set([...ahead, ...[...undoIdsByTarget.keys()].filter((id) => known.get(id))]);
}

function splitId(id: string): [string, number] {
  const at = id.lastIndexOf(':');
  return [id.slice(0, at), Number(id.slice(at + 1))];
}
