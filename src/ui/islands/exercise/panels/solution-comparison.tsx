// One's own program and ours as one text, with what differs marked. The solution is loaded when this is first opened.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import { type ComparedLine, type ComparedPart, compareLines, foldCommon } from './compare-lines.ts';
import { loadSolution } from './load-solution.ts';

const text = exerciseText.solution;
const signs = { both: ' ', yours: '−', ours: '+' } as const;

function Lines({ lines }: { lines: ComparedLine[] }): JSX.Element {
  return (
    <>
      {lines.map((line) => (
        <div class="ex-diff__line" data-side={line.side}>
          <span aria-hidden="true">{signs[line.side]}</span>
          {line.side !== 'both' && (
            <span class="visually-hidden">{line.side === 'yours' ? text.yours : text.ours}: </span>
          )}
          <code>{line.text || ' '}</code>
        </div>
      ))}
    </>
  );
}

function Part({ part }: { part: ComparedPart }): JSX.Element {
  if (part.kind === 'lines') return <Lines lines={part.lines} />;
  return (
    <details class="ex-more ex-diff__folded">
      <summary>{text.folded(part.lines.length)}</summary>
      <Lines lines={part.lines} />
    </details>
  );
}

function SolutionComparison({ exercise, source }: { exercise: string; source: string }): JSX.Element | null {
  const [solution, setSolution] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadSolution(exercise).then(setSolution, () => setFailed(true));
  }, [exercise]);
  if (failed) return <p role="alert">{text.failed}</p>;
  if (solution === null) return null;
  const lines = compareLines(source, solution);
  if (lines.every((line) => line.side === 'both')) return <p>{text.same}</p>;
  return (
    <>
      <p class="label">{text.legend}</p>
      <div class="ex-diff">
        {foldCommon(lines, { context: 2 }).map((part) => (
          <Part part={part} />
        ))}
      </div>
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
