// Checks content/coverage.md: what it points at exists, and what the course teaches is pointed at. Pure.
import { type Content, headingAnchors, type LessonEntry, type Problem } from '../core/index.ts';

export const coverageFile = 'content/coverage.md';

/** Headings that every lesson has; they mirror no passage. */
const everyLesson = ['resumo-em-5-linhas', 'documentacao-oficial', 'questoes-de-fixacao'];

export interface CoverageOptions {
  text: string;
  content: Content;
  /** Whether a file of the project exists, by its path from the root. */
  exists: (path: string) => boolean;
}

interface Line {
  text: string;
  number: number;
}

interface Section {
  source: string;
  lesson: string;
  heading: Line;
  lines: Line[];
}

/** Sections begin with "## <source> → `lessons/<lesson>.mdx`". */
function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  text.split('\n').forEach((line, index) => {
    const [, source, lesson] = /^## (\S+) → `lessons\/([^`]+)\.mdx`/.exec(line) ?? [];
    const place = { text: line, number: index + 1 };
    if (source !== undefined && lesson !== undefined)
      sections.push({ source, lesson, heading: place, lines: [] });
    else sections.at(-1)?.lines.push(place);
  });
  return sections;
}

type Kind = 'heading' | 'exercise' | 'question' | 'sample' | 'term' | 'file';

interface Reference {
  kind: Kind;
  name: string;
  lesson: string;
}

const words: Record<string, Kind> = {
  trap: 'exercise',
  traps: 'exercise',
  question: 'question',
  questions: 'question',
  sample: 'sample',
  samples: 'sample',
  term: 'term',
  terms: 'term',
};

/** What a line points at: "→ `anchor`", "`lesson` → `anchor`", and lists such as "traps `a`, `b`". */
function* referencesIn(line: string, lesson: string, lessons: readonly string[]): Generator<Reference> {
  for (const [, other, anchor = ''] of line.matchAll(/(?:`([a-z0-9-]+)`\s*)?→ `([a-z0-9-]+)`/g))
    yield { kind: 'heading', name: anchor, lesson: other && lessons.includes(other) ? other : lesson };
  for (const [, word = '', list = ''] of line.matchAll(
    /(?<!\w)(traps?|questions?|samples?|terms?) ((?:`[^`]+`(?:, (?:and )?| and )?)+)/g,
  ))
    for (const [, name = ''] of list.matchAll(/`([^`]+)`/g))
      if (words[word] && /^[a-z0-9-]+$/.test(name)) yield { kind: words[word], name, lesson };
  for (const [, path = ''] of line.matchAll(/`((?:tests|quizzes|lessons|content|src)\/[^`]+\.\w+)`/g))
    yield { kind: 'file', name: path, lesson };
  for (const [, name = ''] of line.matchAll(/`([^`/]+\.sequence\.yaml)`/g))
    yield { kind: 'file', name: `content/code/${lesson}/${name}`, lesson };
}

const anchorsOf = ({ body }: LessonEntry) => headingAnchors(body.replace(/^#{4,} .*$|^# .*$/gm, ''));

/** Problems of the table, each with its line where it has one. */
export function checkCoverage({ text, content, exists }: CoverageOptions): Problem[] {
  const problems: Problem[] = [];
  const report = (code: string, line: number | null, what: string, fix: string) =>
    problems.push({ code: `coverage/${code}`, file: coverageFile, line, what, fix });
  const lessons = new Map(content.lessons.map((lesson) => [lesson.id, lesson]));
  const questions = content.quizzes.flatMap((quiz) => quiz.questions.map(({ id }) => id));
  // What cannot be read is told where it is broken; that its questions are unknown is no news.
  const allQuizzesRead = content.problems.every(
    ({ file }) => !file.startsWith('quizzes/') || content.quizzes.some((quiz) => quiz.file === file),
  );
  const terms = content.glossary.map(({ id }) => id);
  const holds = ({ kind, name, lesson }: Reference): boolean => {
    const entry = lessons.get(lesson);
    if (kind === 'heading') return !entry || headingAnchors(entry.body).includes(name);
    if (kind === 'exercise') return exists(`content/exercises/${name}/index.mdx`);
    if (kind === 'question') return questions.includes(name) || !allQuizzesRead;
    if (kind === 'term') return terms.includes(name);
    if (kind === 'file') return exists(name);
    return ['ts', 'py'].some((ending) => exists(`content/code/${lesson}/${name}.${ending}`));
  };

  const sections = sectionsOf(text);
  const pointed = new Set<string>();
  for (const { lesson, heading, lines } of sections) {
    if (!lessons.has(lesson)) {
      if (!exists(`lessons/${lesson}.mdx`))
        report(
          'dead-reference',
          heading.number,
          `The lesson "${lesson}" does not exist.`,
          'Correct the heading.',
        );
      continue;
    }
    for (const { text: line, number } of lines)
      for (const reference of referencesIn(line, lesson, [...lessons.keys()])) {
        pointed.add(`${reference.kind === 'heading' ? `${reference.lesson} ` : ''}${reference.name}`);
        if (holds(reference)) continue;
        const { kind, name } = reference;
        const where = kind === 'heading' ? ` in the lesson "${reference.lesson}"` : '';
        report(
          'dead-reference',
          number,
          `There is no ${kind} "${name}"${where}.`,
          'Name what exists, or take it out.',
        );
      }
  }
  for (const { id } of content.sources)
    if (!sections.some(({ source }) => source === id))
      report(
        'no-section',
        null,
        `The source "${id}" has no section.`,
        `Begin one with "## ${id} → \`lessons/<lesson>.mdx\`".`,
      );
  for (const { id, exercises: listed } of content.course?.units.flatMap((unit) => unit.lessons) ?? []) {
    for (const exercise of listed)
      if (!pointed.has(exercise))
        report(
          'not-pointed-at',
          null,
          `No line points at the exercise "${exercise}".`,
          `Write "trap \`${exercise}\`" beside the passage that it mirrors, or under "Added".`,
        );
    const entry = lessons.get(id);
    for (const anchor of entry ? anchorsOf(entry) : [])
      if (!everyLesson.includes(anchor) && !pointed.has(`${id} ${anchor}`))
        report(
          'not-pointed-at',
          null,
          `No line points at the heading "${anchor}" of "${id}".`,
          `Write "→ \`${anchor}\`" beside the passage that it mirrors, or under "Added".`,
        );
  }
  return problems;
}
