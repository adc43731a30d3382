// The learner's study settings: kept in the log as `setting` events, read here with defaults and clamps. Pure.
// A value that nobody could have chosen (a forged or foreign file) falls back to its default; it never throws.
import type { EventBody, ProgressEvent } from '../core/index.ts';
import { liveEvents } from './live-events.ts';

export type SettingValue = Extract<EventBody, { type: 'setting' }>['value'];
export type Settings = ReadonlyMap<string, SettingValue>;

/** A short step: a number and its unit, `10m` or `2h`. */
export type LearningStep = `${number}m` | `${number}h`;

export interface StudySettings {
  /** Chance of recall at which a card comes back, 0.70–0.99. */
  desiredRetention: number;
  /** New cards per study day, 0–999. */
  newPerDay: number;
  /** Reviews of known cards per study day, 0–9999; repeats of the same day don't count. */
  reviewsPerDay: number;
  /** Waits between the first looks at a new card, shortest first; empty leaves it to FSRS. */
  learningSteps: readonly LearningStep[];
  /** The same after a lapse. */
  relearningSteps: readonly LearningStep[];
  /** Local hour at which the study day begins, 0–23; null leaves it to the study zone. */
  dayStartHour: number | null;
  /** Share of the usual load on each weekday, 0–1, Sunday first. */
  easyDays: readonly number[];
  /** Move due days within FSRS's fuzz range to the day with the least load. */
  balanceLoad: boolean;
  /** Lapses at which a card is suspended as a leech; 0 = never. */
  leechLimit: number;
  /** Day of the exam, `YYYY-MM-DD`; null = none. */
  examDate: string | null;
  /** Language in which questions are shown. */
  language: 'pt' | 'en';
}

/** Keys under which settings stand in the log. Permanent. */
export const settingKeys = {
  desiredRetention: 'desired-retention',
  newPerDay: 'new-per-day',
  reviewsPerDay: 'reviews-per-day',
  learningSteps: 'learning-steps',
  relearningSteps: 'relearning-steps',
  dayStartHour: 'day-start-hour',
  easyDays: 'easy-days',
  balanceLoad: 'balance-load',
  leechLimit: 'leech-limit',
  examDate: 'exam-date',
  language: 'question-language',
} as const satisfies Record<keyof StudySettings, string>;

/** What holds as long as nothing was chosen. */
export const defaultSettings: StudySettings = {
  desiredRetention: 0.9,
  newPerDay: 20,
  reviewsPerDay: 200,
  // One short step: a card is met for the first time in its lesson, so a good answer in the first review may wait days.
  learningSteps: ['10m'],
  relearningSteps: ['10m'],
  dayStartHour: null,
  easyDays: [1, 1, 1, 1, 1, 1, 1],
  // Off although it makes the fullest day a seventh smaller (16 reviews for 18 over a hundred simulated learners with
  // 180 items): with it each card's day depends on all the others, so an undo or another device's log moves cards that
  // nobody touched, and a day can no longer be explained by the card alone. Any easy day turns it on.
  balanceLoad: false,
  leechLimit: 8,
  examDate: null,
  language: 'pt',
};

/** Settings at the end of a log in any order. */
export function readSettings(events: readonly ProgressEvent[]): StudySettings {
  const settings = new Map<string, SettingValue>();
  for (const { body } of liveEvents(events)) if (body.type === 'setting') settings.set(body.key, body.value);
  return studySettings(settings);
}

/** Settings from the raw values of `Progress.settings`. */
export function studySettings(raw: Settings): StudySettings {
  const fallback = defaultSettings;
  const value = (name: keyof StudySettings): SettingValue => raw.get(settingKeys[name]) ?? null;
  return {
    desiredRetention: decimal(value('desiredRetention'), fallback.desiredRetention, [0.7, 0.99]),
    newPerDay: whole(value('newPerDay'), fallback.newPerDay, [0, 999]),
    reviewsPerDay: whole(value('reviewsPerDay'), fallback.reviewsPerDay, [0, 9999]),
    learningSteps: steps(value('learningSteps'), fallback.learningSteps),
    relearningSteps: steps(value('relearningSteps'), fallback.relearningSteps),
    dayStartHour: value('dayStartHour') === null ? null : whole(value('dayStartHour'), 4, [0, 23]),
    easyDays: weights(value('easyDays'), fallback.easyDays),
    balanceLoad: value('balanceLoad') === true,
    leechLimit: whole(value('leechLimit'), fallback.leechLimit, [0, 99]),
    examDate: date(value('examDate')),
    language: value('language') === 'en' ? 'en' : 'pt',
  };
}

/** Log entries for the settings given; the others stay as they are. `null` for a setting's raw value means its default. */
export function eventsForSettings(changes: Partial<StudySettings>): EventBody[] {
  return (Object.keys(settingKeys) as (keyof StudySettings)[])
    .filter((name) => changes[name] !== undefined)
    .map((name) => ({ type: 'setting', key: settingKeys[name], value: rawValue(changes[name]) }));
}

/** Log entries that put settings back to their defaults, whatever these will be later. */
export function eventsForDefaults(names: readonly (keyof StudySettings)[]): EventBody[] {
  return names.map((name) => ({ type: 'setting', key: settingKeys[name], value: null }));
}

function rawValue(value: StudySettings[keyof StudySettings] | undefined): SettingValue {
  if (value === undefined) return null;
  // Lists are kept as text, since a setting holds one plain value.
  return typeof value === 'object' && value !== null ? value.join(' ') : value;
}

function decimal(raw: SettingValue, fallback: number, [least, most]: [number, number]): number {
  return typeof raw === 'number' && Number.isFinite(raw) ? Math.min(most, Math.max(least, raw)) : fallback;
}

function whole(raw: SettingValue, fallback: number, range: [number, number]): number {
  return Math.round(decimal(raw, fallback, range));
}

const minutesPerDay = 1440;
export const mostSteps = 8;

/** Whether a word is a step: `10m` or `2h`, longer than nothing and shorter than a day. */
export function isLearningStep(word: string): word is LearningStep {
  return /^\d{1,4}[mh]$/.test(word) && inRange(minutesOf(word));
}

/** Steps of less than a day, sorted, so that a better grade is never shown sooner than a worse one. */
function steps(raw: SettingValue, fallback: readonly LearningStep[]): readonly LearningStep[] {
  if (typeof raw !== 'string') return fallback;
  const words = raw.trim() === '' ? [] : raw.trim().split(/\s+/);
  if (!words.every(isLearningStep) || words.length > mostSteps) return fallback;
  return words.sort((left, right) => minutesOf(left) - minutesOf(right));
}

function minutesOf(step: string): number {
  return Number.parseInt(step, 10) * (step.endsWith('h') ? 60 : 1);
}

function inRange(minutes: number): boolean {
  return minutes > 0 && minutes < minutesPerDay;
}

function weights(raw: SettingValue, fallback: readonly number[]): readonly number[] {
  if (typeof raw !== 'string') return fallback;
  const found = raw.trim().split(/\s+/).map(Number);
  const valid = found.length === 7 && found.every((weight) => weight >= 0 && weight <= 1);
  // A week without any study day would leave no day to choose.
  return valid && found.some((weight) => weight > 0) ? found : fallback;
}

function date(raw: SettingValue): string | null {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return null;
  const at = Date.parse(`${raw}T00:00:00Z`);
  // Date.parse turns 30 February into March; such a day does not exist.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== raw ? null : raw;
}
