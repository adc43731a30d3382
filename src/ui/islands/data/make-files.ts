// The files for other programs, made from the log and the course. Runs in the page; each resolves to what it downloaded.
import type { ItemId } from '../../../core/index.ts';
import type { ProgressStore } from '../../../storage/index.ts';
import { ankiText, reviewCsv } from '../../../takeout/index.ts';
import type { Language } from '../questions/quiz-page.ts';
import { factsOfCards, fetchCourseCards, notesOf } from './course-cards.ts';
import { downloadFile, fileName } from './download-file.ts';

const deck = 'Pegadinha';

/** Downloads notes for Anki; of the learner's items only, or of the whole course (`items: null`). */
export async function downloadAnki(options: {
  items: ReadonlySet<ItemId> | null;
  language: Language;
  origin: string;
  now: number;
  fetch: typeof fetch;
}): Promise<{ name: string; notes: number }> {
  const cards = await fetchCourseCards(options);
  const notes = await notesOf({ ...options, cards });
  const name = fileName({ at: options.now, kind: 'anki', ending: 'txt' });
  if (notes.length > 0)
    downloadFile({ name, type: 'text/plain;charset=utf-8', parts: [ankiText({ notes, deck })] });
  return { name, notes: notes.length };
}

/**
 * Downloads the reviews as CSV and resolves to the file's name; to null, without a file, where there are none. Long logs
 * are written piece by piece, so that the page stays alive.
 */
export async function downloadReviews(options: {
  store: Pick<ProgressStore, 'events'>;
  now: number;
  fetch: typeof fetch;
  pause: () => Promise<void>;
}): Promise<string | null> {
  const { store, now, fetch, pause } = options;
  const factsOf = factsOfCards(await fetchCourseCards({ fetch }));
  const parts: BlobPart[] = [];
  for (const piece of reviewCsv(await store.events(), { factsOf })) {
    // A blob of its own leaves the script's memory at once.
    if (piece !== '') parts.push(new Blob([piece]));
    await pause();
  }
  // The first piece is the header.
  if (parts.length < 2) return null;
  const name = fileName({ at: now, kind: 'revisoes', ending: 'csv' });
  downloadFile({ name, type: 'text/csv;charset=utf-8', parts });
  return name;
}
