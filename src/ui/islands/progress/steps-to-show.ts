// "O que fazer agora" as the page shows it: a few steps with their titles, reasons and the place they lead to. Pure.
import { dueCards, type NextStep, nextSteps, type Progress } from '../../../scheduler/index.ts';
import { progressText } from '../../strings/pt.progress.ts';
import type { CourseMap } from './course-map.ts';

export interface ShownStep {
  key: string;
  title: string;
  reason: string;
  action: string;
  href: string;
}

const text = progressText.steps;
const most = 4;

/** The most worthwhile steps first. Content beyond the exam has no weight in it; what waits of it is said apart. */
export function stepsToShow(options: { progress: Progress; course: CourseMap }): ShownStep[] {
  const { progress, course } = options;
  const items = course.items.filter(({ scope }) => scope !== 'beyond');
  const steps = nextSteps({ progress, items, exam: course.exam });
  const shown = steps.slice(0, most).map((step) => show(step, course));
  const beyond = new Set(course.items.filter(({ scope }) => scope === 'beyond').map(({ item }) => item));
  const waiting = dueCards(progress, { now: progress.now }).filter(({ item }) => beyond.has(item)).length;
  if (waiting === 0) return shown;
  const step = { title: text.beyond, reason: text.beyondReason(waiting), action: text.review };
  return [...shown, { key: 'beyond', ...step, href: '/revisao/' }];
}

function show({ kind, taskStatement, lesson, reason }: NextStep, course: CourseMap): ShownStep {
  const name = course.exam.taskStatements.find(({ id }) => id === taskStatement)?.title ?? '';
  const step = { key: taskStatement, title: `${taskStatement} · ${name}`, reason };
  if (kind === 'review') return { ...step, action: text.review, href: '/revisao/' };
  const place =
    lesson ??
    course.items.find((item) => item.taskStatement === taskStatement && item.lesson !== null)?.lesson;
  const title = course.lessons.find(({ id }) => id === place)?.title ?? '';
  return {
    ...step,
    reason: `${reason} ${text.place(title)}`,
    action: kind === 'lesson' ? text.lesson : text.meet,
    href: place ? `/licoes/${place}/` : '/licoes/',
  };
}
