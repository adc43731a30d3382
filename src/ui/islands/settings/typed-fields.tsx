// Settings that are typed: whole numbers and short steps. Runs in the page.
import type { LearningStep } from '../../../scheduler/index.ts';
import { describedBy, Field, type FieldProps, idsOf } from './field.tsx';
import { readSteps, readWhole } from './read-fields.ts';
import { type FieldDraft, useDraft } from './use-draft.ts';

/** A whole number within bounds. */
export function NumberField(
  props: Omit<FieldProps, 'name'> & {
    name: 'newPerDay' | 'reviewsPerDay' | 'leechLimit';
    bounds: readonly [number, number];
    onSave: (value: number) => Promise<boolean>;
  },
) {
  const { name, study, bounds, onSave } = props;
  const draft = useDraft({
    saved: String(study[name]),
    read: (text) => readWhole(text, bounds),
    write: String,
    onSave,
    saveOn: 'leaving',
  });
  return <TextField {...props} draft={draft} kind="numeric" />;
}

/** Short steps, separated by spaces. */
export function StepsField(
  props: Omit<FieldProps, 'name'> & {
    name: 'learningSteps' | 'relearningSteps';
    onSave: (steps: readonly LearningStep[]) => Promise<boolean>;
  },
) {
  const { name, study, onSave } = props;
  const draft = useDraft({
    saved: study[name].join(' '),
    read: readSteps,
    write: (steps) => steps.join(' '),
    onSave,
    saveOn: 'leaving',
  });
  return <TextField {...props} draft={draft} kind="text" />;
}

function TextField<T>(props: FieldProps & { draft: FieldDraft<T>; kind: 'numeric' | 'text' }) {
  const { name, draft, kind } = props;
  const { fault } = draft;
  return (
    <Field {...props} fault={fault}>
      <input
        id={idsOf(name).control}
        class="setting__text"
        data-kind={kind}
        type="text"
        inputMode={kind}
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
        value={draft.text}
        aria-invalid={fault !== null}
        aria-describedby={describedBy(name, fault)}
        onInput={(event) => draft.edit(event.currentTarget.value)}
        onBlur={draft.settle}
        onKeyDown={(event) => event.key === 'Enter' && draft.settle()}
      />
    </Field>
  );
}
