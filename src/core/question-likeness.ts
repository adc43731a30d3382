// How alike two questions' stems are. Part of the question linter. Pure.
import type { Question } from './question.ts';
import { languages, withoutCode } from './question-option-lint.ts';

/** From this share of common words on, two stems count as twins. */
export const twinOverlap = 0.4;

/** Content words of a stem, without code, accents and short words. */
function contentWords(text: string): Set<string> {
  const plain = withoutCode(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.match(/[a-z0-9_]{4,}/g) ?? []);
}

/** Share of words that two stems have in common, 0 to 1 (Jaccard). */
function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

/** The content words of a stem in each language, to be compared many times. */
export function stemWords({ stem }: Question): Set<string>[] {
  return languages.map((language) => contentWords(stem[language]));
}

/** How alike two stems are in the language in which they are most alike, 0 to 1. */
export function likeness(one: readonly Set<string>[], other: readonly Set<string>[]): number {
  return Math.max(...languages.map((_, at) => overlapOf(one[at] ?? new Set(), other[at] ?? new Set())));
}
