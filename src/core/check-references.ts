// Checks that everything named in the content exists and is named once. Pure.
import type { Content, SourceFile } from './build-course.ts';
import { headingAnchors } from './heading-anchor.ts';
import type { Problem } from './problem.ts';
import { allowed, lineOf, type Place } from './reference-place.ts';

/** Problems of references between files; `content` must hold all entries that could be read. */
export function checkReferences(options: { content: Content; files: readonly SourceFile[] }): Problem[] {
  const { content, files } = options;
  const problems: Problem[] = [];
  const lessons = new Map(content.lessons.map((lesson) => [lesson.id, lesson]));
  // An entry whose front matter is broken exists all the same: that it is broken is told once, where it is.
  const idsOf = (pattern: RegExp) => files.flatMap(({ path }) => pattern.exec(path)?.[1] ?? []);
  const lessonIds = idsOf(/^lessons\/([^/]+)\.mdx$/);
  const exercises = idsOf(/^content\/exercises\/([^/]+)\/index\.mdx$/);
  const statements = content.exam?.taskStatements.map((statement) => statement.id) ?? null;
  const unknown = (
    file: string,
    needle: string,
    what: string,
    known: readonly string[],
    place: Place = {},
  ) => {
    problems.push({
      code: 'content/unknown-reference',
      file,
      line: lineOf(files, file, needle, place),
      what,
      fix: allowed(known, needle.replaceAll('"', '')),
    });
  };
  const at = (field: string, question?: string): Place =>
    question === undefined ? { field } : { field, question };
  const checkStatements = (file: string, used: readonly string[], question?: string) => {
    for (const id of used)
      if (statements && !statements.includes(id))
        unknown(
          file,
          id,
          `Task statement "${id}" is not in content/exam.yaml.`,
          statements,
          at('taskStatements?', question),
        );
  };
  const checkObjective = (file: string, lessonId: string, objective: string, question?: string) => {
    const known = lessons.get(lessonId)?.meta.objectives.map((entry) => entry.id);
    if (known && !known.includes(objective))
      unknown(
        file,
        objective,
        `Objective "${objective}" does not exist in lesson "${lessonId}".`,
        known,
        at('objective', question),
      );
  };
  const anchors = new Map(content.lessons.map((lesson) => [lesson.id, headingAnchors(lesson.body)]));
  const checkSection = (file: string, lessonId: string, section: string, question?: string) => {
    const known = anchors.get(lessonId);
    if (known && !known.includes(section))
      unknown(
        file,
        section,
        `Lesson "${lessonId}" has no heading with the anchor "${section}".`,
        known,
        at('section', question),
      );
  };
  const checkLesson = (file: string, lesson: string) => {
    if (!lessonIds.includes(lesson))
      unknown(file, lesson, `Lesson "${lesson}" does not exist.`, lessonIds, at('lesson'));
  };

  const listed = new Map<string, string>();
  const list = (id: string, kind: string) => {
    const file = 'content/course.yaml';
    if (listed.has(id)) {
      const what = `The ${kind} "${id}" is listed twice.`;
      problems.push({
        code: 'content/listed-twice',
        file,
        line: lineOf(files, file, id, {}),
        what,
        fix: 'Keep one of the entries.',
      });
    }
    listed.set(id, kind);
  };
  for (const entry of content.course?.units.flatMap((unit) => unit.lessons) ?? []) {
    list(entry.id, 'lesson');
    checkLesson('content/course.yaml', entry.id);
    for (const id of entry.exercises) {
      list(id, 'exercise');
      const exercise = content.exercises.find((candidate) => candidate.id === id);
      if (!exercises.includes(id))
        unknown('content/course.yaml', id, `Exercise "${id}" does not exist.`, exercises);
      else if (exercise && lessonIds.includes(entry.id) && exercise.meta.lesson !== entry.id)
        unknown(
          'content/course.yaml',
          id,
          `Exercise "${id}" says that it belongs to lesson "${exercise.meta.lesson}".`,
          [entry.id],
        );
    }
  }
  if (content.course)
    for (const entry of [...content.lessons, ...content.exercises])
      if (!listed.has(entry.id)) {
        const what = `"${entry.id}" exists but stands nowhere in content/course.yaml.`;
        problems.push({
          code: 'content/not-in-course',
          file: entry.file,
          line: null,
          what,
          fix: 'List it in content/course.yaml.',
        });
      }
  for (const lesson of content.lessons) {
    checkStatements(lesson.file, lesson.meta.taskStatements);
    const sources = content.sources.map((source) => source.id);
    if (sources.length > 0 && !sources.includes(lesson.meta.source))
      unknown(
        lesson.file,
        lesson.meta.source,
        `Source "${lesson.meta.source}" is not in content/sources.yaml.`,
        sources,
      );
    for (const [, id] of lesson.body.matchAll(/<Trap\s[^>]*id="([^"]*)"/g))
      if (id !== undefined && !exercises.includes(id))
        unknown(lesson.file, `"${id}"`, `Exercise "${id}" does not exist.`, exercises);
    const terms = content.glossary.map((term) => term.id);
    for (const [, id] of lesson.body.matchAll(/<Term\s[^>]*id="([^"]*)"/g))
      if (id !== undefined && terms.length > 0 && !terms.includes(id))
        unknown(lesson.file, `"${id}"`, `Term "${id}" is not in content/glossary.yaml.`, terms);
  }
  for (const exercise of content.exercises) {
    checkLesson(exercise.file, exercise.meta.lesson);
    checkObjective(exercise.file, exercise.meta.lesson, exercise.meta.objective);
    checkSection(exercise.file, exercise.meta.lesson, exercise.meta.section);
    checkStatements(exercise.file, exercise.meta.taskStatements);
  }
  const seen = new Map<string, string>();
  for (const quiz of content.quizzes) {
    checkLesson(quiz.file, quiz.lesson);
    for (const question of quiz.questions) {
      const earlier = seen.get(question.id);
      if (earlier !== undefined && earlier !== quiz.file) {
        const what = `Question id "${question.id}" is already used in ${earlier}.`;
        const fix = 'Give the newer question an id of its own; never reuse one.';
        problems.push({
          code: 'content/id-reused',
          file: quiz.file,
          line: lineOf(files, quiz.file, question.id, { field: 'id' }),
          what,
          fix,
        });
      }
      seen.set(question.id, quiz.file);
      checkObjective(quiz.file, quiz.lesson, question.objective, question.id);
      checkSection(quiz.file, quiz.lesson, question.section, question.id);
      checkStatements(quiz.file, [question.taskStatement], question.id);
      if (question.exercise !== undefined && !exercises.includes(question.exercise))
        unknown(
          quiz.file,
          question.exercise,
          `Question "${question.id}" names exercise "${question.exercise}", which does not exist.`,
          exercises,
          at('exercise', question.id),
        );
    }
  }
  return problems;
}
