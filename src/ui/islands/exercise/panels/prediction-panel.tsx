// "O que a API vai responder?": asked before the first run, fixed after it. Runs in the build and in the page.
import type { JSX, RefObject } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { Prediction } from '../exercise-view.ts';
import { InlineText } from '../views/rich-text.tsx';
import { AskFirst } from './ask-first.tsx';

const text = exerciseText.prediction;

export interface PredictionProps {
  prediction: Prediction;
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
        <AskFirst chosen={chosen !== null} why={text.ask} thanks={text.chosen} onRun={props.onRun} />
      )}
    </fieldset>
  );
}
