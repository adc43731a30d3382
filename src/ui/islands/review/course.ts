// Looking items up in the catalogue. Pure.
import type { ItemId } from '../../../core/index.ts';
import type { FactsOf, ItemFacts } from '../../../scheduler/index.ts';
import { type Catalogue, type CatalogueExercise, unpackQuestion } from './catalogue.ts';

/** What an item is, by the course as built. */
export type Known = { facts: ItemFacts; beyond: boolean; lesson: { id: string; title: string } } & (
  | { kind: 'question'; id: string }
  | { kind: 'exercise'; id: string; exercise: CatalogueExercise }
);

export interface Course {
  /** Null for content that this version does not have. */
  find(item: ItemId): Known | null;
  factsOf: FactsOf;
  /** In the course's order: a lesson's questions, then its exercises. */
  items: readonly Known[];
  validityMonths: number;
  version: string;
}

/** The course of a catalogue, ready for many lookups. */
export function openCourse({ lessons, validityMonths, version }: Catalogue): Course {
  const items = lessons.flatMap(({ id, title, questions, exercises }): Known[] => {
    const lesson = { id, title };
    return [
      ...questions.map(unpackQuestion).map((question): Known => {
        const { taskStatement, objective, section, exercise = null } = question;
        const item: ItemId = `question:${question.id}`;
        const facts = { item, taskStatement, objective, lesson: id, section, exercise };
        return { kind: 'question', id: question.id, facts, beyond: question.beyond === true, lesson };
      }),
      ...exercises.map((exercise): Known => {
        const { taskStatement, objective, section } = exercise;
        const item: ItemId = `exercise:${exercise.id}`;
        const facts = { item, taskStatement, objective, lesson: id, section, exercise: exercise.id };
        const beyond = exercise.beyond === true;
        return { kind: 'exercise', id: exercise.id, exercise, facts, beyond, lesson };
      }),
    ];
  });
  const byItem = new Map(items.map((known) => [known.facts.item, known]));
  const find = (item: ItemId) => byItem.get(item) ?? null;
  return { find, factsOf: (item) => find(item)?.facts ?? null, items, validityMonths, version };
}
