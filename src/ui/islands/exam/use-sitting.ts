// One sitting while its clock runs: the sheet, each change written at once, what happens when the page goes away.
// Runs in the page.
import { useCallback, useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { EventBody } from '../../../core/index.ts';
import type { Sitting } from '../../../mock-exam/index.ts';
import { isRight } from '../questions/index.ts';
import { answerSheet } from './answer-sheet.ts';
import { answerState } from './answer-state.ts';
import { timeKeeper } from './time-keeper.ts';
import type { ExamState, Questions } from './use-exam.ts';

const tickMs = 5_000;

export function useSitting(options: {
  sitting: Sitting;
  questions: Questions;
  state: Pick<ExamState, 'append' | 'pause' | 'stopAsleep' | 'end'>;
  readClock: () => number;
}) {
  const { sitting, questions, state, readClock } = options;
  const { exam } = sitting;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [fault, setFault] = useState('');
  const [sheet] = useState(() =>
    answerSheet({
      sitting,
      readClock,
      isRight: (question, chosen) => {
        const options = questions.get(question)?.question.options;
        return chosen.length > 0 && options !== undefined && isRight(options, chosen);
      },
    }),
  );
  const stateOf = (id: string) =>
    answerState({
      chosen: sheet.row(id).chosen,
      select: questions.get(id)?.question.select ?? 1,
    });
  const firstOpen = sitting.questions.findIndex((id) => stateOf(id) !== 'answered');
  // One past the last question is the checking before handing in.
  const [index, setIndex] = useState(firstOpen === -1 ? sitting.questions.length : firstOpen);
  const current = sitting.questions[index] ?? null;
  const entered = useRef(false);
  if (!entered.current) {
    entered.current = true;
    sheet.turnTo(current);
  }

  // Writes follow one another, so that the log has the answers in the order in which they were given.
  const writing = useRef<Promise<void>>(Promise.resolve());
  const { append } = state;
  const save = useCallback(() => {
    writing.current = writing.current.then(async () => {
      const taken = sheet.take();
      if (taken.bodies.length === 0) return;
      try {
        await append(taken.bodies);
        setFault('');
      } catch (error) {
        taken.putBack();
        setFault(error instanceof Error ? error.message : String(error));
      }
    });
  }, [append, sheet]);
  const changed = (): void => {
    redraw(undefined);
    save();
  };
  /** Ends the running of the clock with everything written so far; what was not written stays on the sheet. */
  const stop = async (write: (last: EventBody[]) => Promise<boolean>): Promise<void> => {
    await writing.current;
    const taken = sheet.take();
    if (!(await write(taken.bodies))) taken.putBack();
  };

  useEffect(() => {
    const tick = timeKeeper({
      readClock,
      save() {
        sheet.settle();
        save();
      },
    });
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [readClock, save, sheet]);

  const left = useRef(false);
  useEffect(() => {
    // The tab is closed or left: the clock stops here. What the browser does not let through in time is made good by
    // the log, in which the clock of a sitting that breaks off stands at its last entry.
    const leave = (): void => {
      left.current = true;
      sheet.settle();
      append([...sheet.take().bodies, { type: 'exam-paused', exam }]).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      if (!left.current) save();
    };
  }, [append, exam, sheet, save]);

  return {
    index,
    current,
    fault,
    row: sheet.row,
    stateOf,
    goTo(next: number) {
      const bounded = Math.max(0, Math.min(sitting.questions.length, next));
      if (bounded === index) return;
      sheet.turnTo(sitting.questions[bounded] ?? null);
      setIndex(bounded);
      save();
    },
    choose(chosen: readonly string[]) {
      sheet.choose(chosen);
      changed();
    },
    flag() {
      const flagged = sheet.flag();
      changed();
      return flagged;
    },
    save,
    pause() {
      sheet.settle();
      return stop((last) => state.pause(exam, last));
    },
    fallAsleep() {
      sheet.skipTime();
      return stop((last) => state.stopAsleep(exam, last));
    },
    end(reason: 'handed-in' | 'time-up') {
      sheet.settle();
      return stop((last) => state.end(exam, last, reason));
    },
  };
}
