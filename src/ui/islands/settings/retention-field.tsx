// The retention aimed at, as a slider and a number, with what it costs per day. Runs in the page.
import { useMemo } from 'preact/hooks';
import type { Progress } from '../../../scheduler/index.ts';
import { settingsText as text } from '../../strings/pt.settings.ts';
import type { CourseItems } from './course-items.ts';
import { describedBy, Field, type FieldProps, idsOf } from './field.tsx';
import { previewCost } from './preview.ts';
import { readWhole } from './read-fields.ts';
import { sayShare } from './say-value.ts';
import { useDraft } from './use-draft.ts';

const bounds = [70, 99] as const;
const name = 'desiredRetention';

export function RetentionField(
  props: Omit<FieldProps, 'name'> & {
    progress: Progress;
    course: CourseItems;
    onSave: (retention: number) => Promise<boolean>;
  },
) {
  const { study, onReset, progress, course, onSave } = props;
  const draft = useDraft({
    saved: String(Math.round(study.desiredRetention * 100)),
    read: (typed) => readWhole(typed, bounds),
    write: String,
    onSave: (percent) => onSave(percent / 100),
    saveOn: 'pause',
  });
  const { fault } = draft;
  const wanted = 'value' in draft.reading ? draft.reading.value / 100 : study.desiredRetention;
  const ids = idsOf(name);
  const field = {
    value: draft.text,
    'aria-describedby': describedBy(name, fault),
    onInput: (event: { currentTarget: HTMLInputElement }) => draft.edit(event.currentTarget.value),
    onBlur: draft.settle,
  };
  return (
    <Field name={name} study={study} onReset={onReset} fault={fault}>
      <input
        {...field}
        class="setting__slider"
        type="range"
        min={bounds[0]}
        max={bounds[1]}
        step={1}
        value={Math.round(wanted * 100)}
        aria-label={text.number.desiredRetention}
        aria-valuetext={sayShare(wanted)}
      />
      <span class="setting__percent">
        <input
          {...field}
          id={ids.control}
          class="setting__text"
          data-kind="numeric"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={fault !== null}
          onKeyDown={(event) => event.key === 'Enter' && draft.settle()}
        />
        {text.percent}
      </span>
      <Cost progress={progress} course={course} wanted={wanted} />
    </Field>
  );
}

function Cost(props: { progress: Progress; course: CourseItems; wanted: number }) {
  const { progress, course, wanted } = props;
  const saved = progress.study.desiredRetention;
  const now = useMemo(() => previewCost({ progress, course, changes: {} }), [progress, course]);
  const then = useMemo(
    () => (wanted === saved ? now : previewCost({ progress, course, changes: { desiredRetention: wanted } })),
    [progress, course, wanted, saved, now],
  );
  const count = (mean: number) => text.cost.reviews(Math.round(mean));
  return (
    <p class="setting__cost" role="status">
      {now < 0.5
        ? text.cost.nothing
        : `${text.cost.one(sayShare(wanted), count(then))}${wanted === saved ? '' : ` ${text.cost.against(sayShare(saved), count(now))}`}`}
    </p>
  );
}
