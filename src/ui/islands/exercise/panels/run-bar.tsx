// The one primary button, the way to stop, and how far the run is.
import type { JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { RunPhase } from '../session/use-run.ts';

const text = exerciseText.run;

export function RunBar(props: {
  phase: RunPhase;
  /** False until the page's script is there. */
  ready: boolean;
  onRun: () => void;
  onStop: () => void;
}): JSX.Element {
  const { phase } = props;
  const busy = phase.kind === 'preparing' || phase.kind === 'running';
  return (
    <div class="ex-runbar">
      {busy ? (
        <button type="button" class="button" onClick={props.onStop}>
          <span class="ex-stop" aria-hidden="true" /> {text.stop}
        </button>
      ) : (
        <button type="button" class="button button--primary" disabled={!props.ready} onClick={props.onRun}>
          {text.run} <span class="ex-shortcut">{text.shortcut}</span>
        </button>
      )}
      <div class="ex-progress" aria-live="polite">
        {phase.kind === 'preparing' && <p>{text.preparing}</p>}
        {phase.kind === 'running' && (
          <>
            <p>
              {text.progress(phase.progress.variantNumber, phase.progress.variantCount)}
              <span class="ex-progress__detail">{phase.progress.title}</span>
            </p>
            <progress
              aria-label={text.progressLabel}
              max={phase.progress.variantCount}
              value={phase.progress.variantNumber - 1}
            />
          </>
        )}
        {phase.kind === 'failed' && <p role="alert">{text.failed}</p>}
      </div>
    </div>
  );
}
