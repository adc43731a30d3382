// "O que fazer agora" as the page shows it: a few steps with their titles, reasons and the place they lead to. Pure.
import {
  dueCards,
  type NextStep,
  nextSteps,
  type Progress,
  planExam,
  studyQueue,
} from '../../../scheduler/index.ts';
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
  const met = taskStatementsOfToday({ progress, course });
  const shown = steps.slice(0, most).map((step) => show(step, { course, met }));
  const beyond = new Set(course.items.filter(({ scope }) => scope === 'beyond').map(({ item }) => item));
  const waiting = dueCards(progress, { now: progress.now }).filter(({ item }) => beyond.has(item)).length;
  if (waiting === 0) return shown;
  const step = { title: text.beyond, reason: text.beyondReason(waiting), action: text.review };
  return [...shown, { key: 'beyond', ...step, href: '/revisao/' }];
}

/** Task statements of which the review has new items today: those put into the queue, and those its plan introduces. */
function taskStatementsOfToday({ progress, course }: { progress: Progress; course: CourseMap }): Set<string> {
  const facts = new Map(course.items.map((item) => [item.item, item]));
  const finished = new Set(progress.lessonsFinished);
  // As in the review, nobody without an exam date is asked about a lesson before it was read.
  const uncarded = course.items
    .filter(({ item, scope }) => scope !== 'beyond' && !progress.cards.has(item))
    .filter(({ lesson }) => progress.study.examDate !== null || (lesson !== null && finished.has(lesson)))
    .sort((left, right) => Number(finished.has(right.lesson ?? '')) - Number(finished.has(left.lesson ?? '')))
    .map(({ item }) => item);
  const plan = planExam({ progress, uncarded, validityMonths: course.exam.validityMonths });
  const queue = studyQueue(progress, { factsOf: (item) => facts.get(item) ?? null, plan, uncarded });
  const fresh = queue.waiting.filter(({ state }) => state === 'new').map(({ item }) => item);
  return new Set([...fresh, ...queue.introduce].flatMap((item) => facts.get(item)?.taskStatement ?? []));
}

function show(step: NextStep, { course, met }: { course: CourseMap; met: ReadonlySet<string> }): ShownStep {
  const { kind, taskStatement, lesson, reason } = step;
  const name = course.exam.taskStatements.find(({ id }) => id === taskStatement)?.title ?? '';
  const shown = { key: taskStatement, title: `${taskStatement} · ${name}`, reason };
  if (kind === 'review') return { ...shown, action: text.review, href: '/revisao/' };
  if (kind === 'meet' && met.has(taskStatement))
    return {
      ...shown,
      reason: `${reason} ${text.newToday}`,
      action: text.meetInReview,
      href: '/revisao/',
    };
  const place =
    lesson ??
    course.items.find((item) => item.taskStatement === taskStatement && item.lesson !== null)?.lesson;
  const title = course.lessons.find(({ id }) => id === place)?.title ?? '';
  return {
    ...shown,
    reason: `${reason} ${text.place(title)}`,
    action: kind === 'lesson' ? text.lesson : text.meet,
    href: place ? `/licoes/${place}/` : '/licoes/',
  };
}
