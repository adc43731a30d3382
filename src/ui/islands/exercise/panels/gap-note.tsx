// How many gaps of a skeleton are still to be written, and the way to the next one.
import type { JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import { gapLines } from '../session/gap-lines.ts';

const text = exerciseText.skeleton;

export function GapNote(props: { source: string; onGoToLine: (line: number) => void }): JSX.Element {
  const [first, ...more] = gapLines(props.source);
  return (
    <p class="ex-note">
      <span>{first === undefined ? text.none : text.left(more.length + 1)}</span>{' '}
      {first !== undefined && (
        <button type="button" class="ex-link" onClick={() => props.onGoToLine(first)}>
          {text.goTo(first)}
        </button>
      )}
    </p>
  );
}
