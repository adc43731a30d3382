// Answering and grading the card on the table, and leaving the page from it. Runs in the page.
import type { Rating } from '../../../../core/index.ts';
import { eventsForReview, type PlannedReview, planReview } from '../../../../scheduler/index.ts';
import { reviewText as text } from '../../../strings/pt.review-page.ts';
import { type Desk, isAsShown } from './desk.ts';
import { gradesOf, outcomeOf, suggestedGrade } from './grades.ts';
import { isLastOf, reviewsOf } from './take-back.ts';

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
    const { item } = current.card;
    // Read before the progress: a review that comes between the two is seen in one of them.
    const known = reviewsOf(item, await desk.today()).join();
    const progress = before === null ? await desk.progress() : await desk.progressWithout(before.undo);
    if (!isAsShown(progress.cards.get(item), current)) return null;
    const planned = planReview(current.card, { now: progress.now, progress })[rating];
    const correct = outcomeOf(current, chosen) === 'right';
    const answer = current.kind === 'question' ? { question: current.question.id, chosen, correct } : null;
    const elapsedMs = before?.elapsedMs ?? Math.max(0, progress.now - current.openedAt);
    const bodies = eventsForReview({ progress, item, rating, elapsedMs, answer });
    // Decided where it is written: another tab may be grading the same card in this moment.
    const isWritten = await desk.appendAfterToday((today) => {
      if (before !== null) return isLastOf(item, before, today) ? [...before.undo, ...bodies] : [];
      return reviewsOf(item, today).join() === known ? bodies : [];
    });
    if (!isWritten) return null;
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

  /**
   * Saves a checked answer with its suggested grade, so that reading on elsewhere does not lose it. A grade that is
   * being changed stands in the log as it was.
   */
  const saveBeforeLeaving = async (): Promise<void> => {
    const { current, chosen, plan, before } = desk.read();
    if (current?.kind !== 'question' || plan === null || before !== null) return;
    await save(suggestedGrade(outcomeOf(current, chosen), null));
  };

  return { check, grade, gradeAsSuggested, saveBeforeLeaving };
}
