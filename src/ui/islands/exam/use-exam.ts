// The exam page's state over the learner's store: sittings, beginning, going on, ending. Runs in the page.
// All that counts is in the log; what is kept here is which sitting is shown and the questions fetched for it.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { EventBody } from '../../../core/index.ts';
import { type ExamForm, eventsForReopening, type Sitting } from '../../../mock-exam/index.ts';
import type { OpenStore } from '../../../storage/index.ts';
import { examText as text } from '../../strings/pt.exam.ts';
import { fetchQuiz, type Language, type PageQuestion } from '../questions/index.ts';
import { type ExamCatalogue, lessonsOf, taskStatementIn } from './exam-catalogue.ts';
import { type ExamLog, eventsForDiscarding, eventsForEnd, readLog } from './read-log.ts';

export interface ExamOptions {
  openStore: OpenStore;
  catalogue: ExamCatalogue;
  readClock: () => number;
  /** From 0 up to 1. */
  random: () => number;
}

/** A question fetched, with the lesson it belongs to. */
export interface FetchedQuestion {
  question: PageQuestion;
  lesson: string;
}
export type Questions = ReadonlyMap<string, FetchedQuestion>;

export function useExam({ openStore, catalogue, readClock, random }: ExamOptions) {
  const [log, setLog] = useState<ExamLog | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [questions, setQuestions] = useState<Questions>(new Map());
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const taskStatementOf = useMemo(() => taskStatementIn(catalogue), [catalogue]);

  const reload = useCallback(async () => {
    const store = await openStore();
    const examEvents = await store.examEvents();
    const progress = await store.progress({ now: readClock() });
    setLog(readLog({ examEvents, progress }, { taskStatementOf }));
  }, [openStore, readClock, taskStatementOf]);
  /** One thing at a time; what fails is told and leaves the page as it was. Whether the work was done. */
  const run = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    if (working.current) return false;
    working.current = true;
    setBusy(true);
    try {
      await work();
      setFault('');
      return true;
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      working.current = false;
      setBusy(false);
    }
  }, []);

  // Heard changes are gathered: a sitting writes often, and the log need not be read anew for each answer.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      reload().catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)));
    };
    const heard = (): void => {
      clearTimeout(timer);
      timer = setTimeout(again, 800);
    };
    // A page that comes back from the browser's memory paused its sitting on leaving.
    const returned = (event: PageTransitionEvent): void => {
      if (event.persisted) again();
    };
    void run(async () => {
      await reload();
      const store = await openStore();
      if (!gone) stop = store.onChange(heard);
    });
    window.addEventListener('pageshow', returned);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop?.();
      window.removeEventListener('pageshow', returned);
    };
  }, [openStore, reload, run]);

  const append = useCallback(
    async (bodies: EventBody[]) => {
      const store = await openStore();
      await store.append(bodies);
    },
    [openStore],
  );
  const fetchFor = useCallback(
    async (ids: readonly string[]) => {
      const quizzes = await Promise.all(
        lessonsOf(catalogue, ids).map((lesson) => fetchQuiz({ lesson, fetch })),
      ).catch((cause: unknown) => {
        throw new Error(text.unreachable, { cause });
      });
      setQuestions(
        (known) =>
          new Map([
            ...known,
            ...quizzes.flatMap((quiz) =>
              quiz.questions.map((question) => [question.id, { question, lesson: quiz.lesson }] as const),
            ),
          ]),
      );
    },
    [catalogue],
  );

  const start = (form: ExamForm, language: Language) =>
    run(async () => {
      // First the questions: where they can't be had, no time must run.
      await fetchFor(form.questions);
      const exam = `${readClock().toString(36)}-${Math.floor(random() * 36 ** 6)
        .toString(36)
        .padStart(6, '0')}`;
      const { mode, seed, questions: ids, timeLimitMs } = form;
      await append([{ type: 'exam-started', exam, mode, language, seed, questions: ids, timeLimitMs }]);
      await reload();
      setShown(exam);
    });
  const resume = (sitting: Sitting) =>
    run(async () => {
      await fetchFor(sitting.questions);
      await append(eventsForReopening(sitting));
      await reload();
      setShown(sitting.exam);
    });
  const pause = (exam: string, last: EventBody[]) =>
    run(async () => {
      await append([...last, { type: 'exam-paused', exam }]);
      await reload();
    });
  /** The clock went on while nobody was there: it is set back to the last sign of life, and stands. */
  const stopAsleep = (exam: string, last: EventBody[]) =>
    run(async () => {
      await append([{ type: 'exam-resumed', exam }, ...last, { type: 'exam-paused', exam }]);
      await reload();
    });
  const end = (exam: string, last: EventBody[], reason: 'handed-in' | 'time-up') =>
    run(async () => {
      const store = await openStore();
      const progress = await store.progress({ now: readClock() });
      await store.appendAfterExams((examEvents) =>
        eventsForEnd({ examEvents, exam, last, reason, taskStatementOf, progress }),
      );
      await reload();
      setShown(exam);
    });
  const discard = (exam: string) =>
    run(async () => {
      const store = await openStore();
      await store.appendAfterExams((examEvents) => eventsForDiscarding(examEvents, exam));
      await reload();
    });
  const showReport = (sitting: Sitting) =>
    run(async () => {
      setShown(sitting.exam);
      await fetchFor(sitting.questions);
    });

  return {
    log,
    shown: log?.sittings.find(({ exam }) => exam === shown) ?? null,
    questions,
    fault,
    busy,
    append,
    start,
    resume,
    pause,
    stopAsleep,
    end,
    discard,
    showReport,
    leave: () => setShown(null),
    retry: () => run(reload),
  };
}
export type ExamState = ReturnType<typeof useExam>;
