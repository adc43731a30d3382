// Taking back the last thing done to cards, any number of times: found in the log, not remembered. Pure.
import type { EventBody, ItemId, ProgressEvent } from '../core/index.ts';
import { liveEvents } from './live-events.ts';

export interface UndoneAction {
  kind: 'review' | 'answer' | 'card-added' | 'card-marked';
  item: ItemId;
  /** What to append: an undo for the action and for what was written with it. */
  bodies: EventBody[];
}

/**
 * How to take back the last action that counts and was done at or after `since`; null when there is none. `kinds` are
 * those that the caller can show again; all of them by default. With `device`, only what that one did: another's entry,
 * imported or stamped by a clock that goes ahead, is not what somebody here means by "the last".
 */
export function undoLastAction(
  events: readonly ProgressEvent[],
  options: { since: number; kinds?: readonly UndoneAction['kind'][]; device?: string | undefined },
): UndoneAction | null {
  const live = liveEvents(events);
  const wanted = (kind: UndoneAction['kind'] | null) =>
    kind !== null && (options.kinds?.includes(kind) ?? true);
  const { device } = options;
  let index = live.findLastIndex(
    (event) => wanted(kindOf(event.body)) && (device === undefined || deviceOf(event) === device),
  );
  const last = live[index];
  if (last === undefined || last.at < options.since) return null;
  const kind = kindOf(last.body);
  const item = itemOf(last.body);
  if (kind === null || item === null) return null;
  const bodies: EventBody[] = [{ type: 'undo', target: last.id }];
  // Written in one go: the same item, moment and device, the answer first, then its card, then its review.
  let order = orderOf(last.body);
  for (index -= 1; order > 0; index -= 1) {
    const before = live[index];
    if (before === undefined || before.at !== last.at || deviceOf(before) !== deviceOf(last)) break;
    if (itemOf(before.body) !== item || orderOf(before.body) < 0 || orderOf(before.body) >= order) break;
    // An answer in the lesson stands for itself, whatever was reviewed in the same moment.
    if (kind === 'review' && before.body.type === 'answer' && before.body.where === 'lesson') break;
    bodies.push({ type: 'undo', target: before.id });
    order = orderOf(before.body);
  }
  return { kind, item, bodies };
}

const writingOrder: EventBody['type'][] = ['answer', 'card-added', 'review'];

/** Place in what is written for one answer; a mark stands alone. */
function orderOf(body: EventBody): number {
  return writingOrder.indexOf(body.type);
}

function kindOf(body: EventBody): UndoneAction['kind'] | null {
  switch (body.type) {
    case 'review':
    case 'answer':
    case 'card-added':
    case 'card-marked':
      return body.type;
    default:
      return null;
  }
}

function itemOf(body: EventBody): ItemId | null {
  if (body.type === 'answer') return `question:${body.question}`;
  if (body.type === 'review' || body.type === 'card-added' || body.type === 'card-marked') return body.item;
  return null;
}

function deviceOf({ id }: ProgressEvent): string {
  return id.slice(0, id.lastIndexOf(':'));
}
