// What one question's options give away or state wrongly. Part of the question linter. Pure.
// Judges wording only: whether an answer is true is for people, save for the wrong facts that circulate.
import { circulatingErrors } from './circulating-errors.ts';
import type { Question } from './question.ts';

/** Languages that a question is written in. */
export const languages = ['pt', 'en'] as const;
export type Language = (typeof languages)[number];

/** A right option may be at most this many times as long as the wrong ones are on average. */
const longestRatio = 1.6;

const absoluteWords = /(?<![\p{L}\d_])(sempre|nunca|jamais|always|never)(?![\p{L}\d_])/iu;
const positionWords: readonly RegExp[] = [
  /\b(?:todas|nenhuma|ambas|duas) as (?:anteriores|opções|alternativas|respostas)|\bnenhuma das (?:anteriores|opções|alternativas)/i,
  /\b(?:all|none|both|either|neither) of (?:the|these) (?:above|below|options|answers|choices)|\b(?:all|none) of these\b/i,
  /(?<!\p{L})(?:primeira|segunda|terceira|quarta|quinta|última) (?:opção|alternativa|resposta d)/iu,
  /\b(?:first|second|third|fourth|fifth|last) (?:option|choice)\b/i,
  /(?<!\p{L})(?:opção|alternativa|letra) (?:"[a-h]"|[A-H](?![\p{L}\d])|anterior|seguinte)/u,
  /\b(?:option|choice|answer) (?:"[a-h]"|[A-H]\b)/,
  /(?<!\p{L})(?:acima|abaixo)(?! d[aeo])(?!\p{L})/iu,
  /\b(?:above|below)\b(?! (?:\d|the (?:limit|cap|average)))/i,
];

/** Figures such as "US$200" are only wrong where the exam is the subject. */
export const examWords = /\b(?:prova|exame|exam|certifica\w*|CCAR-F)\b/i;

/** Text without code, whose words belong to an API and not to the author. */
export const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, ' ').replace(/`[^`]*`/g, ' ');
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const quote = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;

/** Reports what is wrong with the options of one question: length, absolute words, position words, known wrong facts. */
export function lintOptions(
  question: Question,
  report: (rule: string, what: string, fix: string) => void,
): void {
  const right = question.options.filter((option) => option.correct);
  const wrong = question.options.filter((option) => !option.correct);
  for (const language of languages) {
    const lengths = (options: typeof right) => options.map((option) => option.text[language].length);
    const ratio = Math.max(...lengths(right)) / mean(lengths(wrong));
    if (wrong.length > 0 && ratio > longestRatio) {
      const what = `a right option is ${ratio.toFixed(1)} times as long as the wrong ones on average (${language}).`;
      report('length-cue', what, `Shorten it or flesh out the wrong ones, to at most ${longestRatio}.`);
    }
    const absolute = question.options.flatMap((option) => {
      const word = absoluteWords.exec(withoutCode(option.text[language]))?.[1];
      return word === undefined ? [] : [{ word, option }];
    });
    const kinds = new Set(absolute.map(({ option }) => option.correct));
    for (const { word, option } of kinds.size === 1 ? absolute : []) {
      const what = `only ${option.correct ? 'right' : 'wrong'} options use absolute words: "${word}" in option ${option.id} (${language}).`;
      report('absolute-word', what, 'Say it without the absolute word, or use one on both sides.');
    }
  }
  const stems = `${question.stem.pt} ${question.stem.en}`;
  for (const option of question.options) {
    const shown = { pt: option.text.pt, en: option.text.en, reason: option.reason };
    for (const [part, content] of Object.entries(shown)) {
      const found = positionWords.map((pattern) => pattern.exec(withoutCode(content))?.[0]).find(Boolean);
      if (found === undefined || option.position === 'last') continue;
      const what = `option ${option.id} (${part}) points at a place, ${quote(found)}, but options are shuffled.`;
      report(
        'position-word',
        what,
        'Name what is meant instead, or keep the option at the end with "position: last".',
      );
    }
    const aboutExam = examWords.test(`${stems} ${Object.values(shown).join(' ')}`);
    for (const { claim, pattern, truth } of option.correct && aboutExam ? circulatingErrors : []) {
      const part = Object.entries(shown).find(([, content]) => pattern.test(content))?.[0];
      if (part === undefined) continue;
      const what = `right option ${option.id} (${part}) states a wrong fact in circulation: ${claim}.`;
      report('wrong-fact', what, truth);
    }
  }
}
