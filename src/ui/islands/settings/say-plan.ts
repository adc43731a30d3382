// A plan in words: one sentence on where it stands, then its figures. Pure.
import {
  dateOfStudyDay,
  type ExamPlan,
  type Progress,
  retentionTarget,
  studyDayOfDate,
} from '../../../scheduler/index.ts';
import { sayDate, settingsText } from '../../strings/pt.settings.ts';
import type { PlanPreview } from './preview.ts';
import { sayShare } from './say-value.ts';

const text = settingsText.exam;

/** Where the plan stands. */
export function planSentence({ phase, daysLeft, validUntil }: ExamPlan): string {
  const left = daysLeft ?? 0;
  const until = validUntil === null ? '' : sayDate(validUntil);
  switch (phase) {
    case 'none':
      return text.none;
    case 'learning':
      return text.learning(left);
    case 'last-pass':
      return left === 1 ? text.tomorrow : text.lastPass(left);
    case 'exam-day':
      return text.examDay;
    case 'maintenance':
      return text.maintenance(until);
    case 'expired':
      return text.expired(until);
  }
}

/** The plan's figures as terms and values; `study.examDate` of the progress is the plan's. */
export function planFigures(preview: PlanPreview, { study }: Pick<Progress, 'study'>): [string, string][] {
  const { plan, reviews, fresh, inPass } = preview;
  const isIdle = reviews < 0.5 && fresh < 0.5;
  const daily = isIdle ? text.nothingToDo : text.loadUntil(Math.round(reviews), Math.round(fresh));
  const load = `${daily}${inPass === null ? '' : text.loadInPass(Math.round(inPass))}`;
  const { daysLeft } = plan;
  if (study.examDate === null || daysLeft === null || daysLeft < 0)
    return isIdle
      ? []
      : [
          [text.load, load],
          [text.retention, sayShare(plan.retention)],
        ];
  const exam = studyDayOfDate(study.examDate);
  const atExam = retentionTarget(study, { day: exam });
  const isRunning = plan.phase === 'last-pass' || plan.phase === 'exam-day';
  return [
    [text.unmet, plan.unmet.toLocaleString('pt-BR')],
    ...(plan.unmet > 0 && daysLeft > 0
      ? [[text.newNeeded, text.newNeededOf(plan.newNeededPerDay, study.newPerDay)] as [string, string]]
      : []),
    [text.retention, text.retentionRamp(sayShare(plan.retention), sayShare(atExam))],
    [
      text.lastPassName,
      isRunning
        ? text.lastPassNow(plan.lastPassLeft)
        : text.lastPassOf(plan.lastPassDays, sayDate(dateOfStudyDay(exam - plan.lastPassDays))),
    ],
    ...(daysLeft > 0 ? [[text.load, load] as [string, string]] : []),
  ];
}
