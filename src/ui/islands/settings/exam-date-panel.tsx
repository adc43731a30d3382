// The exam's date and what the plan becomes by it, shown while the date is still being chosen. Runs in the page.
import { useMemo } from 'preact/hooks';
import type { Progress } from '../../../scheduler/index.ts';
import { settingsText } from '../../strings/pt.settings.ts';
import type { CourseItems } from './course-items.ts';
import { previewPlan } from './preview.ts';
import { readExamDate } from './read-fields.ts';
import { planFigures, planSentence } from './say-plan.ts';
import { useDraft } from './use-draft.ts';

const text = settingsText.exam;

export function ExamDatePanel(props: {
  progress: Progress;
  course: CourseItems;
  onSave: (date: string | null) => Promise<boolean>;
}) {
  const { progress, course, onSave } = props;
  const saved = progress.study.examDate;
  const draft = useDraft<string | null>({
    saved: saved ?? '',
    read: readExamDate,
    write: (date) => date ?? '',
    onSave,
    saveOn: 'pause',
  });
  const { fault } = draft;
  const date = 'value' in draft.reading ? draft.reading.value : saved;
  return (
    <section class="settings__part" aria-labelledby="ajuste-prova">
      <h2 id="ajuste-prova">{settingsText.parts.exam}</h2>
      <div class="setting">
        <label class="setting__name" for="dia-da-prova">
          {text.label}
        </label>
        <p class="setting__about label" id="sobre-prova">
          {text.about}
        </p>
        <div class="setting__control">
          <input
            id="dia-da-prova"
            class="setting__date"
            type="date"
            min="2024-01-01"
            max="2099-12-31"
            value={draft.text}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? 'sobre-prova' : 'erro-prova sobre-prova'}
            onInput={(event) => draft.edit(event.currentTarget.value)}
            onBlur={draft.settle}
            onKeyDown={(event) => event.key === 'Enter' && draft.settle()}
          />
          {saved !== null && (
            <button type="button" class="button button--quiet" onClick={() => void onSave(null)}>
              {text.remove}
            </button>
          )}
          <span class="label" role="status">
            {draft.isWaiting ? text.unsaved : ''}
          </span>
        </div>
        <p class="setting__fault" id="erro-prova" role="alert">
          {fault === null ? '' : `${fault} ${settingsText.notSaved}`}
        </p>
      </div>
      <PlanPreviewCard progress={progress} course={course} date={date} />
    </section>
  );
}

function PlanPreviewCard(props: { progress: Progress; course: CourseItems; date: string | null }) {
  const { progress, course, date } = props;
  const preview = useMemo(
    () => previewPlan({ progress, course, changes: { examDate: date } }),
    [progress, course, date],
  );
  const { plan } = preview;
  const figures = planFigures(preview, { ...progress, study: { ...progress.study, examDate: date } });
  return (
    <section class="card plan" aria-label={text.plan} aria-live="polite">
      <p class="plan__phase">{planSentence(plan)}</p>
      {plan.warning !== null && <p class="plan__warning">{plan.warning}</p>}
      {figures.length > 0 && (
        <>
          <dl class="plan__figures">
            {figures.map(([term, value]) => (
              <div key={term}>
                <dt class="label">{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p class="label">{text.loadHint}</p>
        </>
      )}
    </section>
  );
}
