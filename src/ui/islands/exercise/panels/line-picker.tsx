// The program as lines to choose from, in the editor's place until the first run: which one is guilty?
// Radio buttons, so that arrow keys, Tab and screen readers know what to do. Runs in the build and in the page.
import type { JSX, RefObject } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { ChoosableLine } from '../session/forecast.ts';
import { InlineText } from '../views/rich-text.tsx';
import { AskFirst } from './ask-first.tsx';

const text = exerciseText.findLine;

export function LinePicker(props: {
  question: string;
  lines: ChoosableLine[];
  chosen: string | null;
  asking: boolean;
  fieldRef: RefObject<HTMLFieldSetElement>;
  onChoose: (option: string) => void;
  onRun: () => void;
  onEdit: () => void;
}): JSX.Element {
  const { lines, chosen, asking } = props;
  const marked = lines.find(({ option }) => option !== null && option.id === chosen);
  return (
    <fieldset class="ex-lines" ref={props.fieldRef} data-asking={asking ? '' : undefined}>
      <legend>
        <span class="eyebrow">{text.legend}</span>
        <span class="ex-prediction__question">
          <InlineText text={props.question} />
        </span>
      </legend>
      {asking && (
        <AskFirst chosen={chosen !== null} why={text.ask} thanks={text.chosen} onRun={props.onRun} />
      )}
      <div class="ex-editor__box ex-lines__box">
        {lines.map(({ number, text: code, option }) =>
          option === null ? (
            <div class="ex-lines__line" data-blank="">
              <span class="ex-lines__number" aria-hidden="true">
                {number}
              </span>
            </div>
          ) : (
            <label class="ex-lines__line">
              <input
                type="radio"
                name="linha"
                class="visually-hidden"
                checked={option.id === chosen}
                onChange={() => props.onChoose(option.id)}
              />
              <span class="ex-lines__number">
                <span class="visually-hidden">{text.line} </span>
                {number}
              </span>
              <code>{code}</code>
            </label>
          ),
        )}
      </div>
      <p class="ex-lines__foot">
        <span class="label" aria-live="polite">
          {marked === undefined ? text.none : text.marked(marked.number)}
        </span>
        <button type="button" class="ex-link" onClick={props.onEdit}>
          {text.edit}
        </button>
      </p>
    </fieldset>
  );
}
