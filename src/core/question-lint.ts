// Finds what gives a quiz away or makes it unfair: near-twins, answer cues, position words, known wrong facts. Pure.
// Works on questions that already fit quizFileSchema; it judges wording only, never whether an answer is true.
import type { Problem } from './problem.ts';
import type { Question } from './question.ts';
import { type Language, languages, lintOptions, withoutCode } from './question-option-lint.ts';

/** Thresholds; shares are of the file's single-answer questions. */
const limits = {
  twinOverlap: 0.4,
  longestShare: 0.45,
  positionShare: 0.4,
  /** With fewer single-answer questions a share says nothing. */
  enoughQuestions: 8,
};

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Content words of a stem, without code, accents and short words. */
function contentWords(text: string): Set<string> {
  const plain = withoutCode(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.match(/[a-z0-9_]{4,}/g) ?? []);
}

/** Share of words that two stems have in common, 0 to 1 (Jaccard). */
function overlapOf(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
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

export interface QuestionLintOptions {
  /** Path from the project's root, for problems. */
  file: string;
  questions: readonly Question[];
  /** The file's text; with it a problem names the line of the question. */
  text?: string;
}

/** Problems of wording, question by question, then those of the file as a whole; empty for a clean file. */
export function lintQuestions({ file, questions, text }: QuestionLintOptions): Problem[] {
  const problems: Problem[] = [];
  const lines = text?.split('\n') ?? [];
  const report = (rule: string, question: Question | null, what: string, fix: string) => {
    const at = question
      ? lines.findIndex((line) => line.trim().replace(/^- /, '') === `id: ${question.id}`)
      : -1;
    problems.push({ code: `question/${rule}`, file, line: at < 0 ? null : at + 1, what, fix });
  };

  const seen = new Set<string>();
  const words = questions.map((question) =>
    languages.map((language) => contentWords(question.stem[language])),
  );
  questions.forEach((question, index) => {
    if (seen.has(question.id)) {
      const what = `Question id "${question.id}" is used more than once.`;
      report('id-reused', question, what, 'Give the newer question an id of its own; never reuse one.');
    }
    seen.add(question.id);
    for (let other = 0; other < index; other++) {
      const overlap = Math.max(
        ...languages.map((_, at) =>
          overlapOf(words[index]?.[at] ?? new Set(), words[other]?.[at] ?? new Set()),
        ),
      );
      if (overlap < limits.twinOverlap) continue;
      const what = `The stems of "${question.id}" and "${questions[other]?.id}" share ${percent(overlap)} of their words.`;
      report('near-twin', question, what, 'Test another situation, or drop one of the two.');
    }
    lintOptions(question, (rule, what, fix) => report(rule, question, `"${question.id}": ${what}`, fix));
  });

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
