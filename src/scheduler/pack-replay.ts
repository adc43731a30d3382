// A replay's state put away and taken out again. Pure; what is taken out goes on exactly as the original would.
import type { Card } from './card.ts';
import { refillDrawing } from './drawing.ts';
import type { Place } from './live-events.ts';
import {
  type PackedQuestions,
  packCards,
  packQuestions,
  unpackCards,
  unpackQuestions,
} from './pack-cards.ts';
import { type PackedColumn, type PackedRows, packColumn, unpackColumn } from './pack-columns.ts';
import type { ExerciseProgress } from './progress.ts';
import type { ReplayState } from './replay-state.ts';
import type { SettingValue } from './settings.ts';
import type { StudyZone } from './study-day.ts';
import type { StudyDayRow } from './study-tally.ts';

/** Raised with every change of what replaying makes of a log or of how it is packed: an older pack is then worth nothing. */
export const replayVersion = 2;

export interface PackedReplay {
  cards: PackedRows<Card>;
  questions: PackedQuestions;
  exercises: [string, ExerciseProgress][];
  lessonsFinished: string[];
  settings: [string, SettingValue][];
  load: [number, number][] | null;
  xp: number;
  rewarded: PackedColumn;
  studied: number[];
  days: PackedColumn | null;
  firstAt: number | null;
  lastAt: number | null;
  latest: Place | null;
  ahead: string[];
}

/** A copy of the state, fit to be stored; the replay may go on. */
export function packReplay(state: ReplayState): PackedReplay {
  const { drawing, experience, tally, latest } = state;
  return {
    cards: packCards(drawing.cards),
    questions: packQuestions(drawing.questions),
    exercises: [...drawing.exercises],
    lessonsFinished: [...drawing.lessonsFinished],
    settings: [...drawing.settings],
    load: drawing.load === null ? null : [...drawing.load],
    xp: experience.xp,
    rewarded: packColumn([...experience.rewarded]),
    studied: [...experience.days],
    days: tally === null ? null : packColumn([...tally.days.values()]),
    firstAt: state.firstAt,
    lastAt: state.lastAt,
    latest: latest === null ? null : { id: latest.id, at: latest.at },
    ahead: [...state.ahead],
  };
}

/** The state as it was packed; `zone` must give the offsets that it was made with. */
export function unpackReplay(packed: PackedReplay, { zone }: { zone: StudyZone }): ReplayState {
  const { days } = packed;
  return {
    drawing: refillDrawing(zone, {
      cards: unpackCards(packed.cards),
      questions: unpackQuestions(packed.questions),
      exercises: new Map(packed.exercises),
      lessonsFinished: new Set(packed.lessonsFinished),
      settings: new Map(packed.settings),
      load: packed.load === null ? null : new Map(packed.load),
    }),
    experience: {
      xp: packed.xp,
      rewarded: new Set(unpackColumn<string>(packed.rewarded)),
      days: new Set(packed.studied),
    },
    tally:
      days === null ? null : { days: new Map(unpackColumn<StudyDayRow>(days).map((row) => [row.day, row])) },
    firstAt: packed.firstAt,
    lastAt: packed.lastAt,
    latest: packed.latest,
    ahead: new Set(packed.ahead),
  };
}
