// Undoing, changing the last grade, and marking cards: all of it entries in the log. Runs in the page.
import type { CardMark, ItemId } from '../../../../core/index.ts';
import { eventsForMark, isMarked } from '../../../../scheduler/index.ts';
import { reviewText as text } from '../../../strings/pt.review-page.ts';
import type { Desk } from './desk.ts';
import { isInside } from './read-day.ts';
import { lastAction, lastReview } from './take-back.ts';

/** Takes back the last thing done today; as often as there is one. The card comes back on the table. */
export async function undoLast(desk: Desk): Promise<void> {
  const last = lastAction(await desk.today(), { device: desk.device() });
  if (last === null) {
    desk.change({ message: text.nothingToUndo });
    return;
  }
  await desk.append(last.bodies);
  if (last.kind === 'introduction') {
    const message = text.undone.introduction(last.items.length);
    await desk.refresh({ news: { message, leech: null } });
  } else if (last.kind === 'review') {
    // Wanted now, whether or not it would come by itself.
    desk.wantedEarly.add(last.item);
    const message = text.undone.review(text.grade[last.given.rating]);
    await desk.refresh({ show: { item: last.item }, news: { message, leech: null } });
  } else {
    const { mark, on } = last.body;
    // A flag says nothing of where the card is; one that was taken out comes back on the table.
    const show = mark !== 'flagged' && on ? { item: last.item } : undefined;
    await desk.refresh({ show, news: { message: text.undone.mark[mark], leech: null } });
  }
}

/**
 * Puts the last reviewed card back as it was answered, so that another grade can be given. The log keeps the old one
 * until then: whoever goes away in between has still reviewed the card.
 */
export async function reopenLast(desk: Desk): Promise<void> {
  const last = lastReview(await desk.today(), { device: desk.device() });
  if (last === null) {
    desk.change({ message: text.nothingToRegrade });
    return;
  }
  const { item, given } = last;
  const progress = await desk.progressWithout(last.bodies);
  const card = progress.cards.get(item);
  if (card === undefined || !isInside(card, progress.now)) {
    desk.change({ message: text.nothingToRegrade });
    return;
  }
  const message = text.regrade(text.grade[given.rating]);
  await desk.refresh({ show: { item, regrade: { given, card, progress } }, news: { message, leech: null } });
}

/** Puts a card away whose grade was to be changed; the old one stays. */
export async function keepLast(desk: Desk): Promise<void> {
  const { before } = desk.read();
  if (before === null) return;
  await desk.refresh({ show: 'next', news: { message: text.regradeKept(text.grade[before.rating]) } });
}

/** Sets or takes away a mark of any card. */
export async function markItem(
  desk: Desk,
  { item, mark, to }: { item: ItemId; mark: CardMark; to: 'on' | 'off' },
): Promise<void> {
  const progress = await desk.progress();
  await desk.append(eventsForMark({ progress, item, mark, to }));
  const { leech } = desk.read();
  const news = { message: text.marked[mark][to], leech: leech?.item === item ? null : leech };
  await desk.refresh({ news });
}

/** Marks the card on the table; a flag is taken away where there is one. */
export async function markCurrent(desk: Desk, mark: CardMark): Promise<void> {
  const { current } = desk.read();
  if (current === null) return;
  const { card } = current;
  const to = isMarked(card, { mark, now: desk.readClock() }) ? 'off' : 'on';
  await markItem(desk, { item: card.item, mark, to });
}
