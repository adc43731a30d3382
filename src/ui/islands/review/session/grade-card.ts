// Answering and grading the card on the table, and leaving the page from it. Runs in the page.
import type { Rating } from '../../../../core/index.ts';
import { eventsForReview, type PlannedReview, planReview } from '../../../../scheduler/index.ts';
import { reviewText as text } from '../../../strings/pt.review-page.ts';
import type { Desk } from './desk.ts';
import { gradesOf, outcomeOf, suggestedGrade } from './grades.ts';

export function gradingOf(desk: Desk) {
  /** Shows what is right and what each grade leads to. An exercise has nothing to show: its grades come out. */
  const check = async (): Promise<void> => {
    const { current, plan } = desk.read();
    if (current === null || plan !== null) return;
    const progress = await desk.progress();
    desk.change({ plan: planReview(current.card, { now: progress.now, progress }), message: '' });
  };

  /** Writes the review. Null when the card was reviewed elsewhere meanwhile: nothing is written then. */
  const save = async (rating: Rating): Promise<PlannedReview | null> => {
    const { current, chosen, before } = desk.read();
    if (current === null) return null;
    const { item, lastReviewedAt } = current.card;
    const progress = await desk.progress();
    if (progress.cards.get(item)?.lastReviewedAt !== lastReviewedAt) return null;
    const planned = planReview(current.card, { now: progress.now, progress })[rating];
    const correct = outcomeOf(current, chosen) === 'right';
    const answer = current.kind === 'question' ? { question: current.question.id, chosen, correct } : null;
    const elapsedMs = before?.elapsedMs ?? Math.max(0, progress.now - current.openedAt);
    await desk.append(eventsForReview({ progress, item, rating, elapsedMs, answer }));
    desk.wantedEarly.delete(item);
    return planned;
  };

  const grade = async (rating: Rating): Promise<void> => {
    const { current, chosen, plan } = desk.read();
    if (current === null || plan === null) return;
    const outcome = outcomeOf(current, chosen);
    if (!gradesOf(outcome).includes(rating)) {
      desk.change({ message: outcome === 'wrong' ? text.wrongIsWrong : text.rightIsRight });
      return;
    }
    const planned = await save(rating);
    const isLeech = planned?.card.suspended === 'leech';
    const message =
      planned === null ? text.elsewhere : isLeech ? '' : text.graded(text.grade[rating], planned.label);
    await desk.refresh({ news: { message, leech: isLeech ? planned.card : null } });
  };

  const gradeAsSuggested = async (): Promise<void> => {
    const { current, chosen, before } = desk.read();
    if (current !== null) await grade(suggestedGrade(outcomeOf(current, chosen), before?.rating ?? null));
  };

  /** Saves a checked answer with its suggested grade, so that reading on elsewhere does not lose it. */
  const saveBeforeLeaving = async (): Promise<void> => {
    const { current, chosen, plan, before } = desk.read();
    if (current?.kind !== 'question' || plan === null) return;
    await save(suggestedGrade(outcomeOf(current, chosen), before?.rating ?? null));
  };

  return { check, grade, gradeAsSuggested, saveBeforeLeaving };
}
