// A quiz question as an Anki note. Pure.
import type { AnkiNote } from './anki-text.ts';
import { plainHtml, textAsHtml } from './plain-html.ts';

type Language = 'pt' | 'en';
type Bilingual = Record<Language, string>;

/** What a note needs of a question; texts are HTML of our own build. */
export interface TakeoutQuestion {
  id: string;
  select: number;
  multiple: boolean;
  taskStatement: string;
  section: string;
  stem: Bilingual;
  options: { id: string; text: Bilingual; reason: string; correct: boolean }[];
  source: { title: string; url: string };
}

/** Where in the course something is taught, in words. */
export interface NotePlace {
  lesson: string;
  lessonTitle: string;
  sectionTitle: string;
}

/** What notes say besides the content. */
export interface NoteWords {
  selectOne: string;
  select: (count: number) => string;
  rightAnswer: (count: number) => string;
  otherOptions: string;
  source: string;
  solveAt: string;
}

/** Front: the question and its options. Back: the right ones with their reasons, then the others with theirs. */
export function questionNote(
  question: TakeoutQuestion,
  options: { language: Language; place: NotePlace; words: NoteWords },
): AnkiNote {
  const { language, place, words } = options;
  const lettered = question.options.map((option, index) => ({
    ...option,
    letter: String.fromCharCode(65 + index),
    html: plainHtml(option.text[language]),
  }));
  const right = lettered.filter(({ correct }) => correct);
  const hint = question.multiple ? words.select(question.select) : words.selectOne;
  return {
    id: `question-${question.id}`,
    front: [
      plainHtml(question.stem[language]),
      `<p><em>${textAsHtml(hint)}</em></p>`,
      ...lettered.map(({ letter, html }) => choice(letter, html)),
    ].join(''),
    back: [
      `<p><strong>${textAsHtml(words.rightAnswer(right.length))}</strong></p>`,
      ...right.map(withReason),
      `<p><strong>${textAsHtml(words.otherOptions)}</strong></p>`,
      ...lettered.filter(({ correct }) => !correct).map(withReason),
      placeLine(place),
      `<p>${textAsHtml(words.source)}: ${link(question.source.url, question.source.title)}</p>`,
    ].join(''),
    tags: tagsOf('questao', place, question.taskStatement),
  };
}

/** An option behind its letter. A `div`, because an option may hold a list or a block of code. */
export function choice(letter: string, html: string): string {
  return `<div><strong>${letter}.</strong> ${html}</div>`;
}

/** An option with why it is right or wrong. */
export function withReason(option: { letter: string; html: string; reason: string }): string {
  return `${choice(option.letter, option.html)}<blockquote>${plainHtml(option.reason)}</blockquote>`;
}

/** The lesson and its section. */
export function placeLine({ lessonTitle, sectionTitle }: NotePlace): string {
  return `<p>${textAsHtml([lessonTitle, sectionTitle].filter((part) => part !== '').join(' › '))}</p>`;
}

export function link(url: string, title: string): string {
  return `<a href="${textAsHtml(url)}">${textAsHtml(title)}</a>`;
}

/** Tags by which decks are studied in parts: the kind, the lesson, the task statement and its domain. */
export function tagsOf(
  kind: 'questao' | 'pegadinha',
  { lesson }: NotePlace,
  taskStatement: string,
): string[] {
  const domain = Number.parseInt(taskStatement, 10);
  return [
    `pegadinha::${kind}`,
    `pegadinha::licao::${lesson}`,
    `pegadinha::dominio-${domain}::tarefa-${taskStatement}`,
  ];
}
