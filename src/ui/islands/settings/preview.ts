// What a change of settings would make of the plan and of the daily load, before it is saved. Pure.
import {
  type ExamPlan,
  type Progress,
  type ProjectedDay,
  planExam,
  projectLoad,
  type StudySettings,
  studyDay,
  studyDayOfDate,
} from '../../../scheduler/index.ts';
import { type CourseItems, knownProgress, uncardedItems } from './course-items.ts';

export interface PlanPreview {
  plan: ExamPlan;
  /** Means per day until the last pass, or over the horizon without an exam. */
  reviews: number;
  fresh: number;
  /** Mean reviews per day of the last pass; null where it lies beyond what is reckoned. */
  inPass: number | null;
}

/** Days reckoned at most, and cards × days, so that a field answers while one moves it. */
const horizonDays = 150;
const mostCardDays = 40_000;
const fewestDays = 7;
const costDays = 30;
/** A slider asks at every step, on a phone too. */
const mostCostDays = 60;

interface Wish {
  progress: Progress;
  course: CourseItems;
  changes: Partial<StudySettings>;
}

/** The plan as it would be with the changes. */
export function previewPlan(wish: Wish): PlanPreview {
  const { progress, uncarded, validityMonths } = changed(wish);
  const plan = planExam({ progress, uncarded, validityMonths });
  const { daysLeft, lastPassDays } = plan;
  const isAhead = daysLeft !== null && daysLeft > 0;
  const days = load(wish, isAhead ? Math.min(daysLeft, horizonDays) : costDays);
  const passFrom = isAhead ? Math.max(0, daysLeft - lastPassDays) : days.length;
  const before = days.slice(0, passFrom);
  const pass = isAhead && days.length === daysLeft ? days.slice(passFrom) : [];
  const main = before.length > 0 ? before : pass;
  return {
    plan,
    reviews: meanOf(main, ({ reviews }) => reviews),
    fresh: meanOf(main, ({ fresh }) => fresh),
    // The eve is the pass's reserve and usually empty, so it is left out of the mean.
    inPass: pass.length < 2 ? null : meanOf(pass.slice(0, -1), ({ reviews }) => reviews),
  };
}

/** Study days that a cost is reckoned over: up to the exam where it is not too far, or thirty. */
export function costHorizon({ study, now, zone }: Progress): { days: number; untilExam: boolean } {
  const left = study.examDate === null ? 0 : studyDayOfDate(study.examDate) - studyDay(now, zone);
  if (left <= 0) return { days: costDays, untilExam: false };
  return { days: Math.min(left, mostCostDays), untilExam: left <= mostCostDays };
}

/**
 * Mean reviews per day of cards already met, with the changes. Cards met for the first time are not among them: their
 * number hangs on its own limit, and would hide what a retention changes.
 */
export function previewCost(wish: Wish): number {
  return meanOf(load(wish, costHorizon(wish.progress).days), ({ reviews }) => reviews);
}

function changed({ progress, course, changes }: Wish) {
  const known = knownProgress(progress, course);
  const next = { ...known, study: { ...known.study, ...changes } };
  return { progress: next, uncarded: uncardedItems(next, course), validityMonths: course.validityMonths };
}

function load(wish: Wish, wantedDays: number): ProjectedDay[] {
  const options = changed(wish);
  const cards = options.progress.cards.size + options.uncarded.length;
  const affordable = Math.max(fewestDays, Math.floor(mostCardDays / Math.max(1, cards)));
  return projectLoad({ ...options, days: Math.min(wantedDays, affordable) });
}

function meanOf(days: readonly ProjectedDay[], read: (day: ProjectedDay) => number): number {
  return days.length === 0 ? 0 : days.reduce((sum, day) => sum + read(day), 0) / days.length;
}
