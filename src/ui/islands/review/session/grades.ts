// Which grades an answer may get. Pure: a wrong answer is never good, a right one may have been a guess.
import type { Rating } from '../../../../core/index.ts';
import { isRight } from '../../questions/index.ts';
import type { OpenCard } from '../open-card.ts';

/** What an answer turned out to be; `by-hand` = an exercise that the learner grades. */
export type Outcome = 'right' | 'wrong' | 'by-hand';

const gradesByOutcome: Record<Outcome, readonly Rating[]> = {
  right: [2, 3, 4],
  wrong: [1],
  'by-hand': [1, 2, 3, 4],
};

/** The outcome of what was chosen on a card. */
export function outcomeOf(card: OpenCard, chosen: readonly string[]): Outcome {
  if (card.kind === 'exercise') return 'by-hand';
  return isRight(card.question.options, chosen) ? 'right' : 'wrong';
}

/** The grades to choose from, the worst first. */
export function gradesOf(outcome: Outcome): readonly Rating[] {
  return gradesByOutcome[outcome];
}

/** The grade that is offered first: the one given before, where it is being changed. */
export function suggestedGrade(outcome: Outcome, before: Rating | null): Rating {
  if (before !== null && gradesOf(outcome).includes(before)) return before;
  return outcome === 'wrong' ? 1 : 3;
}
