// A place for the draft that a closing page has no time to write into the database: localStorage is written at once.
// Runs in the page. What lies here is moved into the store when the exercise is next opened.
import type { Draft } from '../../../../core/index.ts';

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Of everything that lies here until it is in the store, other pages' too. */
const commonPrefix = 'pegadinha:unsaved-';
const prefix = `${commonPrefix}draft:`;
const keyOf = (exercise: string): string => `${prefix}${exercise}`;

/**
 * Puts the draft aside; does nothing where the browser keeps nothing. `basedOn` is the `updatedAt` of the stored draft
 * that it was edited from, null where there was none, undefined where that is not known.
 */
export function putUnsavedDraft(shelf: Shelf | null, draft: Draft, basedOn?: number | null): void {
  try {
    shelf?.setItem(keyOf(draft.exercise), JSON.stringify({ ...draft, basedOn }));
  } catch {
    // The database is being written at the same time and may still make it.
  }
}

/** Takes away what was put aside: it is in the store now. */
export function dropUnsavedDraft(shelf: Shelf | null, exercise: string): void {
  shelf?.removeItem(keyOf(exercise));
}

/** What was put aside, unchecked; null when there is nothing to read. */
export function readUnsavedDraft(shelf: Shelf | null, exercise: string): unknown {
  try {
    return JSON.parse(shelf?.getItem(keyOf(exercise)) ?? 'null');
  } catch {
    return null;
  }
}

/** Takes away the drafts of all exercises and what else is not in the store yet, when the learner removes everything. */
export function dropAllUnsavedDrafts(shelf: Storage): void {
  for (const key of Object.keys(shelf)) if (key.startsWith(commonPrefix)) shelf.removeItem(key);
}

/** localStorage, or null where even asking for it is an error. */
export function pageShelf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
