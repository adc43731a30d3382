// Finds what gives a quiz away or makes it unfair: near-twins, answer cues, position words, known wrong facts. Pure.
// Works on questions that already fit quizFileSchema; it judges wording only, never whether an answer is true.
import type { Problem } from './problem.ts';
import type { Question } from './question.ts';
import { lintGrammar } from './question-grammar-lint.ts';
import { lintTexts, repeatedReasons } from './question-language-lint.ts';
import { likeness, stemWords, twinOverlap } from './question-likeness.ts';
import { type Language, languages, lintOptions } from './question-option-lint.ts';
import { draftMark } from './text-faults.ts';

/** Thresholds; shares are of the file's single-answer questions. */
const limits = {
  longestShare: 0.45,
  positionShare: 0.4,
  /** Of the file’s multiple-answer questions: a place right more often than this is a habit. */
  multipleShare: 0.75,
  enoughMultiples: 6,
  /** With fewer single-answer questions a share says nothing. */
  enoughQuestions: 8,
};

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Whether an author still has to write parts of it; such a question is not judged yet. */
export const isDraft = (question: Question): boolean => JSON.stringify(question).includes(draftMark);

/** 1-based line at which a question begins in the text of its file; null where it is not there. */
export function lineOfQuestion(text: string, id: string): number | null {
  const at = text.split('\n').findIndex((line) => line.trim().replace(/^- /, '') === `id: ${id}`);
  return at < 0 ? null : at + 1;
}

/** Whether a single question's right option is strictly the longest or the shortest in a language. */
function lengthCue(question: Question, language: Language): 'longest' | 'shortest' | null {
  const right = question.options
    .filter((option) => option.correct)
    .map((option) => option.text[language].length);
  const wrong = question.options
    .filter((option) => !option.correct)
    .map((option) => option.text[language].length);
  if (Math.min(...right) > Math.max(...wrong)) return 'longest';
  return Math.max(...right) < Math.min(...wrong) ? 'shortest' : null;
}

/** Places at which the option is right in nearly all multiple-answer questions that have such a place. */
function crowdedPlaces(questions: readonly Question[]): { place: number; share: number }[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((place) => {
    const there = questions.flatMap(({ options }) => options.slice(place, place + 1));
    if (there.length < limits.enoughMultiples) return [];
    const share = there.filter(({ correct }) => correct).length / there.length;
    return share > limits.multipleShare ? [{ place, share }] : [];
  });
}

export interface QuestionLintOptions {
  /** Path from the project's root, for problems. */
  file: string;
  questions: readonly Question[];
  /** The file's text; with it a problem names the line of the question. */
  text?: string;
}

/** Problems of wording, question by question, then those of the file as a whole; empty for a clean file. */
export function lintQuestions({ file, questions: all, text = '' }: QuestionLintOptions): Problem[] {
  const problems: Problem[] = [];
  const questions = all.filter((question) => !isDraft(question));
  const report = (rule: string, question: Question | null, what: string, fix: string) => {
    const line = question && lineOfQuestion(text, question.id);
    problems.push({ code: `question/${rule}`, file, line, what, fix });
  };

  const seen = new Set<string>();
  const words = questions.map(stemWords);
  questions.forEach((question, index) => {
    if (seen.has(question.id)) {
      const what = `Question id "${question.id}" is used more than once.`;
      report('id-reused', question, what, 'Give the newer question an id of its own; never reuse one.');
    }
    seen.add(question.id);
    for (let other = 0; other < index; other++) {
      const overlap = likeness(words[index] ?? [], words[other] ?? []);
      if (overlap < twinOverlap) continue;
      const what = `The stems of "${question.id}" and "${questions[other]?.id}" share ${percent(overlap)} of their words.`;
      report('near-twin', question, what, 'Test another situation, or drop one of the two.');
    }
    const own = (rule: string, what: string, fix: string) =>
      report(rule, question, `"${question.id}": ${what}`, fix);
    for (const lint of [lintOptions, lintGrammar, lintTexts]) lint(question, own);
  });
  for (const { question, option, first } of repeatedReasons(questions)) {
    const what = `"${question.id}": the reason of option ${option} is word for word that of ${first}.`;
    report('reason-repeated', question, what, 'Say of each option why it, in particular, is right or wrong.');
  }

  for (const { place, share } of crowdedPlaces(questions.filter(({ kind }) => kind === 'multiple'))) {
    const what = `The option in place ${place + 1} is right in ${percent(share)} of the multiple-answer questions.`;
    const fix = `Move options in the file until no place is right in more than ${percent(limits.multipleShare)}.`;
    report('position-habit', null, what, fix);
  }
  const singles = questions.filter((question) => question.kind === 'single');
  if (singles.length < limits.enoughQuestions) return problems;
  for (const language of languages)
    for (const cue of ['longest', 'shortest'] as const) {
      const share =
        singles.filter((question) => lengthCue(question, language) === cue).length / singles.length;
      if (share <= limits.longestShare) continue;
      const what = `In ${percent(share)} of the single-answer questions the right option is the ${cue} (${language}).`;
      report(
        'length-habit',
        null,
        what,
        `Even out the options’ lengths until it is at most ${percent(limits.longestShare)}.`,
      );
    }
  const places = singles.map((question) => question.options.findIndex((option) => option.correct));
  for (const place of [0, 1, 2, 3]) {
    const share = places.filter((other) => other === place).length / places.length;
    if (share > 0 && share <= limits.positionShare) continue;
    const what = `The right option stands ${place + 1} of 4 in ${percent(share)} of the single-answer questions.`;
    const fix = `Move right options in the file until each place holds some, none more than ${percent(limits.positionShare)}.`;
    report('position-habit', null, what, fix);
  }
  return problems;
}
