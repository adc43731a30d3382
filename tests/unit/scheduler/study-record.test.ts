import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProgressEvent, ProgressFile } from '../../../src/core/index.ts';
import {
  deriveStatistics,
  openStudyRecord,
  replayVersion,
  retentionOfDays,
  reviewHistory,
  studyCalendar,
  trueRetention,
} from '../../../src/scheduler/index.ts';
import { packColumn, unpackColumn } from '../../../src/scheduler/pack-columns.ts';

const zone = { dayStartHour: 4, utcOffsetMinutesAt: () => -180 };
const file = new URL('../../fixtures/released/v1-export.json', import.meta.url);
const { events }: ProgressFile = JSON.parse(readFileSync(file, 'utf8'));
const now = Date.UTC(2026, 9, 30);
/** The same learner without a change of the hour at which days begin, which the older tables count by its last value. */
const sameHour = events.filter(({ body }) => body.type !== 'setting' || body.key !== 'day-start-hour');

describe('statistics by day', () => {
  it('agree with the tables counted from all events', () => {
    const { days } = deriveStatistics(sameHour, { now, zone });
    const rows = days.map(({ introduced: _, reviewTimeMs: __, young, mature, learning, ...row }) => row);
    expect(rows).toEqual(studyCalendar(sameHour, { zone }));
    const records = reviewHistory(sameHour, { zone });
    const all = { fromDay: -Infinity, toDay: Infinity };
    const plain = (rows: ReturnType<typeof retentionOfDays>) =>
      rows.map(({ cards, reviews, expected }) => [
        cards,
        reviews.trials,
        reviews.successes,
        expected?.toFixed(9),
      ]);
    expect(plain(retentionOfDays(days, all))).toEqual(plain(trueRetention(records, all)));
    const sum = (of: (day: (typeof days)[number]) => number) =>
      days.reduce((total, day) => total + of(day), 0);
    expect(sum(({ introduced }) => introduced)).toBe(records.filter(({ kind }) => kind === 'first').length);
    expect(sum(({ learning }) => learning.reviews)).toBe(
      records.filter(({ kind }) => kind === 'step' || kind === 'same-day').length,
    );
    expect(sum(({ reviewTimeMs }) => reviewTimeMs)).toBe(
      records.reduce((total, { elapsedMs }) => total + elapsedMs, 0),
    );
  });

  it('keep an event on the day that it had when it happened', () => {
    const at = Date.UTC(2026, 9, 2, 10);
    const lesson = { type: 'lesson-finished' as const, lesson: 'l', cards: [] };
    const log: ProgressEvent[] = [
      { id: 'device:1', at, body: lesson },
      { id: 'device:2', at: at + 1, body: { type: 'setting', key: 'day-start-hour', value: 12 } },
      { id: 'device:3', at: at + 2, body: lesson },
    ];
    const dates = deriveStatistics(log, { now, zone }).days.map(({ date }) => date);
    expect(dates).toEqual(['2026-10-01', '2026-10-02']);
  });
});

describe('a study record', () => {
  it('put away and taken out anywhere goes on as if it had not been', () => {
    const whole = openStudyRecord({ zone });
    const takenBack = whole.takenBackBy(events);
    whole.advance(events, { takenBack });
    for (let cut = 0; cut <= events.length; cut += 7) {
      const first = openStudyRecord({ zone });
      first.advance(events.slice(0, cut), { takenBack });
      const second = openStudyRecord({ zone, packed: structuredClone(first.pack()) });
      second.advance(events.slice(cut), { takenBack });
      // Targets of undo events that lie before the cut are kept as if they might still come; they never do.
      expect({ ...second.pack(), ahead: [] }).toEqual({ ...whole.pack(), ahead: [] });
    }
  });

  it('takes no event that is older, known, or an undo', () => {
    const record = openStudyRecord({ zone });
    record.advance(events, { takenBack: record.takenBackBy(events) });
    const before = record.pack();
    const last = events.at(-1);
    if (last === undefined) throw new Error('an empty log');
    const undo = { type: 'undo' as const, target: last.id };
    expect(record.apply([last])).toBe(false);
    expect(record.apply([{ ...last, id: 'other:1', at: last.at - 1 }])).toBe(false);
    expect(record.apply([{ id: 'other:1', at: last.at + 1, body: undo }])).toBe(false);
    expect(record.pack()).toEqual(before);
    expect(record.apply([{ ...last, id: 'other:1', at: last.at + 1 }])).toBe(true);
  });

  it('says of the released log what it said when its version was last raised', () => {
    // Stored records are believed by their version. Where this fails, replaying gives another result than before, or it is
    // packed otherwise: raise `replayVersion`, and only then write the new digest here.
    const record = openStudyRecord({ zone });
    record.advance(events, { takenBack: record.takenBackBy(events) });
    const text = JSON.stringify(record.pack(), (_key, value: unknown) =>
      value instanceof Float64Array || value instanceof Uint8Array ? [...value] : value,
    );
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect({ version: replayVersion, digest }).toEqual({ version: 2, digest: '87f487ce9bb0b2bd' });
  });
});

describe('a column', () => {
  const anyValue = fc.oneof(
    fc.constant(null),
    // Among other values a number is written as JSON, which knows neither infinity nor a negative zero.
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
    fc.string(),
    fc.record({ chosen: fc.array(fc.string()), at: fc.nat() }),
  );
  it('gives back what was put in, whatever form it takes', () => {
    const lists = fc.oneof(
      fc.array(anyValue),
      fc.array(fc.option(fc.double({ noNaN: true }))),
      fc.array(fc.constantFrom('new', 'review', null, true)),
      fc.array(fc.string(), { minLength: 250, maxLength: 300 }),
    );
    fc.assert(
      fc.property(lists, (values) => {
        expect(unpackColumn(structuredClone(packColumn(values)))).toEqual(values);
      }),
      { numRuns: 300 },
    );
  });
});
