// Finds options that grammar alone picks out: an article at the end of the stem, a full stop or a capital that differs. Pure.
// Part of the question linter; looks at the form of texts, never at what they say.
import type { Question } from './question.ts';
import { type Language, languages, withoutCode } from './question-option-lint.ts';

type Trait = { name: string; of: (text: string) => boolean };

const traits: readonly Trait[] = [
  { name: 'ends with a full stop', of: (text) => /[.!?]["'”»)]*$/.test(text) },
  { name: 'begins with a capital', of: (text) => /^["'“«(*]*\p{Lu}/u.test(text) },
];

/** Stems may end in a gap that an option fills: "… é uma", "… is an …". */
const openArticle: Record<Language, RegExp> = {
  pt: /(?<!\p{L})(o|a|os|as|um|uma|uns|umas|do|da|no|na|ao|à)\s*(?:_{2,}|…|\.{3}|:)?\s*$/iu,
  en: /(?<!\p{L})(a|an)\s*(?:_{2,}|…|\.{3}|:)?\s*$/iu,
};

type Report = (rule: string, what: string, fix: string) => void;

/** Reports the cues of one question. */
export function lintGrammar(question: Question, report: Report): void {
  for (const language of languages) {
    const options = question.options.map(({ text, correct }) => ({ text: text[language].trim(), correct }));
    for (const { name, of } of traits) {
      // A text that begins with code or a figure has no say in capitals.
      const judged = options.filter(({ text }) => /^["'“«(*]*\p{L}/u.test(text));
      const split = [true, false].map((correct) =>
        judged.filter((option) => option.correct === correct).map(({ text }) => of(text)),
      );
      const [right = [], wrong = []] = split;
      const alike = (values: boolean[]) => values.length > 0 && values.every((value) => value === values[0]);
      if (!alike(right) || !alike(wrong) || right[0] === wrong[0] || wrong.length < 2) continue;
      const what = `every ${right[0] ? 'right' : 'wrong'} option ${name} and no ${right[0] ? 'wrong' : 'right'} one does (${language}).`;
      report('grammar-cue', what, 'Write all options of a question in one form.');
    }
    const [, article] = openArticle[language].exec(withoutCode(question.stem[language]).trim()) ?? [];
    if (article === undefined) continue;
    const what = `the stem ends with the article "${article}", which the options fit or do not (${language}).`;
    report('grammar-cue', what, 'End the stem as a whole question, or move the article into every option.');
  }
}
