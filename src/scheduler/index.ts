// Public face of the scheduler: the log in, cards and plans out. Pure; `now` is always passed in.
export type { Card, CardReason, CardState } from './card.ts';
export {
  deriveProgress,
  type ExerciseProgress,
  type Progress,
  type QuestionProgress,
  splitItem,
} from './derive-progress.ts';
export {
  eventsForAnswer,
  eventsForAttempt,
  eventsForLessonFinished,
  eventsForLessonReopened,
  eventsForReview,
} from './events-for.ts';
export { xpFor } from './experience.ts';
export { intervalLabel } from './interval-label.ts';
export { compareEvents, liveEvents } from './live-events.ts';
export { type PlannedReview, planReview, ratings } from './plan-review.ts';
export { cardsByTomorrow, dueCards, laterCards, nextDueAt, studyDaysUntil } from './queue.ts';
export { localZone, type StudyZone, startOfStudyDay, studyDay } from './study-day.ts';
export { type UndoneReview, undoLastReview } from './undo-review.ts';
