// One's own program and ours as one text, with what differs marked. The solution is loaded when this is first opened.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import { DiffView } from '../views/diff-view.tsx';
import { loadSolution } from './load-solution.ts';

const text = exerciseText.solution;

/** Blanks at the ends of lines make no difference. */
function tidied(source: string): string {
  return source.replace(/[ \t]+$/gm, '').trimEnd();
}

function SolutionComparison({ exercise, source }: { exercise: string; source: string }): JSX.Element | null {
  const [solution, setSolution] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadSolution(exercise).then(setSolution, () => setFailed(true));
  }, [exercise]);
  if (failed) return <p role="alert">{text.failed}</p>;
  if (solution === null) return null;
  if (tidied(source) === tidied(solution)) return <p>{text.same}</p>;
  return (
    <>
      <p class="label">{text.legend}</p>
      <DiffView from={source} to={solution} words={text} />
    </>
  );
}

/** The comparison in a dialog over the page, where lines have room. Esc closes it. */
export function SolutionDialog(props: {
  exercise: string;
  source: string;
  open: boolean;
  onClose: () => void;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (props.open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [props.open]);
  return (
    <dialog class="ex-dialog" ref={dialog} aria-labelledby="comparacao" onClose={props.onClose}>
      <div class="ex-dialog__head">
        <h2 id="comparacao">{text.dialog}</h2>
        <button type="button" class="button ex-small" onClick={props.onClose}>
          {text.close}
        </button>
      </div>
      {props.open && <SolutionComparison exercise={props.exercise} source={props.source} />}
    </dialog>
  );
}
