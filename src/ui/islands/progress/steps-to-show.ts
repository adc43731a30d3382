// "O que fazer agora" as the page shows it: a few steps with their titles, reasons and the place they lead to. Pure.
import { type NextStep, nextSteps, type Progress } from '../../../scheduler/index.ts';
import { progressText } from '../../strings/pt.progress.ts';
import type { CourseMap } from './course-map.ts';
import { type QueueOfToday, queueOfToday } from './queue-of-today.ts';

export interface ShownStep {
  key: string;
  title: string;
  reason: string;
  action: string;
  href: string;
}

/** A step with what is said where it shares its place with others. */
interface PlacedStep extends Pick<NextStep, 'taskStatement' | 'weight' | 'state'> {
  href: string;
  action: string;
  /** Said once of the place, after the reasons. */
  note: string;
  /** The place's own name, for a step that stands for several task statements. */
  place: string;
}

const text = progressText.steps;
const most = 4;
/** Reasons that a step shows; the others are named by their task statements alone. */
const mostReasons = 2;
const review = '/revisao/';

/**
 * One step per place. What waits in the review comes first, then the next lesson of the course, as on the home page; then
 * the most worthwhile. Content beyond the exam has no weight in it; what waits of it is said apart.
 */
export function stepsToShow(options: {
  progress: Progress;
  course: CourseMap;
  queue?: QueueOfToday;
}): ShownStep[] {
  const { progress, course } = options;
  const items = course.items.filter(({ scope }) => scope !== 'beyond');
  const queue = options.queue ?? queueOfToday(options);
  // What the day's limits hold back is no call to the review: it would say that the day is done.
  const waiting = new Set(queue.waiting.map(({ item }) => item));
  const facts = new Map(items.map((item) => [item.item, item]));
  const met = new Set(queue.fresh.flatMap((item) => facts.get(item)?.taskStatement ?? []));
  const places = new Map<string, PlacedStep[]>();
  for (const step of nextSteps({ progress, items, exam: course.exam, waiting })) {
    const placed = placeOf(step, { course, met });
    places.set(placed.href, [...(places.get(placed.href) ?? []), placed]);
  }
  const finished = new Set(progress.lessonsFinished);
  const lesson = course.lessons.find(({ id }) => !finished.has(id));
  const first = [...(waiting.size > 0 ? [review] : []), ...(lesson ? [`/licoes/${lesson.id}/`] : [])];
  const order = [...first.filter((href) => places.has(href)), ...places.keys()];
  const shown = [...new Set(order)]
    .slice(0, most)
    .map((href) => show(places.get(href) ?? [], course))
    .filter((step) => step !== null);
  const beyond = new Set(course.items.filter(({ scope }) => scope === 'beyond').map(({ item }) => item));
  const waitingBeyond = [...waiting].filter((item) => beyond.has(item)).length;
  if (waitingBeyond === 0) return shown;
  const reason = text.beyondReason(waitingBeyond);
  if (shown.some(({ href }) => href === review))
    return shown.map((step) =>
      step.href === review ? { ...step, reason: `${step.reason} ${reason}` } : step,
    );
  return [...shown, { key: 'beyond', title: text.beyond, reason, action: text.review, href: review }];
}

function placeOf(
  step: NextStep,
  { course, met }: { course: CourseMap; met: ReadonlySet<string> },
): PlacedStep {
  const { kind, taskStatement, weight, state } = step;
  const words = { taskStatement, weight, state };
  if (kind === 'review')
    return { ...words, href: review, action: text.review, note: '', place: text.inReview };
  if (kind === 'meet' && met.has(taskStatement))
    return { ...words, href: review, action: text.meetInReview, note: text.newToday, place: text.inReview };
  const id =
    step.lesson ??
    course.items.find((item) => item.taskStatement === taskStatement && item.lesson !== null)?.lesson;
  const title = course.lessons.find((lesson) => lesson.id === id)?.title ?? '';
  return {
    ...words,
    href: id ? `/licoes/${id}/` : '/licoes/',
    action: kind === 'lesson' ? text.lesson : text.meet,
    note: text.place(title),
    place: title,
  };
}

/** The steps of one place as one; null without any. */
function show(steps: readonly PlacedStep[], course: CourseMap): ShownStep | null {
  const [step] = steps;
  if (step === undefined) return null;
  const { taskStatement, href, action, place } = step;
  const name = course.exam.taskStatements.find(({ id }) => id === taskStatement)?.title ?? '';
  const alone = steps.length === 1;
  const told = steps.slice(0, mostReasons).flatMap(({ weight, state }) => [weight, state]);
  const others = steps.slice(mostReasons).map((other) => other.taskStatement);
  const sentences = [
    ...told,
    ...(others.length === 0 ? [] : [text.alsoHere(others)]),
    ...(alone ? [step.note] : []),
  ].filter(Boolean);
  return {
    key: taskStatement,
    title: alone ? `${taskStatement} · ${name}` : place,
    reason: [...new Set(sentences)].join(' '),
    action,
    href,
  };
}
