// A text for what a calendar says between two instants: what was derived by another calendar doesn't hold. Pure.
import type { StudyZone } from '../scheduler/index.ts';

const weekMs = 604_800_000;
const mostSamples = 4_000;

/** Equal for zones that have the same hour of beginning and the same offsets from week to week. */
export function zoneMark(zone: StudyZone, { from, to }: { from: number; to: number }): string {
  const step = Math.max(weekMs, (to - from) / mostSamples);
  const changes: string[] = [];
  let last: number | null = null;
  for (let at = from; at < to + step; at += step) {
    const offset = zone.utcOffsetMinutesAt(at);
    if (offset !== last) changes.push(`${Math.round((at - from) / step)}:${offset}`);
    last = offset;
  }
  return `${zone.dayStartHour} ${changes.join(' ')}`;
}
