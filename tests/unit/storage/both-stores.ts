// The two kinds of store with a counted clock and seeded randomness, for tests that hold for both.
import 'fake-indexeddb/auto';
import type { EventBody, ProgressEvent } from '../../../src/core/index.ts';
import { memoryStore, openDexieStore, type ProgressStore } from '../../../src/storage/index.ts';

let opened = 0;
/** A small multiplicative generator; each store of a test file gets another seed, hence another device id. */
function randomFrom(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

export interface OpenedStore {
  store: ProgressStore;
  clock: { now: number };
}

export const kinds = ['memory', 'dexie'] as const;

/** A fresh store of its own; its clock stands still until the test moves it. */
export async function openFresh(kind: (typeof kinds)[number]): Promise<OpenedStore> {
  opened += 1;
  const clock = { now: 1_000 };
  const surroundings = { clock: () => clock.now, random: randomFrom(opened) };
  const store =
    kind === 'memory'
      ? memoryStore(surroundings)
      : await openDexieStore({ ...surroundings, name: `test-${opened}` });
  return { store, clock };
}

export const setting = (key: string, value: string | number = 1): EventBody => ({
  type: 'setting',
  key,
  value,
});
export const event = (id: string, at: number, body: EventBody = setting('k')): ProgressEvent => ({
  id,
  at,
  body,
});
/** An export file's text. */
export function fileOf(content: { events?: unknown[]; drafts?: unknown[]; unreadable?: unknown[] }): string {
  return JSON.stringify({
    format: 'pegadinha-progress',
    version: 1,
    exportedAt: 5,
    events: [],
    drafts: [],
    ...content,
  });
}
