// The review's one place of state: what is shown, and how it is read anew from the learner's store.
// All that counts is in the log; kept here are only the card on the table and what was picked on it.
import type { EventBody, ItemId, ProgressEvent } from '../../../../core/index.ts';
import {
  type Card,
  deriveProgress,
  isMarked,
  type Progress,
  planReview,
  startOfStudyDay,
  studyDay,
} from '../../../../scheduler/index.ts';
import type { OpenStore } from '../../../../storage/index.ts';
import { reviewText as text } from '../../../strings/pt.review-page.ts';
import type { Course } from '../course.ts';
import { type ContentReader, contentReader, type OpenCard } from '../open-card.ts';
import { isInside, readDay } from './read-day.ts';
import { emptyState, type ReviewState } from './review-state.ts';
import { type GivenReview, isLastOf, lastAction, lastReview, reviewsIn } from './take-back.ts';

export interface DeskOptions {
  openStore: OpenStore;
  course: Course;
  readClock: () => number;
  fetch: typeof fetch;
}

type News = Partial<Pick<ReviewState, 'message' | 'leech'>>;
interface Shown {
  item: ItemId;
  /** The review to be changed, with card and progress as they would be without it; absent where it is asked anew. */
  regrade?: { given: GivenReview; card: Card; progress: Progress };
}

export interface Desk {
  read(): ReviewState;
  change(part: Partial<ReviewState>): void;
  subscribe(listener: () => void): () => void;
  /**
   * Reads the log and keeps the card on the table, unless it is done or another one is to be shown. `news` of what was
   * done appears together with what it led to.
   */
  refresh(options?: { show?: Shown | 'next' | undefined; news?: News }): Promise<void>;
  progress(): Promise<Progress>;
  /** As it would be with these undo entries. Replays all of the log: seconds for a long one. */
  progressWithout(undo: readonly EventBody[]): Promise<Progress>;
  /** The log of the present study day. */
  today(): Promise<ProgressEvent[]>;
  append(bodies: EventBody[]): Promise<void>;
  /** Appends what `decide` makes of today's log, read in the same transaction; false where that is nothing. */
  appendAfterToday(decide: (today: ProgressEvent[]) => EventBody[]): Promise<boolean>;
  /** This device as the log names it, once it has written something else than undo entries in this visit. */
  device(): string | undefined;
  /** Items that the learner wants before their time. */
  wantedEarly: Set<ItemId>;
  content: ContentReader;
  readClock: () => number;
}

export function openDesk(options: DeskOptions): Desk {
  const { openStore, course, readClock } = options;
  const content = contentReader(options);
  const wantedEarly = new Set<ItemId>();
  const listeners = new Set<() => void>();
  let state = emptyState;
  let device: string | undefined;

  const change = (part: Partial<ReviewState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const progress = async () => (await openStore()).progress({ now: readClock() });
  const dayStart = async () => {
    const { now, zone } = await progress();
    return startOfStudyDay(studyDay(now, zone), zone);
  };
  const today = async () => (await openStore()).eventsSince(await dayStart());
  const written = (events: readonly ProgressEvent[]): boolean => {
    const own = events.find(({ body }) => body.type !== 'undo');
    if (own !== undefined) device = own.id.slice(0, own.id.lastIndexOf(':'));
    return events.length > 0;
  };

  const refresh: Desk['refresh'] = async ({ show, news } = {}) => {
    const events = await today();
    const present = await progress();
    const day = readDay(present, { course, wantedEarly });
    const loaded = {
      progress: present,
      day,
      reviewed: reviewsIn(events),
      canUndo: lastAction(events, { device }) !== null,
      canRegrade: lastReview(events, { device }) !== null,
    };
    const kept = show === undefined ? stillOnTable(state, { progress: present, events }) : null;
    if (kept !== null) {
      const isPlanned = state.plan !== null && state.before === null;
      const plan = isPlanned ? planReview(kept.card, { now: present.now, progress: present }) : state.plan;
      change({ ...news, loaded, current: kept, plan });
      return;
    }
    const wanted = show === 'next' ? undefined : show;
    const regrade = wanted?.regrade ?? null;
    const asked = regrade?.card ?? (wanted && present.cards.get(wanted.item));
    const next = asked && isInside(asked, present.now) ? asked : day.waiting[0];
    try {
      const current = next === undefined ? null : await content.open(next);
      const changed = current !== null && next === asked ? regrade : null;
      const plan =
        changed && planReview(changed.card, { now: changed.progress.now, progress: changed.progress });
      const before = changed?.given ?? null;
      change({ ...news, loaded, current, chosen: before?.chosen ?? [], plan, before });
    } catch (error) {
      // Nothing of the last card may stay on the table: it could be graded twice.
      change({ ...news, loaded, current: null, chosen: [], plan: null, before: null });
      throw new Error(text.noContent, { cause: error });
    }
  };

  return {
    read: () => state,
    change,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    progress,
    async progressWithout(undo) {
      const log = await (await openStore()).events();
      const now = readClock();
      const undone = undo.map((body, index): ProgressEvent => ({ id: `zzzz:${index}`, at: now, body }));
      return deriveProgress([...log, ...undone], { now });
    },
    today,
    append: async (bodies) => void written(await (await openStore()).append(bodies)),
    async appendAfterToday(decide) {
      const since = await dayStart();
      return written(await (await openStore()).appendAfter({ since }, decide));
    },
    device: () => device,
    wantedEarly,
    content,
    readClock,
  };
}

/** The card as the log has it now; null when it was reviewed, taken out or taken back meanwhile. */
function stillOnTable(
  { current, before }: ReviewState,
  { progress, events }: { progress: Progress; events: readonly ProgressEvent[] },
): OpenCard | null {
  const card = current && progress.cards.get(current.card.item);
  if (!current || !card) return null;
  const { now } = progress;
  if (before === null) return isAsShown(card, current) && isInside(card, now) ? { ...current, card } : null;
  // Shown as it was before the review that is being changed.
  const isOut = card.suspended === 'by-hand' || isMarked(card, { mark: 'buried', now });
  if (isOut || !isLastOf(card.item, before, events)) return null;
  return { ...current, card: { ...current.card, flagged: card.flagged } };
}

/** Whether a card was neither reviewed nor had a review taken back since it was laid on the table. */
export function isAsShown(card: Card | undefined, shown: OpenCard): boolean {
  const { reviews, lastReviewedAt } = shown.card;
  return card?.reviews === reviews && card.lastReviewedAt === lastReviewedAt;
}
