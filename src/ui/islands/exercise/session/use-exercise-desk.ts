// Everything that happens on the exercise page, in one place: choosing, running, what is shown, where to look.
// Runs in the page; the island only draws what this tells.
import { useMemo, useState } from 'preact/hooks';
import type { ExerciseView } from '../exercise-view.ts';
import type { TabId } from '../panels/tab-bar.tsx';
import { buildTimeline } from '../timeline/build-timeline.ts';
import { findRow } from '../timeline/find-row.ts';
import { firstVariantToShow, lineMarkOf } from './choose-variant.ts';
import { optionOf } from './forecast.ts';
import { useDraft } from './use-draft.ts';
import { useExerciseLog } from './use-exercise-log.ts';
import { useNarrow } from './use-narrow.ts';
import { useRun } from './use-run.ts';

/** lines = choose one; pieces = order them; text = the editor. */
export type Surface = 'lines' | 'pieces' | 'text';
export type ExerciseDesk = ReturnType<typeof useExerciseDesk>;

/** The desk of one exercise. */
export function useExerciseDesk(exercise: ExerciseView) {
  const log = useExerciseLog(exercise.id);
  const draft = useDraft({
    exercise: exercise.id,
    starter: exercise.starter,
    log: log.log,
    unavailable: log.state === 'unavailable',
  });
  const { phase, results, start, stop, starterCosts } = useRun(exercise);
  const narrow = useNarrow();
  const [picked, setPicked] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [tab, setTab] = useState<TabId>('code');
  const [shown, setShown] = useState(0);
  const [jump, setJump] = useState<{ row: string } | null>(null);
  const [solution, setSolution] = useState<'unseen' | 'open' | 'seen'>('unseen');
  const [asText, setAsText] = useState(false);
  const [goTo, setGoTo] = useState<{ line: number } | null>(null);
  // A prediction made on an earlier visit stands; so does the first one of this visit once it was put to the test.
  const chosen = log.history.prediction ?? picked;
  const predictionFixed = log.history.prediction !== null || results !== null;
  // A line is marked in the program as it was given; whoever has begun to mend it is past that.
  const untouched =
    draft.source === exercise.starter && log.history.failedAttempts === 0 && !log.history.solved;
  const picking = exercise.form === 'find-line' && untouched && !predictionFixed;
  const inForm: Surface = picking ? 'lines' : exercise.form === 'order-lines' ? 'pieces' : 'text';
  // One object per run and variant: a new one would move the mark back after the learner edited above it.
  const surface = asText ? 'text' : inForm;
  const mark = useMemo(() => lineMarkOf(results?.variants[shown]), [results, shown]);

  async function runNow(): Promise<void> {
    setAsking(false);
    setJump(null);
    const option = optionOf(exercise, picked);
    if (option !== null && !predictionFixed)
      log.recordPrediction({ option: option.id, correct: option.correct });
    const found = await start(draft.source);
    if (found === null) return;
    setShown(firstVariantToShow(found));
    setTab('conversation');
    const stopped = found.variants.at(-1)?.record.outcome;
    // A run that the learner ended by hand says nothing of the program.
    if (stopped?.kind === 'stopped' && stopped.reason === 'user') return;
    const { passed, checks, requests } = found.verdict;
    const failedChecks = checks.filter((check) => !check.passed).map((check) => check.id);
    log.recordAttempt({ passed, failedChecks, requests });
  }

  function run(): void {
    if (phase.kind === 'preparing' || phase.kind === 'running' || !draft.ready) return;
    const asksFirst = exercise.prediction !== undefined || surface === 'lines';
    if (asksFirst && chosen === null && !predictionFixed && !asking) setAsking(true);
    else void runNow();
  }

  function goToLine(line: number): void {
    setTab('code');
    setAsText(true);
    setGoTo({ line });
  }

  return {
    log,
    draft,
    phase,
    results,
    narrow,
    tab,
    shown,
    jump,
    goTo,
    chosen,
    asking,
    predictionFixed,
    mark: phase.kind === 'ready' ? mark : null,
    choose: setPicked,
    run,
    /** Runs also without a prediction. */
    runAnyway: () => void runNow(),
    stop,
    surface,
    /** Back from the editor to the form's own field. */
    showForm: () => setAsText(false),
    starterCosts,
    showTab: setTab,
    showVariant(index: number) {
      setShown(index);
      setJump(null);
    },
    goToLine,
    solutionOpen: solution === 'open',
    solutionSeen: solution !== 'unseen',
    openSolution: () => setSolution('open'),
    closeSolution: () => setSolution((now) => (now === 'unseen' ? now : 'seen')),
    /** Leads to the row of a variant's conversation that a check points at. */
    jumpTo(variant: string, at: { request: number; path: string }) {
      const index = results?.variants.findIndex(({ record }) => record.variant === variant) ?? -1;
      const target = results?.variants[index];
      if (target === undefined) return;
      const row = findRow(buildTimeline(target.record, target.otherVerdicts), at);
      setShown(index);
      setTab('conversation');
      if (row !== null) setJump({ row });
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || solution === 'open') return;
      event.preventDefault();
      event.stopPropagation();
      run();
    },
  };
}
