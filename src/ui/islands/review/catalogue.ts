// What the review page knows of the course without fetching: where each question lives, and the exercises' names.
// Written into the page by the build; types and lookups only.
import type { ItemId } from '../../../core/index.ts';
import { type Card, splitItem } from '../../../scheduler/index.ts';

export interface Catalogue {
  lessons: { id: string; title: string; questions: string[] }[];
  exercises: { id: string; title: string; hook: string; minutes: number }[];
}

/** What an item is, by the course as built; null for content that this version does not have. */
export type Known =
  | { kind: 'question'; id: string; lesson: { id: string; title: string } }
  | { kind: 'exercise'; id: string; title: string; hook: string; minutes: number };

/** Looks an item up. */
export function findItem(catalogue: Catalogue, item: ItemId): Known | null {
  const [kind, id] = splitItem(item);
  if (kind === 'exercise') {
    const exercise = catalogue.exercises.find((entry) => entry.id === id);
    return exercise ? { kind: 'exercise', ...exercise } : null;
  }
  const lesson = catalogue.lessons.find((entry) => entry.questions.includes(id));
  return lesson ? { kind: 'question', id, lesson } : null;
}

/** Cards whose content this version has. */
export function knownCards(catalogue: Catalogue, cards: readonly Card[]): Card[] {
  return cards.filter((card) => findItem(catalogue, card.item) !== null);
}
