import { describe, expect, it } from 'vitest';
import type { EventBody, ItemId, ProgressEvent, Rating } from '../../../src/core/index.ts';
import type { StudyZone } from '../../../src/scheduler/index.ts';
import { csvRow } from '../../../src/takeout/csv-row.ts';
import { reviewColumns, reviewCsv } from '../../../src/takeout/index.ts';

const zone: StudyZone = { dayStartHour: 4, utcOffsetMinutesAt: () => -180 };
const start = Date.UTC(2026, 11, 1, 5, 30);
const day = 86_400_000;
const review = (item: ItemId, rating: Rating, elapsedMs = 12_340): EventBody => ({
  type: 'review',
  item,
  rating,
  elapsedMs,
});
const log = (...entries: [at: number, body: EventBody][]): ProgressEvent[] =>
  entries.map(([at, body], index) => ({ id: `-device:${index + 1}`, at, body }));
const factsOf = (item: ItemId) =>
  item === 'question:a'
    ? {
        item,
        taskStatement: '2.3',
        objective: null,
        lesson: 'licao-x',
        section: null,
        exercise: null,
      }
    : null;
const rowsOf = (events: ProgressEvent[]) =>
  [...reviewCsv(events, { factsOf, zone })]
    .join('')
    .split('\r\n')
    .slice(0, -1)
    .map((row) => row.split(','))
    .map((row) => Object.fromEntries(reviewColumns.map((column, index) => [column, row[index]])));

describe('the CSV of reviews', () => {
  const events = log(
    [start, review('question:a', 3)],
    [start + 3 * day, review('question:a', 1)],
    [start + 3 * day, review('exercise:gone', 4)],
  );
  const [header, first, second, other, ...more] = rowsOf(events);

  it('begins with its column names and has one row per review', () => {
    expect(Object.values(header ?? {})).toEqual([...reviewColumns]);
    expect(more).toEqual([]);
  });
  it('tells when, in the learner’s own time and study day', () => {
    // Half past two in the morning belongs to the study day before.
    expect(first).toMatchObject({ reviewed_at: '2026-12-01T02:30:00-03:00', study_day: '2026-11-30' });
  });
  it('tells what was known before and after', () => {
    expect(first).toMatchObject({
      state_before: 'new',
      stability_before: '',
      retrievability_before: '',
      rating: '3',
      elapsed_seconds: '12.3',
    });
    expect(Number(first?.stability_after)).toBeGreaterThan(1);
    expect(second).toMatchObject({ rating: '1', stability_before: first?.stability_after });
    expect(Number(second?.retrievability_before)).toBeLessThan(1);
    expect(Number(second?.stability_after)).toBeLessThan(Number(second?.stability_before));
  });
  it('names lesson, domain and task statement, and leaves them empty for what the course no longer has', () => {
    expect(first).toMatchObject({ kind: 'question', lesson: 'licao-x', domain: '2', task_statement: '2.3' });
    expect(other).toMatchObject({ kind: 'exercise', item: 'exercise:gone', lesson: '', domain: '' });
  });
  it('has no review that was taken back', () => {
    const undone = log([start, review('question:a', 3)], [start + 1, { type: 'undo', target: '-device:1' }]);
    expect(rowsOf(undone)).toHaveLength(1);
  });
  it('begins no field with a sign that a spreadsheet would run', () => {
    expect(first?.review_id).toBe("'-device:1");
  });
  it('comes in pieces that make one file, however long the log', () => {
    const long = log(
      ...Array.from({ length: 9000 }, (_, index): [number, EventBody] => [
        start + index * 1000,
        index % 3 === 0 ? review('question:a', 3) : { type: 'setting', key: 'k', value: index },
      ]),
    );
    const pieces = [...reviewCsv(long, { factsOf, zone })];
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('').split('\r\n')).toHaveLength(3002);
  });
});

it.each([
  [['a', 1.5, null], 'a,1.5,\r\n'],
  [['a,b', 'c"d', 'e\nf'], '"a,b","c""d","e\nf"\r\n'],
  [['=1+1', '@a', '+b', '-c'], "'=1+1,'@a,'+b,'-c\r\n"],
  [['=A1,"x"'], '"\'=A1,""x"""\r\n'],
])('fields %j are written as RFC 4180 wants them', (values, row) => {
  expect(csvRow(values)).toBe(row);
});
