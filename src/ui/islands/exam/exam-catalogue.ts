// What the exam page knows of the course before any question is fetched: the bank as facts, domains and their titles.
// Types and reading; pure. The words of a stem come as numbers, since only how many two stems share is ever asked.
import type { ExamItem } from '../../../mock-exam/index.ts';

export interface CatalogueItem extends Omit<ExamItem, 'words'> {
  lesson: string;
  /** How many options the question asks for; left out for one. */
  select?: number;
  /** Numbers of the content words, by language, separated by spaces. */
  words: string[];
}

export interface ExamCatalogue {
  items: CatalogueItem[];
  domains: { number: number; title: string; weightPercent: number }[];
  taskStatements: { id: string; title: string }[];
}

/** The bank that forms are drawn from. */
export function bankOf(catalogue: ExamCatalogue): ExamItem[] {
  return catalogue.items.map(({ question, taskStatement, scope, siblings, words }) => ({
    question,
    taskStatement,
    scope,
    siblings,
    words: words.map((numbers) => new Set(numbers.split(' ').filter((number) => number !== ''))),
  }));
}

/** Lessons that hold any of the questions, each once. */
export function lessonsOf(catalogue: ExamCatalogue, questions: readonly string[]): string[] {
  const wanted = new Set(questions);
  return [
    ...new Set(catalogue.items.filter(({ question }) => wanted.has(question)).map(({ lesson }) => lesson)),
  ];
}

/** How many options a question asks for; 1 where the bank no longer has it. */
export function selectIn(catalogue: ExamCatalogue): (question: string) => number {
  const several = new Map(catalogue.items.map(({ question, select = 1 }) => [question, select]));
  return (question) => several.get(question) ?? 1;
}

/** A question's task statement; null where the bank no longer has the question. */
export function taskStatementIn(catalogue: ExamCatalogue): (question: string) => string | null {
  const known = new Map(catalogue.items.map(({ question, taskStatement }) => [question, taskStatement]));
  return (question) => known.get(question) ?? null;
}
