// Which questions a learner last answered wrongly, wherever that was. Pure.
import type { Sitting } from '../../../mock-exam/index.ts';
import type { Progress } from '../../../scheduler/index.ts';

/**
 * Ids of the questions whose last answer was wrong, the latest first: in lessons, in reviews and in finished mock exams,
 * whose answers count from the moment they were handed in. What was left open there says nothing.
 */
export function missedQuestions(options: {
  questions: Progress['questions'];
  sittings: readonly Sitting[];
}): string[] {
  const last = new Map(
    [...options.questions].map(([id, { lastAt, lastCorrect }]) => [id, { at: lastAt, correct: lastCorrect }]),
  );
  for (const { finishedAt: at, answers } of options.sittings) {
    if (at === null) continue;
    for (const [question, { chosen, correct }] of answers)
      if (chosen.length > 0 && at >= (last.get(question)?.at ?? at)) last.set(question, { at, correct });
  }
  return [...last]
    .filter(([, { correct }]) => !correct)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .map(([question]) => question);
}
