// Everything that happens on the exercise page, in one place: choosing, running, what is shown, where to look.
// Runs in the page; the island only draws what this tells.
import { useMemo, useState } from 'preact/hooks';
import type { ExerciseView } from '../exercise-view.ts';
import type { TabId } from '../panels/tab-bar.tsx';
import { buildTimeline } from '../timeline/build-timeline.ts';
import { findRow } from '../timeline/find-row.ts';
import { firstVariantToShow, lineMarkOf } from './choose-variant.ts';
import { useDraft } from './use-draft.ts';
import { useExerciseLog } from './use-exercise-log.ts';
import { useNarrow } from './use-narrow.ts';
import { useRun } from './use-run.ts';

/** The desk of one exercise. */
export function useExerciseDesk(exercise: ExerciseView) {
  const log = useExerciseLog(exercise.id);
  const draft = useDraft({
    exercise: exercise.id,
    starter: exercise.starter,
    log: log.log,
    unavailable: log.state === 'unavailable',
  });
  const { phase, results, start, stop } = useRun({ exercise: exercise.id, profile: exercise.profile });
  const narrow = useNarrow();
  const [picked, setPicked] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [tab, setTab] = useState<TabId>('code');
  const [shown, setShown] = useState(0);
  const [jump, setJump] = useState<{ row: string } | null>(null);
  const [solution, setSolution] = useState<'unseen' | 'open' | 'seen'>('unseen');
  const [goTo, setGoTo] = useState<{ line: number } | null>(null);
  // A prediction made on an earlier visit stands; so does the first one of this visit once it was put to the test.
  const chosen = log.history.prediction ?? picked;
  // One object per run and variant: a new one would move the mark back after the learner edited above it.
  const mark = useMemo(() => lineMarkOf(results?.variants[shown]), [results, shown]);
  const predictionFixed = log.history.prediction !== null || results !== null;

  async function runNow(): Promise<void> {
    setAsking(false);
    setJump(null);
    const option = exercise.prediction.options.find(({ id }) => id === picked);
    if (option !== undefined && !predictionFixed)
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
    if (chosen === null && !predictionFixed && !asking) setAsking(true);
    else void runNow();
  }

  function goToLine(line: number): void {
    setTab('code');
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
