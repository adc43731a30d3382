// What can be taken back on the review's page: the day's reviews, marks and beginnings, found in the log. Pure.
// Work done elsewhere (a lesson's answer, an exam's misses) is not undone from here.
import type { EventBody, ItemId, ProgressEvent, Rating } from '../../../../core/index.ts';
import { liveEvents, undoLastAction } from '../../../../scheduler/index.ts';

export type TakenBack = { bodies: EventBody[] } & (
  | { kind: 'review'; item: ItemId; given: GivenReview }
  | { kind: 'mark'; item: ItemId; body: Extract<EventBody, { type: 'card-marked' }> }
  | { kind: 'introduction'; items: ItemId[] }
);

/** A review as it was given. */
export interface GivenReview {
  rating: Rating;
  elapsedMs: number;
  /** What was marked; null for an exercise. */
  chosen: string[] | null;
  /** What takes it back. */
  undo: EventBody[];
}

/** Whose actions are looked for: one device's, where it is known which is this one. */
export interface ByDevice {
  device?: string | undefined;
}

/** The last thing done on this page that still counts; `events` are those of the study day. Null when there is none. */
export function lastAction(events: readonly ProgressEvent[], by: ByDevice = {}): TakenBack | null {
  return find(events, 'anything', by);
}

/** The last review that still counts, whatever was marked since. */
export function lastReview(
  events: readonly ProgressEvent[],
  by: ByDevice = {},
): Extract<TakenBack, { kind: 'review' }> | null {
  const found = find(events, 'reviews', by);
  return found?.kind === 'review' ? found : null;
}

/** Ids of an item's reviews that still count, the latest last. */
export function reviewsOf(item: ItemId, events: readonly ProgressEvent[]): string[] {
  const reviews = liveEvents(events).filter(({ body }) => body.type === 'review' && body.item === item);
  return reviews.map(({ id }) => id);
}

/** Whether a review still counts and is its item's last, so that it can get another grade. */
export function isLastOf(item: ItemId, given: GivenReview, events: readonly ProgressEvent[]): boolean {
  const last = reviewsOf(item, events).at(-1);
  return given.undo.some((body) => body.type === 'undo' && body.target === last);
}

/** Reviews of the study day that still count. */
export function reviewsIn(events: readonly ProgressEvent[]): number {
  return liveEvents(events).filter(({ body }) => body.type === 'review').length;
}

function find(
  events: readonly ProgressEvent[],
  what: 'anything' | 'reviews',
  by: ByDevice,
): TakenBack | null {
  const own = events.filter(({ body }) => isOwn(body));
  const kinds = what === 'reviews' ? { kinds: ['review' as const] } : {};
  const action = undoLastAction(own, { since: Number.NEGATIVE_INFINITY, ...kinds, ...by });
  if (action === null) return null;
  const { item, bodies } = action;
  const targets = new Set(bodies.flatMap((body) => (body.type === 'undo' ? [body.target] : [])));
  const undone = own.filter(({ id }) => targets.has(id));
  for (const { body } of undone) {
    if (body.type === 'card-marked') return { kind: 'mark', item, body, bodies };
    if (body.type === 'review') {
      const answer = undone.find((event) => event.body.type === 'answer')?.body;
      const chosen = answer?.type === 'answer' ? answer.chosen : null;
      return {
        kind: 'review',
        item,
        bodies,
        given: { rating: body.rating, elapsedMs: body.elapsedMs, chosen, undo: bodies },
      };
    }
  }
  const [first] = undone;
  return first === undefined ? null : introducedWith(first, own);
}

/** The new items that were begun together, by one press. */
function introducedWith(first: ProgressEvent, events: readonly ProgressEvent[]): TakenBack {
  const together = liveEvents(events).filter(
    (event) =>
      event.body.type === 'card-added' && event.at === first.at && deviceOf(event) === deviceOf(first),
  );
  return {
    kind: 'introduction',
    items: together.flatMap(({ body }) => (body.type === 'card-added' ? [body.item] : [])),
    bodies: together.map(({ id }) => ({ type: 'undo', target: id })),
  };
}

function isOwn(body: EventBody): boolean {
  if (body.type === 'answer') return body.where === 'review';
  if (body.type === 'card-added') return body.reason === 'plan';
  return body.type === 'review' || body.type === 'card-marked' || body.type === 'undo';
}

function deviceOf({ id }: ProgressEvent): string {
  return id.slice(0, id.lastIndexOf(':'));
}
