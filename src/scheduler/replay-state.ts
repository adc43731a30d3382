// How far a log has been replayed, and what came of it: the state that a replay works on and that can be put away. Pure.
import type { ProgressEvent } from '../core/index.ts';
import { type AppliedReview, applyEvent } from './apply-event.ts';
import { type Drawing, emptyDrawing } from './drawing.ts';
import { addExperience, type Experience, isStudy, noExperience } from './experience.ts';
import type { Place } from './live-events.ts';
import type { Progress } from './progress.ts';
import { restWeekdaysOf, streakOf } from './streak.ts';
import { type StudyZone, studyDay } from './study-day.ts';
import { type StudyTally, tallyEvent, tallyReview } from './study-tally.ts';

export interface ReplayState {
  drawing: Drawing;
  experience: Experience;
  /** Counted along the way where it is wanted; null where not. */
  tally: StudyTally | null;
  /** Instants of the first and the last event that counts. */
  firstAt: number | null;
  lastAt: number | null;
  /** The last event taken in, whether it counts or not. */
  latest: Place | null;
  /** Ids taken back by undo events that were taken in, while the events themselves may be still to come. */
  ahead: Set<string>;
}

/** The state before the first event. */
export function emptyReplayState(zone: StudyZone): ReplayState {
  return {
    drawing: emptyDrawing(zone),
    experience: noExperience(),
    tally: null,
    firstAt: null,
    lastAt: null,
    latest: null,
    ahead: new Set(),
  };
}

/** Takes in an event that counts; they come in the order of the log. */
export function takeIn(
  state: ReplayState,
  event: ProgressEvent,
  onReview?: (review: AppliedReview) => void,
): void {
  const { drawing, experience, tally } = state;
  state.firstAt ??= event.at;
  state.lastAt = event.at;
  const heard = (review: AppliedReview): void => {
    if (tally !== null) tallyReview(tally, review);
    onReview?.(review);
  };
  applyEvent(drawing, event, tally === null ? onReview : heard);
  if (tally !== null) tallyEvent(tally, { event, zone: drawing.zone });
  addExperience(experience, event.body);
  if (isStudy(event.body)) experience.days.add(studyDay(event.at, drawing.zone));
}

/** What the state says at `now`. Its maps are the state's own. */
export function progressOf(state: ReplayState, { now }: { now: number }): Progress {
  const { drawing, experience } = state;
  const streak = streakOf(experience.days, {
    today: studyDay(now, drawing.zone),
    restWeekdays: restWeekdaysOf(drawing.study.easyDays),
  });
  return {
    now,
    cards: drawing.cards,
    questions: drawing.questions,
    exercises: drawing.exercises,
    lessonsFinished: [...drawing.lessonsFinished],
    settings: drawing.settings,
    study: drawing.study,
    zone: drawing.zone,
    load: drawing.load,
    xp: experience.xp,
    streakDays: streak.days,
    freezesLeft: streak.freezesLeft,
    frozenDays: streak.frozenDays,
    firstAt: state.firstAt,
    lastAt: state.lastAt,
  };
}
