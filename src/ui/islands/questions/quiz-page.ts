// /quizzes/<lesson>.json as islands read it: questions with their Markdown already turned into HTML by our own build.
// Types and the one fetch; runs in the page.

/** HTML in both languages. */
export interface BilingualHtml {
  pt: string;
  en: string;
}
export type Language = keyof BilingualHtml;

export interface PageOption {
  id: string;
  text: BilingualHtml;
  reason: string;
  correct: boolean;
  position: 'any' | 'last';
}

export interface PageQuestion {
  id: string;
  /** How many options are right; 1 for a single answer. */
  select: number;
  multiple: boolean;
  taskStatement: string;
  objective: string;
  scope: 'exam' | 'api-contract' | 'beyond';
  section: string;
  exercise: string | null;
  stem: BilingualHtml;
  options: PageOption[];
  source: { title: string; url: string };
}

export interface QuizPage {
  lesson: string;
  questions: PageQuestion[];
}

/** Address of a lesson's questions. */
export function quizAddress(lesson: string): string {
  return `/quizzes/${lesson}.json`;
}

/** Fetches a lesson's questions. Rejects where the page can't be had; the file itself comes from our own build. */
export async function fetchQuiz(options: { lesson: string; fetch: typeof fetch }): Promise<QuizPage> {
  // The browser's fetch refuses to be called as a method of another object.
  const { fetch } = options;
  const response = await fetch(quizAddress(options.lesson));
  if (!response.ok) throw new Error(`${quizAddress(options.lesson)}: HTTP ${response.status}`);
  return (await response.json()) as QuizPage;
}
