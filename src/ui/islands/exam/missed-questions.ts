// Which questions a learner last answered wrongly, wherever that was. Pure.
import type { ProgressEvent } from '../../../core/index.ts';
import type { Sitting } from '../../../mock-exam/index.ts';
import { liveEvents } from '../../../scheduler/index.ts';

/**
 * Ids of the questions whose last answer was wrong, the latest first: in lessons, in reviews and in finished mock exams,
 * whose answers count from the moment they were handed in. What was left open there says nothing.
 */
export function missedQuestions(options: {
  events: readonly ProgressEvent[];
  sittings: readonly Sitting[];
}): string[] {
  const answers = [
    ...liveEvents(options.events).flatMap(({ at, body }) =>
      body.type === 'answer' ? [{ at, question: body.question, correct: body.correct }] : [],
    ),
    ...options.sittings.flatMap(({ finishedAt, answers: given }) =>
      finishedAt === null
        ? []
        : [...given].flatMap(([question, { chosen, correct }]) =>
            chosen.length === 0 ? [] : [{ at: finishedAt, question, correct }],
          ),
    ),
  ].toSorted((one, other) => one.at - other.at);
  const last = new Map<string, { at: number; correct: boolean }>();
  for (const { question, at, correct } of answers) last.set(question, { at, correct });
  return [...last]
    .filter(([, { correct }]) => !correct)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .map(([question]) => question);
}
