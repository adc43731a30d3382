// The chance of recall that a review aims at: the learner's own, higher as an exam comes near, lower after it. Pure.
import type { StudySettings } from './settings.ts';
import { msPerDay } from './study-day.ts';

/** Days before the exam from which the target rises. */
export const rampDays = 28;
/** Target on the day of the exam, unless the learner's own is higher. */
export const examRetention = 0.95;
/** Target after the exam, unless the learner's own is lower: enough to renew the certificate without daily work. */
export const maintenanceRetention = 0.85;

/** Number of the study day that a calendar date `YYYY-MM-DD` is. */
export function studyDayOfDate(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / msPerDay);
}

/** Target on a study day, in whole hundredths; rises in a straight line over the last four weeks. */
export function retentionTarget(
  settings: Pick<StudySettings, 'desiredRetention' | 'examDate'>,
  options: { day: number },
): number {
  const { desiredRetention, examDate } = settings;
  if (examDate === null) return desiredRetention;
  const daysLeft = studyDayOfDate(examDate) - options.day;
  if (daysLeft < 0) return Math.min(desiredRetention, maintenanceRetention);
  const top = Math.max(desiredRetention, examRetention);
  const share = Math.max(0, 1 - daysLeft / rampDays);
  const target = desiredRetention + (top - desiredRetention) * share;
  return share === 0 ? desiredRetention : Math.round(target * 100) / 100;
}
