// How a finished mock exam stands against the one of the same kind before it. Pure.
import type { ExamReport, Sitting } from '../../../mock-exam/index.ts';

export interface FinishedExam {
  sitting: Sitting;
  report: ExamReport;
  /** The one subject of a sitting by task statement; null in other modes. */
  subject: string | null;
}

export type Change = 'noise' | 'better' | 'worse';

/** The latest of the same mode (and subject) that ended before `exam`; null for the first. */
export function previousOf(exam: FinishedExam, all: readonly FinishedExam[]): FinishedExam | null {
  const endOf = ({ sitting }: FinishedExam) => sitting.finishedAt ?? 0;
  const before = all.filter(
    (other) =>
      other.sitting.mode === exam.sitting.mode &&
      other.subject === exam.subject &&
      endOf(other) < endOf(exam),
  );
  return before.toSorted((one, other) => endOf(other) - endOf(one))[0] ?? null;
}

/** Whether the totals differ by more than chance explains: only where their intervals are apart. */
export function changeBetween(before: ExamReport, after: ExamReport): Change {
  if (after.total.right.low > before.total.right.high) return 'better';
  return after.total.right.high < before.total.right.low ? 'worse' : 'noise';
}
