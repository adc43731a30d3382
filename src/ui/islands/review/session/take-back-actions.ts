// Undoing, changing the last grade, and marking cards: all of it entries in the log. Runs in the page.
import type { CardMark, ItemId } from '../../../../core/index.ts';
import { eventsForMark, isMarked } from '../../../../scheduler/index.ts';
import { reviewText as text } from '../../../strings/pt.review-page.ts';
import type { Desk } from './desk.ts';
import { lastAction, lastReview } from './take-back.ts';

/** Takes back the last thing done today; as often as there is one. The card comes back on the table. */
export async function undoLast(desk: Desk): Promise<void> {
  const last = lastAction(await desk.today());
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

/** Puts the last reviewed card back as it was answered, so that another grade can be given. */
export async function reopenLast(desk: Desk): Promise<void> {
  const last = lastReview(await desk.today());
  if (last === null) {
    desk.change({ message: text.nothingToRegrade });
    return;
  }
  await desk.append(last.bodies);
  desk.wantedEarly.add(last.item);
  const message = text.regrade(text.grade[last.given.rating]);
  await desk.refresh({ show: { item: last.item, given: last.given }, news: { message, leech: null } });
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
