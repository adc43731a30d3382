// The exercise page's one island: predict, write, run, read the conversation. Rendered in the build, alive in the page.
// Keep its static imports light: editor, runner and store are loaded when they are needed.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { exerciseText } from '../../strings/pt.exercise.ts';
import type { ExerciseView } from './exercise-view.ts';
import { ChangePanel } from './panels/change-panel.tsx';
import { ChecksList } from './panels/checks-list.tsx';
import { CodePanel } from './panels/code-panel.tsx';
import { ConversationPanel } from './panels/conversation-panel.tsx';
import { CostPanel } from './panels/cost-panel.tsx';
import { ForecastOutcome } from './panels/forecast-outcome.tsx';
import { Hints, Solution } from './panels/help-panel.tsx';
import { PredictionPanel } from './panels/prediction-panel.tsx';
import { ProgramField } from './panels/program-field.tsx';
import { ResultHead } from './panels/result-head.tsx';
import { RunBar } from './panels/run-bar.tsx';
import { SolutionDialog } from './panels/solution-comparison.tsx';
import { TabBar } from './panels/tab-bar.tsx';
import { useExerciseDesk } from './session/use-exercise-desk.ts';
import { narrowWidth } from './session/use-narrow.ts';
import { rowElementId } from './views/timeline-view.tsx';

const text = exerciseText.result;

/** `children` is the statement, rendered in the build; `next` is where a solved exercise leads. */
export function ExerciseIsland(props: {
  exercise: ExerciseView;
  next: { id: string; title: string } | null;
  children?: ComponentChildren;
}): JSX.Element {
  const { exercise } = props;
  const desk = useExerciseDesk(exercise);
  const { results, draft, log, narrow, tab } = desk;
  const field = useRef<HTMLFieldSetElement>(null);
  const firstResults = useRef(results);
  firstResults.current ??= results;

  useEffect(() => {
    if (!desk.asking) return;
    field.current?.querySelector('input')?.focus({ preventScroll: true });
    // The question and what is asked for, not only the first option.
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [desk.asking]);

  // A new verdict comes into view wherever the learner was reading; the focus stays where it is.
  useEffect(() => {
    if (results === null) return;
    const block = matchMedia(narrowWidth).matches ? 'start' : 'nearest';
    document.querySelector('.ex-result__head')?.scrollIntoView({ block });
  }, [results]);

  useEffect(() => {
    if (desk.jump === null) return;
    const row = document.getElementById(rowElementId(desk.jump.row));
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [desk.jump]);

  // The lines to choose from make room for the editor once the run is over: the focus must not fall into nothing.
  useEffect(() => {
    if (results !== null && exercise.findLine && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.ex-runbar .button')?.focus({ preventScroll: true });
  }, [results]);

  const panel = (id: string): JSX.HTMLAttributes<HTMLElement> =>
    narrow ? { role: 'tabpanel', 'aria-labelledby': `aba-${id}` } : {};
  const variantTitle = (id: string): string =>
    results?.variants.find((variant) => variant.record.variant === id)?.title ?? id;
  const passed = results?.verdict.checks.filter((check) => check.passed).length ?? 0;

  return (
    <div class="ex" data-tab={tab} data-form={exercise.form} onKeyDownCapture={desk.onKeyDown}>
      <div class="ex-statement">
        {props.children}
        {exercise.before !== null && <ChangePanel before={exercise.before} after={exercise.starter} />}
        {exercise.prediction && (
          <PredictionPanel
            prediction={exercise.prediction}
            chosen={desk.chosen}
            fixed={desk.predictionFixed}
            asking={desk.asking}
            fieldRef={field}
            onChoose={desk.choose}
            onRun={desk.runAnyway}
          />
        )}
      </div>
      <TabBar current={tab} onChange={desk.showTab} />
      <section class="ex-code" id="parte-code" aria-label={exerciseText.tabs.code} {...panel('code')}>
        <CodePanel
          title={exercise.form === 'repair-history' ? exerciseText.history.title : exerciseText.editor.title}
          draft={draft}
          starter={exercise.starter}
          locked={!draft.ready}
        >
          <ProgramField exercise={exercise} desk={desk} fieldRef={field} />
          <RunBar phase={desk.phase} ready={draft.ready} onRun={desk.run} onStop={desk.stop} />
        </CodePanel>
      </section>
      <div class="ex-result">
        <ResultHead
          results={results}
          form={exercise.form}
          stale={results !== null && results.source !== draft.source}
        >
          {results?.verdict.passed && (
            <p class="ex-onward">
              <button type="button" class="button ex-small" onClick={desk.openSolution}>
                {exerciseText.solution.compare}
              </button>
              {props.next !== null && (
                <a class="button ex-small" href={`/pegadinhas/${props.next.id}/`}>
                  {exerciseText.page.onward(props.next.title)}
                </a>
              )}
            </p>
          )}
          {results !== null && (
            <ForecastOutcome
              exercise={exercise}
              chosen={desk.chosen}
              folded={results !== firstResults.current}
            />
          )}
        </ResultHead>
        <section class="ex-result__checks" id="parte-checks" aria-label={text.checks} {...panel('checks')}>
          {results === null ? (
            <p class="ex-empty ex-narrow-only">{text.emptyChecks}</p>
          ) : (
            <>
              <h3>
                {text.checks}{' '}
                <span class="label">{text.checksSummary(passed, results.verdict.checks.length)}</span>
              </h3>
              <ChecksList checks={results.verdict.checks} variantTitle={variantTitle} onJump={desk.jumpTo} />
              {exercise.cost && (
                <CostPanel
                  before={desk.starterCosts}
                  after={results.costs}
                  unchanged={results.source === exercise.starter}
                />
              )}
            </>
          )}
        </section>
        <section
          class="ex-result__conversation"
          id="parte-conversation"
          aria-label={text.conversation}
          {...panel('conversation')}
        >
          {results !== null && (
            <ConversationPanel
              results={results}
              form={exercise.form}
              api={exercise.api}
              shown={desk.shown}
              focusedRow={desk.jump?.row ?? null}
              onPick={desk.showVariant}
              onGoToLine={desk.goToLine}
            />
          )}
        </section>
      </div>
      <div class="ex-help">
        <Hints
          hints={exercise.hints}
          opened={log.history.hintsOpened}
          failedAttempts={log.history.failedAttempts}
          solved={log.history.solved}
          onOpen={log.recordHint}
        />
        <Solution
          explanation={exercise.explanation}
          solved={log.history.solved}
          seen={desk.solutionSeen}
          onCompare={desk.openSolution}
        />
      </div>
      <SolutionDialog
        exercise={exercise.id}
        source={draft.source}
        open={desk.solutionOpen}
        onClose={desk.closeSolution}
      />
    </div>
  );
}
