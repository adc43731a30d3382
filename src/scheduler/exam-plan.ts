// The plan towards an exam date: new cards per day, the retention aimed at, everything once in the last days, and an
// honest warning where the days or the limits don't suffice. After the exam: maintenance while the certificate holds. Pure.
import type { ItemId } from '../core/index.ts';
import { weekdayOf } from './due-day.ts';
import { planLastPass } from './last-pass.ts';
import { warnOf } from './plan-warning.ts';
import type { Progress } from './progress.ts';
import { retentionTarget, studyDayOfDate } from './retention-target.ts';
import { msPerDay, studyDay } from './study-day.ts';
import type { DayPlan } from './study-queue.ts';

export type ExamPhase = 'none' | 'learning' | 'last-pass' | 'exam-day' | 'maintenance' | 'expired';

export interface ExamPlan extends DayPlan {
  phase: ExamPhase;
  /** Study days until the exam: 0 on its day, negative after it; null without a date. */
  daysLeft: number | null;
  /** Items never reviewed: those without a card and those whose card is new. */
  unmet: number;
  /** New cards per ordinary day that would meet them all in time. */
  newNeededPerDay: number;
  /** Items that stay unmet at the exam under the present limits. */
  unmetAtExam: number;
  retention: number;
  /** Days of the last pass before the exam, and cards still to come in it. */
  lastPassDays: number;
  lastPassLeft: number;
  /** In Portuguese: what does not suffice and what would; null when all is well. */
  warning: string | null;
  /** Last day (`YYYY-MM-DD`) on which a certificate of that exam holds; null without a date. */
  validUntil: string | null;
}

/**
 * The plan of today. `uncarded` are the items of the course that have no card; `validityMonths` is how long the certificate holds.
 */
export function planExam(options: {
  progress: Progress;
  uncarded: readonly ItemId[];
  validityMonths: number;
}): ExamPlan {
  const { progress, validityMonths } = options;
  const { study, now, zone } = progress;
  const today = studyDay(now, zone);
  const retention = retentionTarget(study, { day: today });
  const uncarded = options.uncarded.filter((item) => !progress.cards.has(item));
  const cards = [...progress.cards.values()].filter((card) => card.suspended === null);
  const fresh = cards.filter((card) => card.state === 'new');
  const unmet = uncarded.length + fresh.length;
  const rest = { unmet, retention, newNeededPerDay: 0, unmetAtExam: 0, warning: null };
  const noPass = { lastPass: [], lastPassDays: 0, lastPassLeft: 0, siblings: 'apart' as const };
  if (study.examDate === null)
    return { ...rest, ...noPass, phase: 'none', daysLeft: null, newToday: study.newPerDay, validUntil: null };
  const exam = studyDayOfDate(study.examDate);
  const daysLeft = exam - today;
  const validUntil = addMonths(study.examDate, validityMonths);
  if (daysLeft < 0) {
    const phase = today <= studyDayOfDate(validUntil) ? 'maintenance' : 'expired';
    // Nothing is to be met in time any more: what is new comes when the learner asks for it.
    return { ...rest, ...noPass, phase, daysLeft, newToday: 0, introduces: 'by-wish', validUntil };
  }
  const pass = planLastPass({ progress, cards, total: cards.length + uncarded.length, exam });
  const doneToday = cards.filter((card) => isOn(card.firstReviewedAt, today, progress)).length;
  // Reckoned from the morning's number, so that what was met today does not raise today's share.
  const morning = unmet + doneToday;
  const allowedOn = (weight: number): number => Math.ceil(study.newPerDay * weight);
  const roomOf = (weights: readonly number[]): number => sumOf(weights.map(allowedOn));
  const all = weightsOf(study.easyDays, { today, days: daysLeft });
  const before = all.slice(0, Math.max(0, daysLeft - pass.lastPassDays));
  // New items belong before the last pass; where they find no room there, they may come in it.
  const weights = roomOf(before) >= morning ? before : all;
  const ordinaryDays = sumOf(weights);
  const newNeededPerDay = ordinaryDays === 0 ? morning : Math.ceil(morning / ordinaryDays);
  const weight = weights[0] ?? 0;
  // What is still unmet when the pass begins comes at once: the last days are too few to be missed.
  const wanted = pass.isRunning ? morning : Math.ceil(newNeededPerDay * weight);
  const newToday = Math.min(wanted, allowedOn(weight));
  const unmetAtExam = Math.max(0, morning - Math.max(roomOf(all), doneToday));
  const phase = daysLeft === 0 ? 'exam-day' : pass.isRunning ? 'last-pass' : 'learning';
  return {
    phase,
    daysLeft,
    unmet,
    newNeededPerDay,
    unmetAtExam,
    newToday,
    retention,
    lastPass: pass.lastPass,
    lastPassDays: pass.lastPassDays,
    lastPassLeft: pass.lastPassLeft,
    siblings: pass.isRunning ? 'together' : 'apart',
    warning: warnOf({ daysLeft, unmet, newNeededPerDay, unmetAtExam, pass, study }),
    validUntil,
  };
}

/** Weights of the coming days, today first. */
function weightsOf(easyDays: readonly number[], options: { today: number; days: number }): number[] {
  const { today, days } = options;
  return Array.from({ length: days }, (_, at) => easyDays[weekdayOf(today + at)] ?? 1);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function isOn(at: number | null, day: number, { zone }: Progress): boolean {
  return at !== null && studyDay(at, zone) === day;
}

/** The same day of a later month, or that month's last day: 31 August and six months → 28 February. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 1) - msPerDay).getUTCDate();
  const at = Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last));
  return new Date(at).toISOString().slice(0, 10);
}
