// What is marked on a sitting's form, and what of it the log does not hold yet. Runs anywhere; the clock is passed in.
// It writes nothing itself: `take` hands out the entries, and gets them back where writing failed.
import type { EventBody } from '../../../core/index.ts';
import type { Sitting } from '../../../mock-exam/index.ts';

export interface SheetRow {
  chosen: readonly string[];
  flagged: boolean;
}

export interface TakenEntries {
  bodies: EventBody[];
  /** Puts the entries back, to be taken again with what came since. */
  putBack: () => void;
}

export interface AnswerSheet {
  row: (question: string) => SheetRow;
  /** Makes a question the current one; null = none (the reader checks the form). The time goes to the one left. */
  turnTo: (question: string | null) => void;
  choose: (chosen: readonly string[]) => void;
  /** Marks the current question to come back to, or takes the mark away; whether it is marked now. */
  flag: () => boolean;
  /** Counts the time up to now on the current question. */
  settle: () => void;
  /** Forgets the time since the last entry: nobody was there. */
  skipTime: () => void;
  /** Entries that the log does not hold yet; they count as written until put back. */
  take: () => TakenEntries;
}

interface Row {
  chosen: readonly string[];
  flagged: boolean;
  unsavedMs: number;
  unsaved: boolean;
}

/** The sheet of a sitting, as the log has it so far. */
export function answerSheet(options: {
  sitting: Pick<Sitting, 'exam' | 'questions' | 'answers'>;
  isRight: (question: string, chosen: readonly string[]) => boolean;
  readClock: () => number;
}): AnswerSheet {
  const { sitting, isRight, readClock } = options;
  const rows = new Map(
    sitting.questions.map((question): [string, Row] => {
      const { chosen = [], flagged = false } = sitting.answers.get(question) ?? {};
      return [question, { chosen, flagged, unsavedMs: 0, unsaved: false }];
    }),
  );
  let current: Row | undefined;
  let countedAt = readClock();

  const settle = (): void => {
    const now = readClock();
    if (current !== undefined && now > countedAt) {
      current.unsavedMs += now - countedAt;
      current.unsaved = true;
    }
    countedAt = now;
  };
  const change = (part: Partial<SheetRow>): void => {
    settle();
    if (current !== undefined) Object.assign(current, part, { unsaved: true });
  };
  return {
    row: (question) => rows.get(question) ?? { chosen: [], flagged: false },
    turnTo(question) {
      settle();
      current = question === null ? undefined : rows.get(question);
    },
    choose: (chosen) => change({ chosen: [...chosen] }),
    flag() {
      change({ flagged: !(current?.flagged ?? true) });
      return current?.flagged ?? false;
    },
    settle,
    skipTime() {
      countedAt = readClock();
    },
    take() {
      const taken = [...rows].filter(([, row]) => row.unsaved);
      const bodies = taken.map(([question, row]) => {
        const { chosen, flagged, unsavedMs } = row;
        Object.assign(row, { unsavedMs: 0, unsaved: false });
        return {
          type: 'exam-answered' as const,
          exam: sitting.exam,
          question,
          chosen: [...chosen],
          correct: isRight(question, chosen),
          flagged,
          elapsedMs: unsavedMs,
        };
      });
      return {
        bodies,
        putBack() {
          for (const { question, elapsedMs } of bodies) {
            const row = rows.get(question);
            if (row) Object.assign(row, { unsavedMs: row.unsavedMs + elapsedMs, unsaved: true });
          }
        },
      };
    },
  };
}
