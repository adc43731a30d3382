// The field that the exercise's form asks for: lines to choose from, pieces to order, or the editor.
import type { JSX, RefObject } from 'preact';
import { splitPieces } from '../../../../core/index.ts';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { ExerciseView } from '../exercise-view.ts';
import { choosableLines } from '../session/forecast.ts';
import { gapLines } from '../session/gap-lines.ts';
import type { ExerciseDesk } from '../session/use-exercise-desk.ts';
import { EditorField } from './editor-field.tsx';
import { GapNote } from './gap-note.tsx';
import { LinePicker } from './line-picker.tsx';
import { PiecesField } from './pieces-field.tsx';

const text = exerciseText.order;

export function ProgramField(props: {
  exercise: ExerciseView;
  desk: ExerciseDesk;
  fieldRef: RefObject<HTMLFieldSetElement>;
}): JSX.Element {
  const { exercise, desk } = props;
  const { draft, surface } = desk;
  const locked = !draft.editable;
  if (surface === 'lines' && exercise.findLine !== undefined)
    return (
      <LinePicker
        question={exercise.findLine.question}
        lines={choosableLines(exercise)}
        chosen={desk.chosen}
        asking={desk.asking}
        fieldRef={props.fieldRef}
        onChoose={desk.choose}
        onRun={desk.runAnyway}
        onEdit={() => desk.goToLine(1)}
      />
    );
  const pieces = exercise.form === 'order-lines' ? splitPieces(draft.source) : null;
  const isData = exercise.form === 'repair-history';
  const startLine = startLineOf(exercise, desk.chosen);
  const editor = (
    <EditorField
      source={draft.source}
      locked={locked}
      settled={draft.settled}
      language={isData ? 'json' : 'typescript'}
      startLine={startLine}
      mark={desk.mark}
      goTo={desk.goTo}
      onEdit={draft.edit}
    />
  );
  if (exercise.form === 'skeleton')
    return (
      <>
        <GapNote source={draft.source} onGoToLine={desk.goToLine} />
        {editor}
      </>
    );
  if (isData)
    return (
      <>
        <p class="ex-note">{exerciseText.history.note}</p>
        {editor}
      </>
    );
  if (exercise.form !== 'order-lines') return editor;
  const asPieces = surface === 'pieces' && pieces !== null;
  return (
    <>
      <p class="ex-note">
        <span>{pieces === null ? text.noMarkers : text.note}</span>{' '}
        {pieces !== null && (
          <button
            type="button"
            class="ex-link"
            onClick={asPieces ? () => desk.goToLine(pieces.before.split('\n').length) : desk.showForm}
          >
            {asPieces ? text.asText : text.asPieces}
          </button>
        )}
      </p>
      {asPieces ? (
        <PiecesField program={pieces} locked={locked} mark={desk.mark} onEdit={draft.edit} />
      ) : (
        editor
      )}
    </>
  );
}

/** Where the work is: the first gap, the line that was marked, or the messages of a body. */
function startLineOf(exercise: ExerciseView, chosen: string | null): number {
  const { form, starter } = exercise;
  if (form === 'find-line')
    return (
      choosableLines(exercise).find(({ option }) => option !== null && option.id === chosen)?.number ?? 1
    );
  if (form === 'skeleton') return gapLines(starter)[0] ?? 1;
  if (form !== 'repair-history') return 1;
  return Math.max(1, starter.split('\n').findIndex((line) => line.trim().startsWith('"messages"')) + 1);
}
