// Changes on their way into the log: a closing page's last writes to the database are lost, those to localStorage are
// not. Runs in the page. What is found here at the next opening did perhaps not arrive, and is written then.
import * as z from 'zod/mini';
import { type EventBody, eventBodySchema, type ProgressEvent } from '../../../core/index.ts';
import type { ProgressStore } from '../../../storage/index.ts';
import type { Shelf } from '../exercise/session/unsaved-draft.ts';

const key = 'pegadinha:unsaved-settings';
const changeSchema = z.strictObject({ at: z.int(), bodies: z.array(eventBodySchema) });

/** A change and the instant at which it was made. */
export type ShelvedChange = z.infer<typeof changeSchema>;

/** Puts a change aside until it is in the log; does nothing where the browser keeps nothing. */
export function shelveChange(shelf: Shelf | null, change: ShelvedChange): void {
  write(shelf, [...shelvedChanges(shelf), change]);
}

/** Takes a change away again: it is in the log, or its writer was told that it is not. */
export function unshelveChange(shelf: Shelf | null, change: ShelvedChange): void {
  const gone = JSON.stringify(change);
  write(
    shelf,
    shelvedChanges(shelf).filter((other) => JSON.stringify(other) !== gone),
  );
}

/** What was put aside, the earliest first; nothing where it can't be read. */
export function shelvedChanges(shelf: Shelf | null): ShelvedChange[] {
  try {
    return z.array(changeSchema).parse(JSON.parse(shelf?.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** Writes what was put aside and did not arrive, unless the setting was changed since; then nothing lies there any more. */
export async function takeInShelved(options: {
  shelf: Shelf | null;
  store: Pick<ProgressStore, 'appendAfter'>;
}): Promise<void> {
  const { shelf, store } = options;
  for (const change of shelvedChanges(shelf)) {
    await store.appendAfter({ since: change.at }, (events) => notArrived(change.bodies, events));
    unshelveChange(shelf, change);
  }
}

/** An undone one arrived too: its learner changed their mind. */
function notArrived(bodies: readonly EventBody[], events: readonly ProgressEvent[]): EventBody[] {
  const changed = new Set(events.map(({ body }) => (body.type === 'setting' ? body.key : '')));
  return bodies.filter((body) => body.type === 'setting' && !changed.has(body.key));
}

function write(shelf: Shelf | null, changes: readonly ShelvedChange[]): void {
  try {
    if (changes.length === 0) shelf?.removeItem(key);
    else shelf?.setItem(key, JSON.stringify(changes));
  } catch {
    // The database is being written at the same time and may still make it.
  }
}
