// What the coming days would bring if the learner followed the plan: the real queue and the real plan, day after day, over
// an imagined memory that recalls as often as FSRS expects. Pure; a guess without randomness, so it stands still while
// one looks at it.
import type { ItemId } from '../core/index.ts';
import { type Card, newCard } from './card.ts';
import { balances, openRuleBook } from './card-rules.ts';
import { hashOf } from './due-day.ts';
import { planExam } from './exam-plan.ts';
import type { Progress } from './progress.ts';
import { rateCard } from './rate-card.ts';
import { recallAt } from './recall.ts';
import { startOfStudyDay, studyDay } from './study-day.ts';
import { studyQueue } from './study-queue.ts';

export interface ProjectedDay {
  /** Study days from today: 0 = today. */
  inDays: number;
  /** Known cards reviewed, each once; cards met for the first time. */
  reviews: number;
  fresh: number;
}

/** Chance that an item met for the first time is answered right. */
const firstChance = 0.7;
/** Short steps followed within a day; more would only be a card that never leaves them. */
const mostRepeats = 6;

/**
 * The load of the next `days` study days, today first, counted from now. Settings are those of `progress.study`, so a
 * changed copy of it shows what a change would cost. Takes time in proportion to cards × days.
 */
export function projectLoad(options: {
  progress: Progress;
  uncarded: readonly ItemId[];
  validityMonths: number;
  days: number;
}): ProjectedDay[] {
  const { progress, uncarded, validityMonths, days } = options;
  const { zone, study } = progress;
  const today = studyDay(progress.now, zone);
  const cards = new Map(progress.cards);
  const load = balances(study) ? countByDay(progress) : null;
  const rules = openRuleBook();
  const review = (card: Card, at: number): Card => {
    const day = studyDay(at, zone);
    const chance = recallAt(card, { at, zone }) ?? firstChance;
    const rating = hashOf(`${day} ${card.reviews} ${card.item}`) / 2 ** 32 < chance ? 3 : 1;
    const next = rateCard(card, { rating, at, zone, rules: rules.rulesFor({ settings: study, day, load }) });
    if (load !== null) {
      addTo(load, card, -1, zone);
      addTo(load, next, 1, zone);
    }
    cards.set(next.item, next);
    return next;
  };
  return Array.from({ length: days }, (_, inDays): ProjectedDay => {
    const now = inDays === 0 ? progress.now : startOfStudyDay(today + inDays, zone);
    const ends = startOfStudyDay(today + inDays + 1, zone);
    const morning = { ...progress, now, cards, load };
    const plan = planExam({ progress: morning, uncarded, validityMonths });
    const queue = studyQueue(morning, { factsOf: () => null, plan, uncarded });
    const met = queue.introduce.map((item) => newCard({ item, reason: 'plan', addedAt: now, zone }));
    const begins = startOfStudyDay(today + inDays, zone);
    const known = queue.waiting.filter(({ state }) => state !== 'new');
    for (const card of [...queue.waiting, ...met]) {
      let next = review(card, now);
      for (let more = 0; more < mostRepeats && next.dueAt < ends && next.suspended === null; more += 1)
        next = review(next, Math.max(now, next.dueAt));
    }
    return {
      inDays,
      reviews: known.filter(({ lastReviewedAt }) => (lastReviewedAt ?? 0) < begins).length,
      fresh: queue.waiting.length - known.length + met.length,
    };
  });
}

function countByDay({ cards, zone }: Progress): Map<number, number> {
  const load = new Map<number, number>();
  for (const card of cards.values()) addTo(load, card, 1, zone);
  return load;
}

function addTo(load: Map<number, number>, card: Card, count: number, zone: Progress['zone']): void {
  if (card.state !== 'review' || card.suspended !== null) return;
  const day = studyDay(card.dueAt, zone);
  load.set(day, (load.get(day) ?? 0) + count);
}
