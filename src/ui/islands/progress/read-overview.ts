// Everything the progress page shows, counted from the log. Pure: events in, tables out.
import type { ProgressEvent } from '../../../core/index.ts';
import {
  type BandRow,
  type CalendarRow,
  deriveProgress,
  difficultyBands,
  type ForecastRow,
  forecastLoad,
  type KnowledgeRow,
  knowledgeBy,
  longestEntryMs,
  type Progress,
  type RetentionRow,
  reviewHistory,
  type StudyZone,
  stabilityBands,
  studyCalendar,
  studyDay,
  trueRetention,
} from '../../../scheduler/index.ts';
import { type CalendarDay, calendarWeeks, doneOn, timeByWeek, type WeekTime } from './calendar-weeks.ts';
import type { CourseMap } from './course-map.ts';
import { type ExerciseOutcomes, exerciseOutcomes } from './exercise-outcomes.ts';
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

/** Counts the overview. `zone` defaults to local time; the hour at which the learner's day begins comes from the log. */
export function readOverview(
  events: readonly ProgressEvent[],
  options: { course: CourseMap; now: number; zone?: StudyZone },
): Overview {
  const { course, now } = options;
  const progress = deriveProgress(events, options);
  const { zone } = progress;
  const today = studyDay(now, zone);
  const records = reviewHistory(events, { zone });
  const monthAgo = today - monthDays + 1;
  const lastMonth = trueRetention(records, { fromDay: monthAgo, toDay: today });
  const days = studyCalendar(events, { zone });
  const ofExam = course.items.filter(({ scope }) => scope !== 'beyond');
  const times = records.map(({ elapsedMs }) => Math.min(elapsedMs, longestEntryMs));
  return {
    progress,
    standing: standingOf({ progress, course, retention: lastMonth.find(({ cards }) => cards === 'all') }),
    steps: stepsToShow({ progress, course }),
    days: days.filter((row) => doneOn(row) > 0),
    weeks: calendarWeeks(days, { today }),
    weekTimes: timeByWeek(days, { today, weeks: weeksOfTime }),
    totalTimeMs: days.reduce((sum, row) => sum + row.timeMs, 0),
    reviews: records.length,
    meanReviewMs: times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length,
    daysOfLastMonth: days.filter(({ day }) => day >= monthAgo && day <= today).length,
    forecast: forecastLoad(progress, { days: monthDays }),
    retention: { lastMonth, ever: trueRetention(records, { fromDay: -Infinity, toDay: today }) },
    stability: stabilityBands(progress),
    difficulty: difficultyBands(progress),
    domains: knowledgeBy('domain', { progress, items: ofExam, at: now }),
    taskStatements: knowledgeBy('task-statement', { progress, items: ofExam, at: now }).sort((left, right) =>
      left.key < right.key ? -1 : 1,
    ),
    objectives: knowledgeBy('objective', { progress, items: course.items, at: now }),
    exercises: exerciseOutcomes({ progress, course }),
  };
}
