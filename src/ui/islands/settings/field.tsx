// One setting: its name, a sentence about it, its control, what is wrong with what was entered, and the way back.
// Runs in the page.
import type { ComponentChildren } from 'preact';
import { defaultSettings, type StudySettings } from '../../../scheduler/index.ts';
import { settingsText as text } from '../../strings/pt.settings.ts';
import { sayValue } from './say-value.ts';

type Name = keyof StudySettings;

export interface FieldProps {
  name: Name;
  study: StudySettings;
  onReset: (name: Name) => void;
}

/** Ids that tie a control to its sentence and its fault. */
export function idsOf(name: Name) {
  return { control: `ajuste-${name}`, about: `sobre-${name}`, fault: `erro-${name}` };
}

/** `aria-describedby` of a control: the sentence, and the fault while there is one. */
export function describedBy(name: Name, fault: string | null): string {
  const { about, fault: wrong } = idsOf(name);
  return fault === null ? about : `${wrong} ${about}`;
}

/** `grouped` settings have several controls, so their name is a legend. */
export function Field(
  props: FieldProps & { fault?: string | null; grouped?: 'grouped'; children: ComponentChildren },
) {
  const { name, study, onReset, fault = null, grouped, children } = props;
  const ids = idsOf(name);
  const standard = sayValue(name, defaultSettings);
  const isDefault = sayValue(name, study) === standard;
  const inside = (
    <>
      <p class="setting__about label" id={ids.about}>
        {text.about[name as keyof typeof text.about]}
      </p>
      <div class="setting__control">{children}</div>
      {/* Always there, so that it is announced when it gets its words. */}
      <p class="setting__fault" id={ids.fault} role="alert">
        {fault === null ? '' : `${fault} ${text.notSaved}`}
      </p>
      {!isDefault && (
        <p class="setting__default label">
          {text.default(standard)}
          <button
            type="button"
            class="setting__reset"
            aria-label={text.toDefaultOf(text.names[name])}
            onClick={() => onReset(name)}
          >
            {text.toDefault}
          </button>
        </p>
      )}
    </>
  );
  if (grouped !== undefined)
    return (
      <fieldset class="setting" aria-describedby={describedBy(name, fault)}>
        <legend class="setting__name">{text.names[name]}</legend>
        {inside}
      </fieldset>
    );
  return (
    <div class="setting">
      <label class="setting__name" for={ids.control}>
        {text.names[name]}
      </label>
      {inside}
    </div>
  );
}
