// Suspending, burying and flagging cards, and the cards that turned out to be leeches. Pure.
// All of it are log entries, so an undo takes each of them back.
import type { CardMark, EventBody, ItemId } from '../core/index.ts';
import type { Card } from './card.ts';
import type { Progress } from './progress.ts';
import { compareCards } from './queue.ts';

/** Entries that set or take away a mark; empty when the card is so already. */
export function eventsForMark(options: {
  progress: Progress;
  item: ItemId;
  mark: CardMark;
  to: 'on' | 'off';
}): EventBody[] {
  const { progress, item, mark, to } = options;
  const card = progress.cards.get(item);
  const on = to === 'on';
  return card !== undefined && isMarked(card, { mark, now: progress.now }) === on
    ? []
    : [{ type: 'card-marked', item, mark, on }];
}

/** Whether a card has a mark at an instant; a buried card comes back by itself. */
export function isMarked(card: Card, options: { mark: CardMark; now: number }): boolean {
  if (options.mark === 'flagged') return card.flagged;
  if (options.mark === 'suspended') return card.suspended !== null;
  return card.buriedUntil !== null && card.buriedUntil > options.now;
}

/** Cards forgotten so often that they were suspended, the worst first: their question or lesson wants another look. */
export function leeches(progress: Progress): Card[] {
  return [...progress.cards.values()]
    .filter((card) => card.suspended === 'leech')
    .sort((left, right) => right.lapses - left.lapses || compareCards(left, right));
}
