import { describe, expect, it } from 'vitest';
import { memoryStore, StorageFault } from '../../../src/storage/index.ts';
import { readOverview } from '../../../src/ui/islands/data/data-overview.ts';

const now = Date.UTC(2026, 10, 30);
const storeAt = (clock: () => number, seed: number) => memoryStore({ clock, random: () => seed });

describe('what the data page reads', () => {
  it('is a sentence instead of an overview where progress can’t be derived', async () => {
    const store = storeAt(() => now, 0.5);
    const failing = (error: Error) => ({ ...store, progress: () => Promise.reject(error) });
    expect(await readOverview(failing(new RangeError('Invalid time value')), { now })).toEqual({
      overview: null,
      fault: expect.stringMatching(/continua guardado.*\(Invalid time value\).*Exporte uma cópia/),
    });
    const fault = new StorageFault('falhou', 'O disco falhou.');
    expect(await readOverview(failing(fault), { now })).toEqual({ overview: null, fault: fault.message });
  });

  it('counts as exported what this browser exported, not what a device whose file was imported did', async () => {
    const phone = storeAt(() => now - 1_000, 0.3);
    await phone.append([{ type: 'hint', exercise: 'x', number: 1 }]);
    await phone.noteExport();
    const file = JSON.stringify(await phone.exportFile());
    const here = storeAt(() => now, 0.6);
    await here.append([{ type: 'hint', exercise: 'x', number: 1 }]);
    await here.importFile(file);
    const lastExport = async () => (await readOverview(here, { now })).overview?.backup;
    expect(await lastExport()).toMatchObject({ lastExportAt: null, entries: 2 });
    await here.noteExport();
    expect(await lastExport()).toMatchObject({ lastExportAt: now, entries: 0 });
    await here.wipe();
    expect(await lastExport()).toMatchObject({ lastExportAt: null, entries: 0 });
  });

  it('is never an export later than now', async () => {
    const clock = { now: now + 9_000 };
    const store = storeAt(() => clock.now, 0.5);
    await store.noteExport();
    clock.now = now;
    expect(await store.lastExportAt()).toBe(now);
  });
});
