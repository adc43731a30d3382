// The verdict in one sentence, said first; then whether the prediction held.
import type { ComponentChildren, JSX } from 'preact';
import type { ExerciseForm } from '../../../../core/index.ts';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { RunResults } from '../session/run-results.ts';
import { PairMark } from '../views/pair-mark.tsx';
import { InlineText } from '../views/rich-text.tsx';

const text = exerciseText.result;

export function ResultHead(props: {
  results: RunResults | null;
  form: ExerciseForm;
  /** True when the program was changed after the run. */
  stale: boolean;
  children: ComponentChildren;
}): JSX.Element {
  const { results } = props;
  return (
    <div class="ex-result__head">
      <h2>{text.title}</h2>
      <div role="status">
        {results !== null && (
          <p class="ex-verdict" data-passed={results.verdict.passed}>
            <PairMark state={results.verdict.passed ? 'joined' : 'open'} />{' '}
            <strong>
              <InlineText text={results.verdict.summary} />
            </strong>
          </p>
        )}
      </div>
      {results !== null && props.stale && <p class="label">{exerciseText.run.staleNote}</p>}
      {results === null && (
        <div class="ex-empty">
          <p>{props.form === 'repair-history' ? exerciseText.history.empty : text.empty}</p>
          <p>{props.form === 'find-line' ? text.emptyHowLine : text.emptyHow}</p>
        </div>
      )}
      {props.children}
    </div>
  );
}
