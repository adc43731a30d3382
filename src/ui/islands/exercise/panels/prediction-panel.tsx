// "O que a API vai responder?": asked before the first run, fixed after it. Runs in the build and in the page.
import type { JSX, RefObject } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { ExerciseView } from '../exercise-view.ts';
import { InlineText } from '../views/rich-text.tsx';

const text = exerciseText.prediction;

export interface PredictionProps {
  prediction: ExerciseView['prediction'];
  chosen: string | null;
  /** True once it can no longer be changed. */
  fixed: boolean;
  /** True when the learner pressed Executar without choosing. */
  asking: boolean;
  fieldRef: RefObject<HTMLFieldSetElement>;
  onChoose: (option: string) => void;
  onRun: () => void;
}

export function PredictionPanel(props: PredictionProps): JSX.Element {
  const { prediction, chosen, fixed, asking } = props;
  return (
    <fieldset class="ex-prediction" ref={props.fieldRef} data-asking={asking ? '' : undefined}>
      <legend>
        <span class="eyebrow">{text.legend}</span>
        <span class="ex-prediction__question">
          <InlineText text={prediction.question} />
        </span>
      </legend>
      {prediction.options.map((option) => (
        <label class="ex-option">
          <input
            type="radio"
            name="previsao"
            value={option.id}
            checked={chosen === option.id}
            disabled={fixed && chosen !== option.id}
            onChange={() => props.onChoose(option.id)}
          />
          <span>
            <InlineText text={option.text} />
          </span>
        </label>
      ))}
      {asking && (
        <div class="ex-ask" role="alert">
          {chosen === null && <p>{text.ask}</p>}
          <button type="button" class="button" onClick={props.onRun}>
            {chosen === null ? text.skip : exerciseText.run.run}
          </button>
        </div>
      )}
    </fieldset>
  );
}

/** After the run: was it right, and why; the other options' reasons on demand. */
export function PredictionOutcome(props: {
  prediction: ExerciseView['prediction'];
  chosen: string | null;
}): JSX.Element {
  const { prediction, chosen } = props;
  const own = prediction.options.find((option) => option.id === chosen);
  const right = prediction.options.find((option) => option.correct);
  const others = prediction.options.filter((option) => option !== own && option !== right);
  return (
    <div class="ex-outcome">
      <p class="ex-outcome__head" data-right={own?.correct ?? undefined}>
        {own === undefined ? text.skipped : own.correct ? text.right : text.wrong}
      </p>
      {own !== undefined && <Reason option={own} label={text.yours} />}
      {right !== undefined && right !== own && <Reason option={right} label={text.correct} />}
      {others.length > 0 && (
        <details class="ex-more">
          <summary>{text.others}</summary>
          {others.map((option) => (
            <Reason option={option} label={null} />
          ))}
        </details>
      )}
    </div>
  );
}

function Reason(props: {
  option: ExerciseView['prediction']['options'][number];
  label: string | null;
}): JSX.Element {
  const { option, label } = props;
  return (
    <div class="ex-reason" data-right={option.correct}>
      <p class="ex-reason__option">
        {label !== null && <span class="badge">{label}</span>} <InlineText text={option.text} />
      </p>
      <p>
        <InlineText text={option.reason} />
      </p>
    </div>
  );
}
