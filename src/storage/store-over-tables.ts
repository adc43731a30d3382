// The one implementation of ProgressStore, over any tables. Runs in the page and in tests.
// It must not touch a database, a clock or randomness of its own.
import {
  type Draft,
  draftSchema,
  type EventBody,
  eventBodySchema,
  type ProgressEvent,
  progressEventSchema,
} from '../core/index.ts';
import { compareEvents } from '../scheduler/index.ts';
import { canonicalJson } from './canonical-json.ts';
import { clearAll, readHead, writeRows } from './log-head.ts';
import type { LogDatabase, LogTables, StoredRow } from './log-tables.ts';
import { nextEvents } from './next-events.ts';
import type { ProgressStore, QuarantinedEntry, StoreSurroundings } from './progress-store.ts';
import { readDraft, readRows } from './read-row.ts';
import { replaceDraft } from './replace-draft.ts';
import { openStudyCache } from './study-cache.ts';

/** A store whose data is kept in `database`. */
export function storeOverTables(database: LogDatabase, surroundings: StoreSurroundings): ProgressStore {
  const { random } = surroundings;
  const now = () => Math.max(0, Math.floor(surroundings.clock()));
  const { zone, cacheSizes } = surroundings;
  const study = openStudyCache({
    database,
    now,
    ...(zone === undefined ? {} : { zone }),
    ...(cacheSizes === undefined ? {} : { sizes: cacheSizes }),
  });

  const write = async (tables: LogTables, bodies: EventBody[]): Promise<ProgressEvent[]> => {
    const head = await readHead(tables);
    const newId = () => newDeviceId(random);
    const { device, events } = await nextEvents(tables, { bodies, present: head.device, now: now(), newId });
    await writeRows(tables, { head, rows: events, added: events.length, device });
    return events;
  };

  return {
    lasting: database.lasting,
    append(bodies) {
      // Refused before anything is written: a wrong body is a fault of the caller, not of the learner's data.
      const checked = bodies.map((body) => eventBodySchema.parse(body));
      if (checked.length === 0) return Promise.resolve([]);
      return database.change((tables) => write(tables, checked));
    },
    appendAfterExams: (decide) =>
      database.change(async (tables) => {
        const bodies = decide(await examEvents(tables)).map((body) => eventBodySchema.parse(body));
        return bodies.length === 0 ? [] : write(tables, bodies);
      }),
    appendAfter: ({ since }, decide) =>
      database.change(async (tables) => {
        const events = inOrder(await tables.rowsWithin({ at: since }));
        const bodies = decide(events).map((body) => eventBodySchema.parse(body));
        return bodies.length === 0 ? [] : write(tables, bodies);
      }),
    events: () => database.read(async (tables) => inOrder(await tables.rows())),
    eventsSince: (at) => database.read(async (tables) => inOrder(await tables.rowsWithin({ at }))),
    examEvents: () => database.read(examEvents),
    countEvents: () => study.read(({ events }) => events),
    progress: (options) => study.read(({ record }) => record.progress(options)),
    statistics: (options) => study.read(({ record }) => record.statistics(options)),
    draft: (exercise) => database.read(async (tables) => readDraft(await tables.draft(exercise))),
    saveDraft(draft, options) {
      const checked = draftSchema.parse(draft);
      return database.change(async (tables) => {
        const present = readDraft(await tables.draft(checked.exercise));
        const kept = present === null ? checked : replaceDraft(present, { by: checked, ...options });
        await tables.putDrafts([kept]);
        return kept;
      });
    },
    drafts: () => database.read(async (tables) => readableDrafts(tables)),
    exportFile: () =>
      database.read(async (tables) => {
        const rows = await tables.rows();
        return {
          format: 'pegadinha-progress',
          version: 1,
          exportedAt: now(),
          events: inOrder(rows),
          drafts: await readableDrafts(tables),
          unreadable: (await unreadableAmong(rows, tables)).map(({ entry }) => entry),
        };
      }),
    noteExport: () => database.change((tables) => tables.putExportRow({ key: 'export', at: now() })),
    lastExportAt: () =>
      database.read(async (tables) => {
        const noted = await tables.exportRow();
        return noted === undefined ? null : Math.min(noted.at, now());
      }),
    previewImport: async (text) => {
      const takeIn = await checkedImport(text);
      return database.read((tables) => takeIn(tables, { mode: 'only-count', readUnreadable }));
    },
    importFile: async (text) => {
      const takeIn = await checkedImport(text);
      return database.change((tables) => takeIn(tables, { mode: 'write', readUnreadable }));
    },
    wipe: () => database.change(clearAll),
    onChange: (listener) => database.onChange(listener),
    quarantined: async () => {
      // Where they lie is known from replaying the log; only those without a time must be looked for.
      const ids = await study.read(({ unreadable }) => [...unreadable]);
      return database.read(async (tables) =>
        unreadableAmong([...(await tables.rowsById(ids)), ...(await tables.timelessRows())], tables),
      );
    },
    close: () => database.close(),
  };
}

async function checkedImport(text: string) {
  const { readImport } = await import('./take-in.ts');
  return readImport(text);
}

function inOrder(rows: readonly StoredRow[]): ProgressEvent[] {
  return readRows(rows).events.sort(compareEvents);
}

async function examEvents(tables: LogTables): Promise<ProgressEvent[]> {
  return inOrder([...(await tables.examRows()), ...(await tables.undoRows())]);
}

async function readUnreadable(tables: LogTables): Promise<QuarantinedEntry[]> {
  return unreadableAmong(await tables.rows(), tables);
}

/** Those of the rows that can't be read, and all that was put aside; each entry once. */
async function unreadableAmong(rows: readonly StoredRow[], tables: LogTables): Promise<QuarantinedEntry[]> {
  const aside = (await tables.setAside()).map((text): unknown => JSON.parse(text));
  const byText = new Map<string, QuarantinedEntry>();
  for (const found of [...readRows(rows).unreadable, ...aside.map(describeAside)])
    byText.set(canonicalJson(found.entry), found);
  return [...byText.values()];
}

async function readableDrafts(tables: LogTables): Promise<Draft[]> {
  const drafts = (await tables.drafts()).map(readDraft).filter((draft) => draft !== null);
  return drafts.sort((left, right) => (left.exercise < right.exercise ? -1 : 1));
}

function describeAside(entry: unknown): QuarantinedEntry {
  const parsed = progressEventSchema.safeParse(entry);
  if (parsed.success) return { entry, reason: 'outro evento tem o mesmo id' };
  return readRows([entry]).unreadable[0] ?? { entry, reason: 'ilegível' };
}

function newDeviceId(random: () => number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 12 }, () => letters[Math.floor(random() * letters.length)] ?? 'a').join('');
}
