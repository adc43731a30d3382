import { describe, expect, it } from 'vitest';
import { startOfStudyDay, studyDay } from '../../../src/scheduler/index.ts';
import { day, hour, morning, saoPaulo } from './sample-log.ts';

describe('study days', () => {
  it('begin at the chosen local hour, so a night owl’s work belongs to the evening before', () => {
    const evening = Date.UTC(2026, 11, 2, 1); // 22:00 on 1 December in São Paulo
    const night = Date.UTC(2026, 11, 2, 6, 59); // 03:59
    expect(studyDay(evening, saoPaulo)).toBe(studyDay(morning, saoPaulo));
    expect(studyDay(night, saoPaulo)).toBe(studyDay(morning, saoPaulo));
    expect(studyDay(night + 60_000, saoPaulo)).toBe(studyDay(morning, saoPaulo) + 1);
  });

  it('start exactly where the day before ends', () => {
    const start = startOfStudyDay(studyDay(morning, saoPaulo), saoPaulo);
    expect(start).toBe(Date.UTC(2026, 11, 1, 7));
    expect(studyDay(start, saoPaulo)).toBe(studyDay(morning, saoPaulo));
    expect(studyDay(start - 1, saoPaulo)).toBe(studyDay(morning, saoPaulo) - 1);
  });

  it('start at the chosen hour on both sides of a clock change', () => {
    const change = Date.UTC(2026, 2, 29, 1); // Lisbon moves to +60 at 01:00 UTC
    const lisbon = { dayStartHour: 4, utcOffsetMinutesAt: (at: number) => (at < change ? 0 : 60) };
    const today = studyDay(change + 12 * hour, lisbon);
    expect(startOfStudyDay(today, lisbon)).toBe(Date.UTC(2026, 2, 29, 3));
    expect(startOfStudyDay(today - 1, lisbon)).toBe(Date.UTC(2026, 2, 28, 4));
    expect(startOfStudyDay(today + 1, lisbon)).toBe(Date.UTC(2026, 2, 29, 3) + day);
  });
});
