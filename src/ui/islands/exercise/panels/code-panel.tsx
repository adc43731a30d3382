// What the learner mends: its field, whether it is saved, starting over and its undo, and the run bar.
import type { ComponentChildren, JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { DraftControl } from '../session/use-draft.ts';

const text = exerciseText.editor;

export function CodePanel(props: {
  title: string;
  draft: DraftControl;
  starter: string;
  locked: boolean;
  /** Field and run bar. */
  children: ComponentChildren;
}): JSX.Element {
  const { title, draft, starter, locked, children } = props;
  const other = draft.previous !== null && draft.previousIs !== 'own' ? text.other[draft.previousIs] : null;
  const state = locked ? text.loading : text[draft.state];
  return (
    <>
      <div class="ex-code__head">
        <h2>{title}</h2>
        <span class="ex-code__state label" role="status" data-state={draft.state}>
          {state}
        </span>
        <span class="ex-code__restart">
          {draft.previous !== null && other === null && (
            <button type="button" class="button button--quiet ex-small" onClick={draft.goBack}>
              {text.undoRestart}
            </button>
          )}
          <button
            type="button"
            class="button button--quiet ex-small"
            disabled={locked || draft.source === starter}
            onClick={draft.restart}
          >
            {text.restart}
          </button>
        </span>
      </div>
      <div role="status">
        {other !== null && (
          <p class="ex-note">
            {other.told}{' '}
            <button type="button" class="ex-link" onClick={draft.goBack}>
              {other.goBack}
            </button>
          </p>
        )}
      </div>
      {children}
    </>
  );
}
