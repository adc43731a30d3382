// The colleague's change that is under review: the program before and after it, as a diff. Rendered in the build already.
import type { JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import { DiffView } from '../views/diff-view.tsx';

const text = exerciseText.review;

export function ChangePanel({ before, after }: { before: string; after: string }): JSX.Element {
  return (
    <section class="ex-change" aria-labelledby="mudanca">
      <h2 id="mudanca">{text.title}</h2>
      <p class="label">{text.legend}</p>
      <DiffView from={before} to={after} words={text} />
    </section>
  );
}
