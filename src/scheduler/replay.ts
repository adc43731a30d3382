// A log replayed step by step: what comes at its end is taken in without a rebuild. Pure but for its own state.
// The state after any steps equals a rebuild from the whole log; where it could not, the step is refused.
import type { ProgressEvent } from '../core/index.ts';
import { type AppliedReview, applyEvent } from './apply-event.ts';
import { emptyDrawing } from './drawing.ts';
import { addExperience, countStreakDays, isStudy, noExperience } from './experience.ts';
import { compareEvents, liveEvents } from './live-events.ts';
import type { Progress } from './progress.ts';
import { localZone, type StudyZone, studyDay } from './study-day.ts';

export interface Replay {
  /**
   * Takes events in that follow all those before. False, and nothing is taken, when only a rebuild gives the truth: an
   * undo, an event that is older or known, one that was taken back before it came.
   */
  apply(events: readonly ProgressEvent[]): boolean;
  /** Progress so far. Its maps change with the next `apply`. */
  progress(options: { now: number }): Progress;
}

/** A replay of a log in any order, duplicates and undo events included. `onReview` hears of each review that counts. */
export function openReplay(
  events: readonly ProgressEvent[],
  options: { zone?: StudyZone; onReview?: (review: AppliedReview) => void },
): Replay {
  const drawing = emptyDrawing(options.zone ?? localZone);
  const experience = noExperience();
  const takenBack = new Set<string>();
  for (const { body } of events) if (body.type === 'undo') takenBack.add(body.target);
  let first: ProgressEvent | null = null;
  let last: ProgressEvent | null = null;
  let latest: ProgressEvent | null = null;
  for (const event of events) if (latest === null || compareEvents(latest, event) < 0) latest = event;
  const take = (event: ProgressEvent): void => {
    first ??= event;
    last = event;
    applyEvent(drawing, event, options.onReview);
    addExperience(experience, event.body);
    if (isStudy(event.body)) experience.days.add(studyDay(event.at, drawing.zone));
  };
  for (const event of liveEvents(events)) take(event);
  return {
    apply(more) {
      let previous = latest;
      for (const event of more) {
        const follows = previous === null || compareEvents(previous, event) < 0;
        if (!follows || event.body.type === 'undo' || takenBack.has(event.id)) return false;
        previous = event;
      }
      for (const event of more) take(event);
      latest = previous;
      return true;
    },
    progress({ now }) {
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
        streakDays: countStreakDays(experience.days, { today: studyDay(now, drawing.zone) }),
        firstAt: first?.at ?? null,
        lastAt: last?.at ?? null,
      };
    },
  };
}
