// What the review shows at a moment. Types, and the state before anything was read.
import type { Rating } from '../../../../core/index.ts';
import type { Card, PlannedReview, Progress } from '../../../../scheduler/index.ts';
import type { OpenCard } from '../open-card.ts';
import type { Day } from './read-day.ts';
import type { GivenReview } from './take-back.ts';

export interface ReviewState {
  /** Null until the log was read. */
  loaded: {
    progress: Progress;
    day: Day;
    /** Reviews of the study day. */
    reviewed: number;
    canUndo: boolean;
    canRegrade: boolean;
  } | null;
  /** The card on the table; null when nothing waits. */
  current: OpenCard | null;
  chosen: string[];
  /** What each grade leads to, once the answer was checked; null before. */
  plan: Record<Rating, PlannedReview> | null;
  /** The review of this card that is being changed; null otherwise. */
  before: GivenReview | null;
  message: string;
  /** The card that was just forgotten once too often, and is out of the queue. */
  leech: Card | null;
  fault: string;
}

export const emptyState: ReviewState = {
  loaded: null,
  current: null,
  chosen: [],
  plan: null,
  before: null,
  message: '',
  leech: null,
  fault: '',
};
