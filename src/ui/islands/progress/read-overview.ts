// Everything the progress page shows, counted from the statistics beside the log. Pure: figures in, tables out.
import {
  type BandRow,
  type CalendarRow,
  difficultyBands,
  type ForecastRow,
  forecastLoad,
  type KnowledgeRow,
  knowledgeBy,
  type Progress,
  type RetentionRow,
  retentionOfDays,
  type Statistics,
  stabilityBands,
  studyDay,
} from '../../../scheduler/index.ts';
import { type CalendarDay, calendarWeeks, doneOn, timeByWeek, type WeekTime } from './calendar-weeks.ts';
import type { CourseMap } from './course-map.ts';
import { type ExerciseOutcomes, exerciseOutcomes } from './exercise-outcomes.ts';
import { queueOfToday } from './queue-of-today.ts';
import { type Standing, standingOf } from './standing.ts';
import { type ShownStep, stepsToShow } from './steps-to-show.ts';

export interface Overview {
  progress: Progress;
  standing: Standing;
  steps: ShownStep[];
  /** Days with work in them; empty for somebody who has not begun. */
  days: CalendarRow[];
  weeks: CalendarDay[][];
  weekTimes: WeekTime[];
  totalTimeMs: number;
  /** Graded reviews in all, and their mean time; null without reviews. */
  reviews: number;
  meanReviewMs: number | null;
  daysOfLastMonth: number;
  forecast: ForecastRow[];
  /** Cards that the review shows now. */
  waitingToday: number;
  /** Retention over the last 30 days and since the beginning. */
  retention: { lastMonth: RetentionRow[]; ever: RetentionRow[] };
  stability: BandRow[];
  difficulty: BandRow[];
  domains: KnowledgeRow[];
  taskStatements: KnowledgeRow[];
  objectives: KnowledgeRow[];
  exercises: ExerciseOutcomes;
}

const monthDays = 30;
const weeksOfTime = 12;

/** Counts the overview at the moment of the statistics. */
export function readOverview({ progress, days }: Statistics, { course }: { course: CourseMap }): Overview {
  const { now, zone } = progress;
  const today = studyDay(now, zone);
  const monthAgo = today - monthDays + 1;
  const lastMonth = retentionOfDays(days, { fromDay: monthAgo, toDay: today });
  const ofExam = course.items.filter(({ scope }) => scope !== 'beyond');
  const reviews = sumOf(days, (row) => row.reviews);
  const queue = queueOfToday({ progress, course });
  return {
    progress,
    standing: standingOf({ progress, course, retention: lastMonth.find(({ cards }) => cards === 'all') }),
    steps: stepsToShow({ progress, course, queue }),
    days: days.filter((row) => doneOn(row) > 0),
    weeks: calendarWeeks(days, { today }),
    weekTimes: timeByWeek(days, { today, weeks: weeksOfTime }),
    totalTimeMs: sumOf(days, (row) => row.timeMs),
    reviews,
    meanReviewMs: reviews === 0 ? null : sumOf(days, (row) => row.reviewTimeMs) / reviews,
    daysOfLastMonth: days.filter(({ day }) => day >= monthAgo && day <= today).length,
    forecast: forecastLoad(progress, { days: monthDays }),
    waitingToday: queue.waiting.length,
    retention: { lastMonth, ever: retentionOfDays(days, { fromDay: -Infinity, toDay: today }) },
    stability: stabilityBands(progress),
    difficulty: difficultyBands(progress),
    domains: knowledgeBy('domain', { progress, items: ofExam, at: now }).sort(byKey),
    taskStatements: knowledgeBy('task-statement', { progress, items: ofExam, at: now }).sort(byKey),
    objectives: knowledgeBy('objective', { progress, items: course.items, at: now }),
    exercises: exerciseOutcomes({ progress, course }),
  };
}

function sumOf<T>(rows: readonly T[], figure: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + figure(row), 0);
}

/** In the order of the exam guide, whatever the course begins with. */
function byKey(left: KnowledgeRow, right: KnowledgeRow): number {
  return left.key < right.key ? -1 : 1;
}
