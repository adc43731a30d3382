// The retention aimed at, as a slider and a number, with what it costs per day. Runs in the page.
import { useMemo } from 'preact/hooks';
import { defaultSettings, type Progress } from '../../../scheduler/index.ts';
import { settingsText as text } from '../../strings/pt.settings.ts';
import type { CourseItems } from './course-items.ts';
import { describedBy, Field, type FieldProps, idsOf } from './field.tsx';
import { costHorizon, previewCost } from './preview.ts';
import { readWhole } from './read-fields.ts';
import { sayMean, sayShare } from './say-value.ts';
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
  // What is saved, or where that is being looked at, the default: so there is something to compare with after saving.
  const other = wanted === saved ? defaultSettings.desiredRetention : saved;
  const costOf = (desiredRetention: number) =>
    previewCost({ progress, course, changes: { desiredRetention } });
  const then = useMemo(() => costOf(wanted), [progress, course, wanted]);
  const against = useMemo(() => costOf(other), [progress, course, other]);
  const { days, untilExam } = costHorizon(progress);
  return (
    <p class="setting__cost" role="status">
      {then === 0 && against === 0
        ? text.cost.nothing
        : [
            text.cost.one(
              sayShare(wanted),
              text.cost.reviews(then, sayMean(then)),
              untilExam ? text.cost.untilExam : text.cost.inDays(days),
            ),
            ...(wanted === other
              ? []
              : [text.cost.against(sayShare(other), other === saved, sayMean(against))]),
          ].join(' ')}
    </p>
  );
}
