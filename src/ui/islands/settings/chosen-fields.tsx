// Settings that are chosen: the start of the day, easy days, load balancing, the language. Saved with the choice.
// Runs in the page.
import { useState } from 'preact/hooks';
import { localZone } from '../../../scheduler/index.ts';
import { settingsText as text } from '../../strings/pt.settings.ts';
import { describedBy, Field, type FieldProps, idsOf } from './field.tsx';
import { sayWeight } from './say-value.ts';

type Props<T> = Omit<FieldProps, 'name'> & { onSave: (value: T) => Promise<boolean> };

export function DayStartField({ onSave, ...props }: Props<number>) {
  const name = 'dayStartHour';
  return (
    <Field {...props} name={name}>
      <select
        id={idsOf(name).control}
        value={props.study.dayStartHour ?? localZone.dayStartHour}
        aria-describedby={describedBy(name, null)}
        onChange={(event) => void onSave(Number(event.currentTarget.value))}
      >
        {Array.from({ length: 24 }, (_, hour) => (
          <option key={text.hour(hour)} value={hour}>
            {text.hour(hour)}
          </option>
        ))}
      </select>
    </Field>
  );
}

const weights = [1, 0.5, 0];

export function EasyDaysField({ onSave, ...props }: Props<readonly number[]>) {
  const name = 'easyDays';
  const { easyDays } = props.study;
  const [fault, setFault] = useState<string | null>(null);
  const change = (select: HTMLSelectElement, weekday: number): void => {
    const next = easyDays.map((weight, at) => (at === weekday ? Number(select.value) : weight));
    const isWeek = next.some((weight) => weight > 0);
    setFault(isWeek ? null : text.fault.noStudyDay);
    if (isWeek) void onSave(next);
    else select.value = String(easyDays[weekday]);
  };
  return (
    <Field {...props} name={name} fault={fault} grouped="grouped">
      <div class="setting__week">
        {easyDays.map((weight, weekday) => (
          <label key={text.weekdays[weekday]} data-weight={weight}>
            <span class="label">{text.weekdays[weekday]}</span>
            <select
              value={weight}
              aria-describedby={idsOf(name).about}
              onChange={(event) => change(event.currentTarget, weekday)}
            >
              {[...new Set([...weights, weight])].map((choice) => (
                <option key={choice} value={choice}>
                  {sayWeight(choice)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Field>
  );
}

export function BalanceField({ onSave, ...props }: Props<boolean>) {
  const name = 'balanceLoad';
  return (
    <Field {...props} name={name} grouped="grouped">
      <label class="setting__choice">
        <input
          type="checkbox"
          checked={props.study.balanceLoad}
          onChange={(event) => void onSave(event.currentTarget.checked)}
        />
        {text.balance}
      </label>
    </Field>
  );
}

export function LanguageField({ onSave, ...props }: Props<'pt' | 'en'>) {
  return (
    <Field {...props} name="language" grouped="grouped">
      {(['pt', 'en'] as const).map((language) => (
        <label key={language} class="setting__choice" lang={language === 'en' ? 'en' : 'pt-BR'}>
          <input
            type="radio"
            name="idioma"
            checked={props.study.language === language}
            onChange={() => void onSave(language)}
          />
          {text.languages[language]}
        </label>
      ))}
    </Field>
  );
}
