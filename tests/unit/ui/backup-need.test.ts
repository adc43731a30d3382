import { describe, expect, it } from 'vitest';
import type { EventBody, ProgressEvent } from '../../../src/core/index.ts';
import { backupNeed } from '../../../src/ui/islands/data/backup-need.ts';
import { eventsForSnooze, type Settings } from '../../../src/ui/islands/data/log-settings.ts';

const day = 86_400_000;
const now = 100 * day;
const work: EventBody = { type: 'review', item: 'question:a', rating: 3, elapsedMs: 1 };
const entries = (count: number, body: EventBody = work): ProgressEvent[] =>
  Array.from({ length: count }, (_, index) => ({ id: `device:${index + 1}`, at: now, body }));
const settingsOf = (...bodies: EventBody[]): Settings =>
  new Map(bodies.flatMap((body) => (body.type === 'setting' ? [[body.key, body.value] as const] : [])));
const need = (options: Partial<Parameters<typeof backupNeed>[0]>) =>
  backupNeed({ unsaved: [], lastExportAt: null, settings: new Map(), firstAt: null, now, ...options });

describe('a backup is worth a reminder', () => {
  it.each([
    ['with nothing done', { unsaved: [] }, false],
    ['with a little work of today', { unsaved: entries(49), firstAt: now }, false],
    ['with much work', { unsaved: entries(50), firstAt: now }, true],
    ['with a little work of two weeks', { unsaved: entries(1), firstAt: now - 14 * day }, true],
    ['with no new work, however old the copy', { lastExportAt: 0 }, false],
    [
      'with a little work since a copy of two weeks',
      { unsaved: entries(1), lastExportAt: now - 14 * day, firstAt: 0 },
      true,
    ],
    [
      'with a little work since a fresh copy',
      { unsaved: entries(9), lastExportAt: now - day, firstAt: 0 },
      false,
    ],
    [
      'with settings alone',
      { unsaved: entries(90, { type: 'setting', key: 'a', value: 1 }), firstAt: 0 },
      false,
    ],
    [
      'before the day that the learner named',
      { unsaved: entries(90), settings: settingsOf(...eventsForSnooze({ until: now + 1 })) },
      false,
    ],
    [
      'from the day that the learner named',
      { unsaved: entries(90), settings: settingsOf(...eventsForSnooze({ until: now })) },
      true,
    ],
    [
      'whatever longer silence an imported log asks for',
      { unsaved: entries(90), settings: settingsOf(...eventsForSnooze({ until: now + 8 * day })) },
      true,
    ],
  ])('%s: %#', (_when, options, remind) => {
    expect(need(options).remind).toBe(remind);
  });

  it('and says how much is at stake since when', () => {
    expect(need({ unsaved: entries(7), lastExportAt: now - 3.5 * day, firstAt: 0 })).toMatchObject({
      entries: 7,
      days: 3,
    });
    expect(need({ unsaved: entries(7), firstAt: now - 20 * day })).toMatchObject({
      days: 20,
      lastExportAt: null,
    });
  });
});
