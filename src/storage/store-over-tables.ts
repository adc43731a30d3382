// The one implementation of ProgressStore, over any tables. Runs in the page and in tests.
// It must not touch a database, a clock or randomness of its own.
import {
  type Draft,
  draftSchema,
  type EventBody,
  eventBodySchema,
  type ProgressEvent,
  type ProgressFile,
  progressEventSchema,
} from '../core/index.ts';
import { compareEvents, deriveProgress } from '../scheduler/index.ts';
import { canonicalJson } from './canonical-json.ts';
import type { DeviceRow, LogDatabase, LogTables } from './log-tables.ts';
import { mergeDrafts, mergeRows } from './merge-entries.ts';
import type { ImportReport, ProgressStore, QuarantinedEntry, StoreSurroundings } from './progress-store.ts';
import { readProgressFile } from './read-progress-file.ts';
import { readDraft, readRows } from './read-row.ts';

/** A store whose data is kept in `database`. */
export function storeOverTables(database: LogDatabase, surroundings: StoreSurroundings): ProgressStore {
  const { clock, random } = surroundings;
  const now = () => Math.max(0, Math.floor(clock()));

  const allEvents = async (tables: LogTables): Promise<ProgressEvent[]> =>
    readRows(await tables.rows()).events.sort(compareEvents);
  const allUnreadable = async (tables: LogTables): Promise<QuarantinedEntry[]> => {
    const inPlace = readRows(await tables.rows()).unreadable;
    const aside = (await tables.setAside()).map((text): unknown => JSON.parse(text));
    const byText = new Map<string, QuarantinedEntry>();
    for (const found of [...inPlace, ...aside.map(describeAside)])
      byText.set(canonicalJson(found.entry), found);
    return [...byText.values()];
  };
  const takeIn = async (tables: LogTables, file: ProgressFile, mode: 'write' | 'only-count') => {
    // An entry that an older version could not read may be readable here.
    const { events, unreadable } = readRows(file.unreadable);
    const incoming = [...file.events, ...events];
    const merged = mergeRows(await tables.rowsById(incoming.map((event) => event.id)), incoming);
    const drafts = mergeDrafts(await tables.drafts(), file.drafts);
    const kept = new Set(await tables.setAside());
    const unreadableHere = new Set((await allUnreadable(tables)).map(({ entry }) => canonicalJson(entry)));
    const foreign = unreadable
      .map(({ entry }) => canonicalJson(entry))
      .filter((text) => !unreadableHere.has(text));
    // A loser of the merge may be in the log until now, so it counts as kept only if it is aside already.
    const aside = [...new Set([...merged.aside, ...foreign])].filter((text) => !kept.has(text));
    if (mode === 'write') {
      await tables.putRows(merged.put);
      await tables.putDrafts(drafts);
      await tables.putAside(aside);
      const device = await tables.device();
      if (device !== undefined) await tables.putDevice(pastImported(device, incoming));
    }
    const report: ImportReport = {
      exportedAt: file.exportedAt,
      eventsInFile: incoming.length,
      eventsAdded: merged.added,
      eventsKnown: merged.known,
      draftsTaken: drafts.length,
      draftsKept: file.drafts.length - drafts.length,
      setAside: aside.length,
    };
    return report;
  };

  return {
    lasting: database.lasting,
    append(bodies: EventBody[]) {
      // Refused before anything is written: a wrong body is a fault of the caller, not of the learner's data.
      const checked = bodies.map((body) => eventBodySchema.parse(body));
      if (checked.length === 0) return Promise.resolve([]);
      return database.change(async (tables) => {
        const device = (await tables.device()) ?? { key: 'device', id: newDeviceId(random), counter: 0 };
        const at = now();
        const events = checked.map(
          (body, index): ProgressEvent => ({ id: `${device.id}:${device.counter + index + 1}`, at, body }),
        );
        await tables.putRows(events);
        await tables.putDevice({ ...device, counter: device.counter + events.length });
        return events;
      });
    },
    events: () => database.read(allEvents),
    eventsSince: async (at) => (await database.read(allEvents)).filter((event) => event.at >= at),
    progress: async ({ now: instant }) => deriveProgress(await database.read(allEvents), { now: instant }),
    draft: (exercise) => database.read(async (tables) => readDraft(await tables.draft(exercise))),
    saveDraft(draft: Draft) {
      const checked = draftSchema.parse(draft);
      return database.change(async (tables) => {
        const present = readDraft(await tables.draft(checked.exercise));
        if (present === null || present.updatedAt <= checked.updatedAt) await tables.putDrafts([checked]);
      });
    },
    drafts: () => database.read(async (tables) => readableDrafts(tables)),
    exportFile: () =>
      database.read(async (tables) => ({
        format: 'pegadinha-progress',
        version: 1,
        exportedAt: now(),
        events: await allEvents(tables),
        drafts: await readableDrafts(tables),
        unreadable: (await allUnreadable(tables)).map(({ entry }) => entry),
      })),
    previewImport: async (text) => {
      const file = readProgressFile(text);
      return database.read((tables) => takeIn(tables, file, 'only-count'));
    },
    importFile: async (text) => {
      const file = readProgressFile(text);
      return database.change((tables) => takeIn(tables, file, 'write'));
    },
    wipe: () => database.change((tables) => tables.clear()),
    onChange: (listener) => database.onChange(listener),
    quarantined: () => database.read(allUnreadable),
    close: () => database.close(),
  };
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

/** The device counts on from its own events in an imported file, so that no id is given twice. */
function pastImported(device: DeviceRow, events: readonly ProgressEvent[]): DeviceRow {
  const prefix = `${device.id}:`;
  const counts = events
    .filter((event) => event.id.startsWith(prefix))
    .map((event) => Number(event.id.slice(prefix.length)));
  return { ...device, counter: counts.reduce((most, count) => Math.max(most, count), device.counter) };
}

function newDeviceId(random: () => number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 12 }, () => letters[Math.floor(random() * letters.length)] ?? 'a').join('');
}
