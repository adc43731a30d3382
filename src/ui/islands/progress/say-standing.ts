// The learner's standing in words: one sentence that answers, then what it rests on and what is missing. Pure.
import { progressText, sayPercent } from '../../strings/pt.progress.ts';
import type { Standing } from './standing.ts';

const text = progressText.standing;

/** The answer in one sentence. */
export function sayAnswer({ recall, certainty, learning, due, queued }: Standing): string {
  if (recall.share === null) return queued === 0 ? text.nothingYet : text.nothingReviewed(queued, due);
  const share = sayPercent(recall.share);
  if (certainty === 'learning') return text.stillLearning(share, learning, recall.trials);
  return certainty === 'unsure' ? text.unsure(share, recall.trials) : text.sure(share, recall.trials);
}

/** What belongs to the answer: its interval, what it leaves out, the exam, and where it may be wrong. */
export function sayDetails({
  recall,
  certainty,
  learning,
  items,
  exam,
  domainsWithout,
  drift,
}: Standing): string[] {
  const sentences: string[] = [];
  if (recall.share !== null) {
    const interval = text.interval(sayPercent(recall.low), sayPercent(recall.high));
    sentences.push(certainty === 'unsure' ? `${interval} ${text.moreReviews}` : interval);
    if (learning > 0 && certainty !== 'learning') sentences.push(text.inLearning(learning));
    if (items > recall.trials) sentences.push(text.unmet(items - recall.trials, items, exam?.unmet ?? null));
  }
  if (drift !== null)
    sentences.push(
      (drift.observed < drift.expected ? text.optimistic : text.pessimistic)(
        sayPercent(drift.expected),
        sayPercent(drift.observed),
      ),
    );
  if (exam !== null) {
    const then = exam.daysLeft > 0 ? exam.recallThen : null;
    const parts = [text.exam(exam.daysLeft), ...(then === null ? [] : [text.recallThen(sayPercent(then))])];
    sentences.push(parts.join(' '));
  }
  if (domainsWithout.length > 0) sentences.push(text.domainsWithout(domainsWithout));
  return sentences;
}
