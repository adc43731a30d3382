// The study settings: what each means, what it costs, saved with the change and taken back with one button.
// Runs in the page.
import { defaultSettings, type StudySettings } from '../../../scheduler/index.ts';
import type { OpenStore } from '../../../storage/index.ts';
import { settingsText as text } from '../../strings/pt.settings.ts';
import type { Shelf } from '../exercise/session/unsaved-draft.ts';
import { AdvancedPart } from './advanced-part.tsx';
import { BalanceField, DayStartField, EasyDaysField, LanguageField } from './chosen-fields.tsx';
import type { CourseItems } from './course-items.ts';
import { ExamDatePanel } from './exam-date-panel.tsx';
import { RetentionField } from './retention-field.tsx';
import { SavedBar } from './saved-bar.tsx';
import { sayValue } from './say-value.ts';
import { NumberField, StepsField } from './typed-fields.tsx';
import { useSettings } from './use-settings.ts';

type Name = keyof StudySettings;

/** Settings that hardly anybody needs: folded away unless one of them was changed. */
const advanced: readonly Name[] = [
  'learningSteps',
  'relearningSteps',
  'dayStartHour',
  'balanceLoad',
  'leechLimit',
];

export function SettingsIsland(props: {
  openStore: OpenStore;
  course: CourseItems;
  readClock: () => number;
  shelf: Shelf | null;
}) {
  const { course } = props;
  const desk = useSettings(props);
  const { progress, fault } = desk;
  if (progress === null)
    return fault === '' ? (
      <p class="label">{text.loading}</p>
    ) : (
      <div role="alert" class="settings__refused">
        <h2>{text.failed}</h2>
        <p>{fault}</p>
        <button type="button" class="button" onClick={() => void desk.load()}>
          {text.retry}
        </button>
      </div>
    );
  const { study } = progress;
  const common = { study, onReset: (name: Name) => void desk.toDefault([name]) };
  const saving = (name: Name) => ({
    ...common,
    onSave: (value: StudySettings[Name]) => desk.save({ [name]: value }),
  });
  const changed = (Object.keys(text.about) as Name[]).filter(
    (name) => sayValue(name, study) !== sayValue(name, defaultSettings),
  );
  return (
    <div class="settings">
      <ExamDatePanel progress={progress} course={course} onSave={(examDate) => desk.save({ examDate })} />
      <section class="settings__part" aria-labelledby="ajuste-ritmo">
        <h2 id="ajuste-ritmo">{text.parts.pace}</h2>
        <RetentionField {...saving('desiredRetention')} progress={progress} course={course} />
        <NumberField {...saving('newPerDay')} name="newPerDay" bounds={[0, 999]} />
        <NumberField {...saving('reviewsPerDay')} name="reviewsPerDay" bounds={[0, 9999]} />
        <EasyDaysField {...saving('easyDays')} />
      </section>
      <section class="settings__part" aria-labelledby="ajuste-questoes">
        <h2 id="ajuste-questoes">{text.parts.questions}</h2>
        <LanguageField {...saving('language')} />
      </section>
      <AdvancedPart isChanged={changed.some((name) => advanced.includes(name))}>
        <StepsField {...saving('learningSteps')} name="learningSteps" />
        <StepsField {...saving('relearningSteps')} name="relearningSteps" />
        <DayStartField {...saving('dayStartHour')} />
        <BalanceField {...saving('balanceLoad')} />
        <NumberField {...saving('leechLimit')} name="leechLimit" bounds={[0, 99]} />
      </AdvancedPart>
      <p class="settings__all">
        <button
          type="button"
          class="button"
          disabled={changed.length === 0}
          onClick={() => void desk.toDefault(changed)}
        >
          {text.allToDefault}
        </button>
        <span class="label">{changed.length === 0 ? text.allAreDefault : text.allToDefaultHint}</span>
      </p>
      <p class="label">
        {text.more} <a href="/dados/">{text.moreLink}</a>.
      </p>
      <SavedBar desk={desk} />
    </div>
  );
}
