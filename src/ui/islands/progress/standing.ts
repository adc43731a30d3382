// Where the learner stands: what would be remembered today and on the day of the exam, and how sure that is. Pure.
import {
  domainOf,
  dueCards,
  lastingRecallAt,
  type Progress,
  planExam,
  type RetentionRow,
  type Share,
  shareOf,
  startOfStudyDay,
  studyDay,
} from '../../../scheduler/index.ts';
import type { CourseMap } from './course-map.ts';

export interface Standing {
  /** Chance of recall over the course's items that were reviewed at least once: today's, of those reviewed today tomorrow's. */
  recall: Share;
  /** sure = the interval is narrow enough to act on; learning = most of what was reviewed is still in its first steps. */
  certainty: 'none' | 'learning' | 'unsure' | 'sure';
  /** Cards still in short steps: just met, or forgotten and not remembered since. */
  learning: number;
  /** Items of the course, and cards of them that wait now. */
  items: number;
  due: number;
  /** Cards in the queue, met or not. */
  queued: number;
  /** `unmet`: items of the exam never reviewed. */
  exam: { daysLeft: number; recallThen: number | null; unmet: number; warning: string | null } | null;
  /** Numbers of the exam's domains that the course has no items for. */
  domainsWithout: number[];
  /** What FSRS expected beside what happened, where they differ beyond chance; null where they agree. */
  drift: { expected: number; observed: number } | null;
}

/** From this width of the interval on, the share says too little to act on. */
const unsureWidth = 0.4;
/** Reviews below which expectation and outcome are not compared. */
const fewestRecalls = 30;

/** The learner's standing at `progress.now`; `retention` is the row of all cards over the last weeks. */
export function standingOf(options: {
  progress: Progress;
  course: CourseMap;
  retention: RetentionRow | undefined;
}): Standing {
  const { progress, course, retention } = options;
  const { now, zone } = progress;
  const ids = new Set(course.items.map(({ item }) => item));
  const cards = [...progress.cards.values()].filter(({ item }) => ids.has(item));
  const recallOn = (at: number): Share => {
    const chances = cards.flatMap((card) => lastingRecallAt(card, { at, zone }) ?? []);
    return shareOf({ trials: chances.length, successes: chances.reduce((sum, chance) => sum + chance, 0) });
  };
  const recall = recallOn(now);
  const learning = cards.filter(({ state }) => state === 'learning' || state === 'relearning').length;
  // The exam is not about what is beyond it, and cards of other versions' content have no place in the plan.
  const plan = planExam({
    progress: { ...progress, cards: new Map(cards.map((card) => [card.item, card])) },
    uncarded: course.items
      .filter(({ item, scope }) => scope !== 'beyond' && !progress.cards.has(item))
      .map(({ item }) => item),
    validityMonths: course.exam.validityMonths,
  });
  const { daysLeft, warning } = plan;
  const ofExam = course.items.filter(({ scope }) => scope !== 'beyond');
  const covered = new Set(ofExam.map(({ taskStatement }) => domainOf(taskStatement)));
  return {
    recall,
    certainty: certaintyOf(recall, learning),
    learning,
    items: course.items.length,
    due: dueCards(progress, { now }).filter(({ item }) => ids.has(item)).length,
    queued: cards.length,
    exam:
      daysLeft === null || daysLeft < 0
        ? null
        : {
            daysLeft,
            recallThen: recallOn(startOfStudyDay(studyDay(now, zone) + daysLeft, zone)).share,
            unmet: ofExam.filter(({ item }) => (progress.cards.get(item)?.firstReviewedAt ?? null) === null)
              .length,
            warning,
          },
    domainsWithout: course.exam.domains.map(({ number }) => number).filter((number) => !covered.has(number)),
    drift: driftOf(retention),
  };
}

function certaintyOf({ trials, low, high }: Share, learning: number): Standing['certainty'] {
  if (trials === 0) return 'none';
  if (2 * learning > trials) return 'learning';
  return high - low > unsureWidth ? 'unsure' : 'sure';
}

function driftOf(row: RetentionRow | undefined): Standing['drift'] {
  if (row === undefined || row.expected === null || row.reviews.share === null) return null;
  const { trials, low, high, share } = row.reviews;
  if (trials < fewestRecalls || (row.expected >= low && row.expected <= high)) return null;
  return { expected: row.expected, observed: share };
}
