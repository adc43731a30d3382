// After the run: was the forecast right, and why; the other options' reasons on demand.
import type { JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { ExerciseView } from '../exercise-view.ts';
import { explainedOptions, type ForecastOption, optionOf } from '../session/forecast.ts';
import { InlineText } from '../views/rich-text.tsx';

/** Also where nothing was chosen: then all reasons are told. After the first run it folds: the verdict is news, this is not. */
export function ForecastOutcome(props: {
  exercise: ExerciseView;
  chosen: string | null;
  folded: boolean;
}): JSX.Element {
  const { exercise } = props;
  const isLine = exercise.findLine !== undefined;
  const text = isLine ? exerciseText.findLine : exerciseText.prediction;
  const own = optionOf(exercise, props.chosen);
  const options = explainedOptions(exercise).filter((option) => option.id !== own?.id);
  const right = own?.correct ? [] : options.filter((option) => option.correct);
  const others = options.filter((option) => !right.includes(option));
  const reason = (option: ForecastOption, label: string | null) => (
    <Reason option={option} label={label} isLine={isLine} />
  );
  const head = own === null ? text.skipped : own.correct ? text.right : text.wrong;
  const body = (
    <>
      {own !== null && reason(own, text.yours)}
      {right.map((option) => reason(option, text.correct))}
      {others.length > 0 && (
        <details class="ex-more">
          <summary>{text.others}</summary>
          {others.map((option) => reason(option, null))}
        </details>
      )}
    </>
  );
  if (props.folded)
    return (
      <details class="ex-outcome ex-more">
        <summary>{head}</summary>
        {body}
      </details>
    );
  return (
    <div class="ex-outcome">
      <p class="ex-outcome__head" data-right={own?.correct ?? undefined}>
        {head}
      </p>
      {body}
    </div>
  );
}

function Reason(props: { option: ForecastOption; label: string | null; isLine: boolean }): JSX.Element {
  const { option, label } = props;
  return (
    <div class="ex-reason" data-right={option.correct}>
      <p class="ex-reason__option">
        {label !== null && <span class="badge">{label}</span>}{' '}
        {props.isLine ? <code>{option.text}</code> : <InlineText text={option.text} />}
      </p>
      <p>
        <InlineText text={option.reason} />
      </p>
    </div>
  );
}
