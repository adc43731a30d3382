// Said when Executar was pressed without a forecast: why it pays, and how to run all the same.
import type { JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';

export function AskFirst(props: {
  chosen: boolean;
  /** Why to choose first. */
  why: string;
  /** Said in its place once something is chosen, so that the box keeps its height under the pointer. */
  thanks: string;
  onRun: () => void;
}): JSX.Element {
  return (
    <div class="ex-ask" role="alert">
      <p>{props.chosen ? props.thanks : props.why}</p>
      <button type="button" class="button" onClick={props.onRun}>
        {props.chosen ? exerciseText.run.run : exerciseText.prediction.skip}
      </button>
    </div>
  );
}
