// What the mock exam must know of a question: where it belongs and what it resembles. Pure.
import { likeness, type Question, stemWords } from '../core/index.ts';
import { type ItemFacts, siblingKeys } from '../scheduler/index.ts';

export interface ExamItem {
  question: string;
  taskStatement: string;
  scope: Question['scope'];
  /** Keys shared with questions that would give it away. */
  siblings: readonly string[];
  /** Content words of its stem in each language. */
  words: readonly Set<string>[];
}

/** Facts of a question as an item of the review queue. */
export function factsOfQuestion(question: Question, { lesson }: { lesson: string }): ItemFacts {
  const { id, taskStatement, objective, section, exercise } = question;
  return {
    item: `question:${id}`,
    taskStatement,
    objective,
    lesson,
    section,
    exercise: exercise ?? null,
  };
}

/** A question of a lesson as an item of the bank. */
export function examItem(question: Question, { lesson }: { lesson: string }): ExamItem {
  return {
    question: question.id,
    taskStatement: question.taskStatement,
    scope: question.scope,
    siblings: siblingKeys(factsOfQuestion(question, { lesson })),
    words: stemWords(question),
  };
}

/** From this share of common words on, two questions are too alike for one form; the linter allows a little more. */
const twinShare = 0.3;

export function areNearTwins(one: ExamItem, other: ExamItem): boolean {
  return likeness(one.words, other.words) >= twinShare;
}

export function areSiblings(one: ExamItem, other: ExamItem): boolean {
  return one.siblings.some((key) => other.siblings.includes(key));
}
