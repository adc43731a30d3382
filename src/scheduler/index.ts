// Public face of the scheduler: the log in, cards and plans out. Pure; `now` is always passed in.

export type { AppliedReview } from './apply-event.ts';
export type { Card, CardReason, CardState } from './card.ts';
export { type BandRow, difficultyBands, stabilityBands } from './card-bands.ts';
export { certificateMonths } from './certificate-months.ts';
export { deriveProgress } from './derive-progress.ts';
export {
  eventsForAnswer,
  eventsForAttempt,
  eventsForLessonFinished,
  eventsForLessonReopened,
  eventsForReview,
} from './events-for.ts';
export { type ExamPhase, type ExamPlan, planExam } from './exam-plan.ts';
export { xpFor } from './experience.ts';
export { intervalLabel } from './interval-label.ts';
export { domainOf, type FactsOf, type ItemFacts, siblingKeys } from './item-facts.ts';
export { type KnowledgeGroup, type KnowledgeRow, knowledgeBy } from './knowledge.ts';
export { compareEvents, liveEvents } from './live-events.ts';
export { eventsForMark, isMarked, leeches } from './mark-card.ts';
export { type ExamWeights, type NextStep, nextSteps } from './next-steps.ts';
export { type PackedReplay, replayVersion } from './pack-replay.ts';
export { type PlannedReview, planReview, ratings } from './plan-review.ts';
export { type ExerciseProgress, type Progress, type QuestionProgress, splitItem } from './progress.ts';
export { type ProjectedDay, projectLoad } from './project-load.ts';
export { dueCards, laterCards, nextDueAt, studyDaysUntil } from './queue.ts';
export { lastingRecallAt, recallAt } from './recall.ts';
export { openReplay, type Replay } from './replay.ts';
export { retentionTarget, studyDayOfDate } from './retention-target.ts';
export {
  matureDays,
  type RetentionRow,
  type ReviewKind,
  type ReviewRecord,
  reviewHistory,
  trueRetention,
} from './review-history.ts';
export {
  defaultSettings,
  eventsForDefaults,
  eventsForSettings,
  isLearningStep,
  type LearningStep,
  mostSteps,
  readSettings,
  type StudySettings,
  settingKeys,
  studySettings,
} from './settings.ts';
export { type Share, shareOf } from './share.ts';
export { daysPerFreeze, mostFreezes, type Streak, streakOf } from './streak.ts';
export {
  type CalendarRow,
  dateOfStudyDay,
  type ForecastRow,
  forecastLoad,
  longestEntryMs,
  studyCalendar,
} from './study-calendar.ts';
export { localZone, type StudyZone, startOfStudyDay, studyDay } from './study-day.ts';
export {
  type DayPlan,
  eventsForIntroductions,
  type HoldReason,
  type StudyQueue,
  studyQueue,
} from './study-queue.ts';
export { deriveStatistics, openStudyRecord, type Statistics, type StudyRecord } from './study-record.ts';
export { type RecallTally, retentionOfDays, type StudyDayRow } from './study-tally.ts';
export { type UndoneAction, undoLastAction } from './undo-action.ts';
