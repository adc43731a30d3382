// What the review shows, from progress and catalogue. Pure: queue, current card, counts.
import type { ItemId } from '../../../core/index.ts';
import { type Card, cardsByTomorrow, dueCards, laterCards, type Progress } from '../../../scheduler/index.ts';
import { type Catalogue, findItem, knownCards } from './catalogue.ts';

export interface ReviewQueue {
  /** Cards to review now, in order: due ones first, then those wanted early. */
  waiting: Card[];
  /** Cards that come later, the next one first. */
  later: Card[];
  /** Of those, the ones that fall due by the end of tomorrow. */
  early: Card[];
  /** Cards whose content this version does not have. */
  unknown: number;
}

/** The queue at `progress.now`. `wantedEarly` are items that the learner asked for before their time. */
export function reviewQueue(
  progress: Progress,
  options: { catalogue: Catalogue; wantedEarly: ReadonlySet<ItemId> },
): ReviewQueue {
  const { catalogue, wantedEarly } = options;
  const due = knownCards(catalogue, dueCards(progress, progress));
  const early = knownCards(catalogue, cardsByTomorrow(progress, progress));
  const all = [...progress.cards.values()];
  return {
    waiting: [...due, ...early.filter(({ item }) => wantedEarly.has(item))],
    later: knownCards(catalogue, laterCards(progress, progress)),
    early,
    unknown: all.filter(({ item }) => findItem(catalogue, item) === null).length,
  };
}
