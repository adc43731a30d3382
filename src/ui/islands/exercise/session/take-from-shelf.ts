// Moves the draft that an earlier page put aside into the store. Loaded with the store; touches nothing else.
import { type Draft, draftSchema } from '../../../../core/index.ts';
import type { ProgressStore } from '../../../../storage/index.ts';
import { dropUnsavedDraft, readUnsavedDraft, type Shelf } from './unsaved-draft.ts';

/**
 * Saves what lies on the shelf, if anything. Of two texts none is lost: the later one is the draft, the other its
 * `previous`. Gives the draft that could not be saved, and then it stays on the shelf; null when nothing is left there.
 */
export async function takeFromShelf(options: {
  store: ProgressStore;
  exercise: string;
  shelf: Shelf | null;
}): Promise<Draft | null> {
  const { store, exercise, shelf } = options;
  const found = readAside(readUnsavedDraft(shelf, exercise));
  if (found !== null) {
    const stored = await store.draft(exercise);
    try {
      await save({ ...found, stored, store });
    } catch {
      return found.draft;
    }
  }
  dropUnsavedDraft(shelf, exercise);
  return null;
}

async function save(options: {
  draft: Draft;
  basedOn: number | null | undefined;
  stored: Draft | null;
  store: ProgressStore;
}): Promise<void> {
  const { draft, basedOn, stored, store } = options;
  const isNext = basedOn !== undefined && basedOn === (stored?.updatedAt ?? null);
  if (isNext || stored === null || stored.updatedAt <= draft.updatedAt)
    await store.saveDraft(draft, basedOn === undefined ? undefined : { basedOn });
  else if (stored.source !== draft.source)
    await store.saveDraft({ ...stored, previous: draft.source }, { basedOn: stored.updatedAt });
}

function readAside(found: unknown): { draft: Draft; basedOn: number | null | undefined } | null {
  if (typeof found !== 'object' || found === null) return null;
  const { basedOn, ...rest } = found as { basedOn?: unknown };
  const draft = draftSchema.safeParse(rest);
  if (!draft.success) return null;
  return {
    draft: draft.data,
    basedOn: typeof basedOn === 'number' || basedOn === null ? basedOn : undefined,
  };
}
