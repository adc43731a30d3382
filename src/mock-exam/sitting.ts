// One sitting of a mock exam, rebuilt from the log: form, answers, flags and time, so that a closed tab loses nothing. Pure.
import type { EventBody, ExamMode, ProgressEvent } from '../core/index.ts';
import { compareEvents, liveEvents } from '../scheduler/index.ts';

export interface SittingAnswer {
  chosen: string[];
  correct: boolean;
  flagged: boolean;
  /** Time spent on the question, over all visits. */
  elapsedMs: number;
}

export interface Sitting {
  exam: string;
  mode: ExamMode;
  language: 'pt' | 'en';
  seed: number;
  questions: readonly string[];
  timeLimitMs: number;
  startedAt: number;
  status: 'running' | 'paused' | 'finished';
  finishedAt: number | null;
  finishedBy: 'handed-in' | 'time-up' | null;
  answers: ReadonlyMap<string, SittingAnswer>;
  /** Time used up to the last stop of the clock, and since when it runs again; null while it stands. */
  spentMs: number;
  runningSince: number | null;
  /** Last sign of life. */
  lastAt: number;
}

type Draft = { -readonly [Key in keyof Sitting]: Sitting[Key] } & { answers: Map<string, SittingAnswer> };

/** All sittings of a log in any order, the earliest first. */
export function readSittings(events: readonly ProgressEvent[]): Sitting[] {
  const live = liveEvents(events);
  // Begun first: an entry whose clock was set back stands before the beginning, and still belongs to it.
  const sittings = new Map<string, Draft>();
  for (const { at, body } of live)
    if (body.type === 'exam-started' && !sittings.has(body.exam)) sittings.set(body.exam, begin(body, at));
  const later = new Map<string, LaterEntry[]>();
  for (const { id, at, body } of live) {
    if (!('exam' in body) || body.type === 'exam-started') continue;
    const entries = later.get(body.exam) ?? [];
    entries.push({ id, at, body });
    later.set(body.exam, entries);
  }
  for (const [exam, entries] of later) {
    const sitting = sittings.get(exam);
    if (sitting === undefined) continue;
    // What comes after the end (another tab, late) changes nothing: the report was seen.
    for (const { at, body } of inOrder(entries, { from: sitting.startedAt }))
      if (sitting.status !== 'finished') advance(sitting, body, at);
  }
  return [...sittings.values()];
}

/**
 * A sitting's entries as they happened: those of one device in the order of its counter, whatever its clock said; where
 * that went back, time stands until it has caught up.
 */
function inOrder(entries: readonly LaterEntry[], { from }: { from: number }): LaterEntry[] {
  const latest = new Map<string, number>();
  const byCounter = entries.toSorted((one, other) => splitId(one.id)[1] - splitId(other.id)[1]);
  const risen = byCounter.map((entry): LaterEntry => {
    const [device] = splitId(entry.id);
    const at = Math.max(entry.at, latest.get(device) ?? from);
    latest.set(device, at);
    return { ...entry, at };
  });
  return risen.sort(compareEvents);
}

/** Time left at `now`; never less than nothing. */
export function timeLeftMs(sitting: Sitting, { now }: { now: number }): number {
  const running = sitting.runningSince === null ? 0 : Math.max(0, now - sitting.runningSince);
  return Math.max(0, sitting.timeLimitMs - sitting.spentMs - running);
}

/**
 * What to append when a sitting is opened again: the clock goes on from the last sign of life, not from when the tab was
 * closed. Empty for a finished one.
 */
export function eventsForReopening({ exam, status }: Sitting): EventBody[] {
  return status === 'finished' ? [] : [{ type: 'exam-resumed', exam }];
}

type Started = Extract<EventBody, { type: 'exam-started' }>;
type Later = Exclude<Extract<EventBody, { exam: string }>, Started>;
type LaterEntry = Pick<ProgressEvent, 'id' | 'at'> & { body: Later };

function begin({ type: _, ...form }: Started, at: number): Draft {
  return {
    ...form,
    startedAt: at,
    status: 'running',
    finishedAt: null,
    finishedBy: null,
    answers: new Map(),
    spentMs: 0,
    runningSince: at,
    lastAt: at,
  };
}

function advance(sitting: Draft, body: Later, at: number): void {
  switch (body.type) {
    case 'exam-answered': {
      if (!sitting.questions.includes(body.question)) return;
      const before = sitting.answers.get(body.question)?.elapsedMs ?? 0;
      const { chosen, correct, flagged, elapsedMs } = body;
      sitting.answers.set(body.question, { chosen, correct, flagged, elapsedMs: before + elapsedMs });
      break;
    }
    case 'exam-paused':
      stopClock(sitting, at);
      sitting.status = 'paused';
      break;
    case 'exam-resumed':
      // Still running: the tab was closed without a pause, so its time ended with the last sign of life.
      stopClock(sitting, sitting.lastAt);
      sitting.status = 'running';
      sitting.runningSince = at;
      break;
    case 'exam-finished':
      stopClock(sitting, at);
      sitting.status = 'finished';
      sitting.finishedAt = at;
      sitting.finishedBy = body.reason;
      break;
  }
  sitting.lastAt = at;
}

function stopClock(sitting: Draft, at: number): void {
  if (sitting.runningSince !== null) sitting.spentMs += Math.max(0, at - sitting.runningSince);
  sitting.spentMs = Math.min(sitting.spentMs, sitting.timeLimitMs);
  sitting.runningSince = null;
}

function splitId(id: string): [device: string, counter: number] {
  const colon = id.lastIndexOf(':');
  return [id.slice(0, colon), Number(id.slice(colon + 1))];
}
