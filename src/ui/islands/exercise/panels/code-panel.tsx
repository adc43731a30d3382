// The program: its field, whether it is saved, starting over and its undo, and the run bar.
import type { JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { DraftControl } from '../session/use-draft.ts';
import { EditorField, type EditorFieldProps } from './editor-field.tsx';

const text = exerciseText.editor;

export function CodePanel(
  props: { draft: DraftControl; starter: string; children: JSX.Element } & Omit<
    EditorFieldProps,
    'source' | 'onEdit'
  >,
): JSX.Element {
  const { draft, starter, children, ...field } = props;
  const state = field.locked ? text.loading : text[draft.state];
  return (
    <>
      <div class="ex-code__head">
        <h2>{text.title}</h2>
        <span class="ex-code__state label" role="status" data-state={draft.state}>
          {state}
        </span>
        <span class="ex-code__restart">
          {draft.canUndo && (
            <button type="button" class="button button--quiet ex-small" onClick={draft.undoRestart}>
              {text.undoRestart}
            </button>
          )}
          <button
            type="button"
            class="button button--quiet ex-small"
            disabled={field.locked || draft.source === starter}
            onClick={draft.restart}
          >
            {text.restart}
          </button>
        </span>
      </div>
      <EditorField {...field} source={draft.source} onEdit={draft.edit} />
      {children}
    </>
  );
}
