// Which variant's conversation is shown. A small group of choices, each with its state as shape and word.
import type { JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { VariantResult } from '../session/run-results.ts';
import { PairMark } from '../views/pair-mark.tsx';

const text = exerciseText.result;

export function VariantPicker(props: {
  variants: VariantResult[];
  current: number;
  onPick: (index: number) => void;
}): JSX.Element {
  return (
    <fieldset class="ex-variants">
      <legend class="label">{text.variants}</legend>
      {props.variants.map((variant, index) => (
        <label class="ex-variant" data-passed={variant.passed}>
          <input
            type="radio"
            name="variante"
            checked={index === props.current}
            onChange={() => props.onPick(index)}
          />
          <PairMark state={variant.passed ? 'joined' : 'open'} />
          <span>
            {variant.title}
            <span class="ex-variant__state">{variant.passed ? text.variantPassed : text.variantFailed}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
