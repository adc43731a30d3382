// Finds texts of a question that are missing although their field is filled: English that is Portuguese, reasons that say
// nothing. Part of the question linter. Pure.
import type { Question } from './question.ts';
import { withoutCode } from './question-option-lint.ts';

const wordsOf = (text: string) =>
  withoutCode(text)
    .toLowerCase()
    .match(/[\p{L}]+/gu) ?? [];

const portuguese = new Set(
  'não uma que com para pelo pela dos das nos nas mas ele ela seu sua são está quando qual como sem mais'.split(
    ' ',
  ),
);
const english = new Set(
  'the and with that which from this are for not its was what when does into each without their'.split(' '),
);
const share = (words: readonly string[], of: ReadonlySet<string>) =>
  words.filter((word) => of.has(word)).length;

/** A reason shorter than this names no cause. */
const shortestReason = 25;

type Report = (rule: string, what: string, fix: string) => void;

/** Reports what one question leaves unsaid in one of its languages or reasons. */
export function lintTexts(question: Question, report: Report): void {
  const places = [
    { name: 'the stem', text: question.stem },
    ...question.options.map(({ id, text }) => ({ name: `option ${id}`, text })),
  ];
  for (const { name, text } of places) {
    const [pt, en] = [wordsOf(text.pt), wordsOf(text.en)];
    const copied = pt.length >= 5 && pt.join(' ') === en.join(' ');
    if (copied || share(en, portuguese) > Math.max(1, share(en, english)))
      report(
        'missing-english',
        `${name} is not in English under \`en\`.`,
        'Write it as the exam would, in English.',
      );
    if (!copied && share(pt, english) > Math.max(1, share(pt, portuguese)))
      report('missing-portuguese', `${name} is not in Portuguese under \`pt\`.`, 'Write it in Portuguese.');
  }
  for (const { id, reason, text } of question.options) {
    const said = reason.trim();
    const thin = said.length < shortestReason || !/[.!?…]["'”»)`*]*$/.test(said);
    if (thin || said === text.pt.trim())
      report(
        'missing-reason',
        `the reason of option ${id} gives no cause: "${said.slice(0, 60)}".`,
        `Say in a whole sentence why the option is right or wrong, in at least ${shortestReason} letters.`,
      );
  }
}

/** Reasons that several options of the file share word for word: the place of the later one and of the first. */
export function repeatedReasons(
  questions: readonly Question[],
): { question: Question; option: string; first: string }[] {
  const seen = new Map<string, string>();
  return questions.flatMap((question) =>
    question.options.flatMap(({ id, reason }) => {
      const first = seen.get(reason.trim());
      if (first !== undefined) return [{ question, option: id, first }];
      seen.set(reason.trim(), `option ${id} of "${question.id}"`);
      return [];
    }),
  );
}
