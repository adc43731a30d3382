// The review's one place of state: what is shown, and how it is read anew from the learner's store.
// All that counts is in the log; kept here are only the card on the table and what was picked on it.
import type { EventBody, ItemId, ProgressEvent } from '../../../../core/index.ts';
import { type Progress, planReview, startOfStudyDay, studyDay } from '../../../../scheduler/index.ts';
import type { OpenStore } from '../../../../storage/index.ts';
import { reviewText as text } from '../../../strings/pt.review-page.ts';
import type { Course } from '../course.ts';
import { type ContentReader, contentReader, type OpenCard } from '../open-card.ts';
import { isInside, readDay } from './read-day.ts';
import { emptyState, type ReviewState } from './review-state.ts';
import { type GivenReview, lastAction, lastReview, reviewsIn } from './take-back.ts';

export interface DeskOptions {
  openStore: OpenStore;
  course: Course;
  readClock: () => number;
  fetch: typeof fetch;
}

type News = Partial<Pick<ReviewState, 'message' | 'leech'>>;
interface Shown {
  item: ItemId;
  /** The review to be changed; absent where the card is asked anew. */
  given?: GivenReview;
}

export interface Desk {
  read(): ReviewState;
  change(part: Partial<ReviewState>): void;
  subscribe(listener: () => void): () => void;
  /**
   * Reads the log and keeps the card on the table, unless it is done or another one is to be shown. `news` of what was
   * done appears together with what it led to.
   */
  refresh(options?: { show?: Shown | undefined; news?: News }): Promise<void>;
  progress(): Promise<Progress>;
  /** The log of the present study day. */
  today(): Promise<ProgressEvent[]>;
  append(bodies: EventBody[]): Promise<void>;
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

  const change = (part: Partial<ReviewState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const progress = async () => (await openStore()).progress({ now: readClock() });
  const today = async () => {
    const { now, zone } = await progress();
    return (await openStore()).eventsSince(startOfStudyDay(studyDay(now, zone), zone));
  };

  const refresh: Desk['refresh'] = async ({ show, news } = {}) => {
    const events = await today();
    const present = await progress();
    const day = readDay(present, { course, wantedEarly });
    const loaded = {
      progress: present,
      day,
      reviewed: reviewsIn(events),
      canUndo: lastAction(events) !== null,
      canRegrade: lastReview(events) !== null,
    };
    const kept = show === undefined ? stillOnTable(state.current, present) : null;
    if (kept !== null) {
      const plan =
        state.plan === null ? null : planReview(kept.card, { now: present.now, progress: present });
      change({ ...news, loaded, current: kept, plan });
      return;
    }
    const asked = show && present.cards.get(show.item);
    const next = asked && isInside(asked, present.now) ? asked : day.waiting[0];
    try {
      const current = next === undefined ? null : await content.open(next);
      const given = current !== null && next === asked ? (show?.given ?? null) : null;
      const plan =
        current === null || given === null
          ? null
          : planReview(current.card, { now: present.now, progress: present });
      change({ ...news, loaded, current, chosen: given?.chosen ?? [], plan, before: given });
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
    today,
    append: async (bodies) => void (await (await openStore()).append(bodies)),
    wantedEarly,
    content,
    readClock,
  };
}

/** The card as the log has it now; null when it was reviewed, taken out or taken back meanwhile. */
function stillOnTable(current: OpenCard | null, progress: Progress): OpenCard | null {
  const card = current && progress.cards.get(current.card.item);
  if (!current || !card || card.lastReviewedAt !== current.card.lastReviewedAt) return null;
  return isInside(card, progress.now) ? { ...current, card } : null;
}
