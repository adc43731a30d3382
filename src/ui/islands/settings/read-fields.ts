// What was written into a field: its value, or what was found there and what is allowed. Pure.
import { isLearningStep, type LearningStep, mostSteps, studyDayOfDate } from '../../../scheduler/index.ts';
import { settingsText } from '../../strings/pt.settings.ts';

export type Reading<T> = { value: T } | { fault: string };

const { fault } = settingsText;

/** A whole number within bounds. */
export function readWhole(text: string, [least, most]: readonly [number, number]): Reading<number> {
  const found = text.trim();
  if (found === '') return { fault: fault.empty(least, most) };
  const value = /^\d{1,6}$/.test(found) ? Number(found) : Number.NaN;
  return value >= least && value <= most ? { value } : { fault: fault.whole(found, least, most) };
}

/** Short steps, shortest first: `10m 2h`, also `10 min, 2 h`; none for an empty text. */
export function readSteps(text: string): Reading<readonly LearningStep[]> {
  const words = text
    .toLowerCase()
    .replace(/(\d)\s*(?:minutos?|mins?|m)(?![a-z])/g, '$1m ')
    .replace(/(\d)\s*(?:horas?|hs?|h)(?![a-z])/g, '$1h ')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const wrong = words.find((word) => !isLearningStep(word));
  if (wrong !== undefined) return { fault: fault.step(wrong) };
  if (words.length > mostSteps) return { fault: fault.tooManySteps(words.length, mostSteps) };
  const minutesOf = (step: string) => Number.parseInt(step, 10) * (step.endsWith('h') ? 60 : 1);
  const steps = words.filter(isLearningStep);
  return { value: steps.sort((left, right) => minutesOf(left) - minutesOf(right)) };
}

const firstYear = 2024;
const lastYear = 2099;

/** A date of the browser's field, `YYYY-MM-DD`; empty = none. A year being typed is not one yet. */
export function readExamDate(text: string): Reading<string | null> {
  if (text === '') return { value: null };
  if (!/^\d{4,6}-\d{2}-\d{2}$/.test(text) || Number.isNaN(studyDayOfDate(text)))
    return { fault: settingsText.exam.incomplete };
  const year = Number.parseInt(text, 10);
  return year >= firstYear && year <= lastYear ? { value: text } : { fault: settingsText.exam.far(year) };
}
