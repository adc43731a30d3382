// What the scheduler must know of an item's content, told by whoever has the course. Pure.
import type { ItemId } from '../core/index.ts';

export interface ItemFacts {
  item: ItemId;
  /** Task statement of the exam guide, e.g. `1.1`; its first digit is the domain. */
  taskStatement: string;
  /** Learning objective; null for an exercise without one. */
  objective: string | null;
  /** Lesson and its section that answer it; null where there is none. */
  lesson: string | null;
  section: string | null;
  /** The exercise itself, or the one behind a question. */
  exercise: string | null;
}

/** Facts of an item; null when this version does not have its content. */
export type FactsOf = (item: ItemId) => ItemFacts | null;

/** Domain of the exam that a task statement belongs to: `1.4` → 1. */
export function domainOf(taskStatement: string): number {
  return Number.parseInt(taskStatement, 10);
}

/**
 * Keys that an item shares with its siblings: items behind the same exercise, or on the same objective in the same
 * section of a lesson. One gives the other's answer away, so two of a kind are not shown on one day.
 */
export function siblingKeys({ exercise, objective, lesson, section }: ItemFacts): string[] {
  const keys: string[] = [];
  if (exercise !== null) keys.push(`exercise ${exercise}`);
  if (objective !== null && section !== null) keys.push(`section ${lesson ?? ''} ${section} ${objective}`);
  return keys;
}
