// The day in two numbers, as the review would show it, for the snapshot that light pages read. Pure.
import type { CountDay } from '../../../../storage/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { openCourse } from '../course.ts';
import { readDay } from './read-day.ts';

/** Counts days with the course of a catalogue. New items without a card count where an exam's plan asks for them. */
export function dayCounter(catalogue: Catalogue): CountDay {
  const course = openCourse(catalogue);
  return (progress) => {
    const { waiting, introduce } = readDay(progress, { course, wantedEarly: new Set() });
    const planned = progress.study.examDate === null ? 0 : introduce.length;
    const fresh = waiting.filter(({ state }) => state === 'new').length;
    return { due: waiting.length, newToday: fresh + planned };
  };
}
