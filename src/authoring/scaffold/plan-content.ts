// What `pegadinha new` will write: new files, additions to existing ones, and what to do next. Pure; writes nothing itself.
import {
  type Content,
  type ExerciseForm,
  type ExerciseMeta,
  headingAnchors,
  idSchema,
  type LessonEntry,
  nearest,
  type SourceFile,
} from '../../core/index.ts';
import { courseFile as course, courseWith, textOf } from './course-entry.ts';
import { exercisePrograms } from './exercise-programs.ts';
import { lessonText, type PlaceInLesson, questionText, statementText } from './written-texts.ts';

export interface NewContentRequest {
  kind: 'lesson' | 'exercise' | 'question';
  id: string;
  /** The lesson of an exercise or a question. */
  lesson?: string;
  form: ExerciseForm;
  api: ExerciseMeta['api'];
  /** Exam domain of a lesson. */
  domain: number;
  /** YYYY-MM-DD */
  today: string;
}

export interface ContentPlan {
  /** Files that must not exist yet. */
  create: SourceFile[];
  /** Existing files with their whole new text. */
  change: SourceFile[];
  /** What to do then, one line each. */
  next: string[];
}

/** The plan, or in one sentence why there is none. */
export function planContent(
  request: NewContentRequest,
  given: { content: Content; files: readonly SourceFile[] },
): ContentPlan | { refusal: string } {
  const { content } = given;
  const { kind, id } = request;
  const named = idSchema.safeParse(id);
  if (!named.success)
    return { refusal: `"${id}" cannot serve as a permanent id: ${named.error.issues[0]?.message}.` };
  const taken = [
    ...content.lessons.map((lesson) => lesson.id),
    ...content.exercises.map((exercise) => exercise.id),
    ...content.quizzes.flatMap(({ questions }) => questions.map((question) => question.id)),
  ];
  if (taken.includes(id)) return { refusal: `"${id}" is taken already; ids are never reused.` };
  if (kind === 'lesson') return planLesson(request, given);
  const ids = content.lessons.map((lesson) => lesson.id);
  const lesson = content.lessons.find((entry) => entry.id === request.lesson);
  if (!lesson) {
    const near = request.lesson === undefined ? null : nearest(request.lesson, ids);
    const said =
      request.lesson === undefined
        ? `Say with --lesson where the ${kind} belongs.`
        : `There is no lesson "${request.lesson}".`;
    const hint = near === null ? '' : ` Did you mean "${near}"?`;
    return { refusal: `${said}${hint} Lessons: ${ids.join(', ')}.` };
  }
  const at = placeIn(lesson);
  return kind === 'exercise' ? planExercise(request, at, given.files) : planQuestion(request, at, given);
}

function placeIn({ id, body, meta }: LessonEntry): PlaceInLesson {
  return {
    lesson: id,
    section: headingAnchors(body)[0] ?? 'primeira-parte',
    objective: meta.objectives[0]?.id ?? 'primeiro-objetivo',
    taskStatement: meta.taskStatements[0] ?? '1.1',
  };
}

function planLesson(
  request: NewContentRequest,
  { content, files }: { content: Content; files: readonly SourceFile[] },
): ContentPlan | { refusal: string } {
  const { id, domain, today } = request;
  const statement = content.exam?.taskStatements.find((one) => one.id.startsWith(`${domain}.`));
  if (!statement) return { refusal: `content/exam.yaml has no task statement of a domain ${domain}.` };
  const mirrored = content.lessons.map(({ meta }) => meta.source);
  const source = content.sources.find((one) => !mirrored.includes(one.id)) ?? content.sources[0];
  if (!source) return { refusal: 'content/sources.yaml lists no document that a lesson could mirror.' };
  const number = content.lessons.filter(({ meta }) => meta.domain === domain).length + 1;
  const at = {
    lesson: id,
    section: 'primeira-parte',
    objective: 'primeiro-objetivo',
    taskStatement: statement.id,
  };
  const question = questionText({ id: `${id}-primeira`, at, place: 0, today, indent: '  ' });
  const entry = { id, exercises: [] };
  const changed = courseWith(files, (units) => {
    const place = units.findIndex((unit) => unit.id === `dominio-${domain}`);
    return [['units', place === -1 ? units.length - 1 : place, 'lessons'], entry];
  });
  return {
    create: [
      {
        path: `lessons/${id}.mdx`,
        text: lessonText({ domain, number, statement, source: source.id, today }),
      },
      { path: `quizzes/${id}.yaml`, text: `lesson: ${id}\nquestions:\n${question}` },
    ],
    change: changed ? [changed] : [],
    next: [
      changed
        ? `${course} lists it last in its unit; move the entry to where it belongs.`
        : `List it in ${course}:\n  - id: ${id}\n    exercises: []`,
      'Rename the first question while nobody has answered it; its id is permanent afterwards.',
      'Give each heading its line in content/coverage.md.',
      `Begin its traps with \`npx pegadinha new exercise <id> --lesson ${id}\`.`,
    ],
  };
}

function planExercise(
  request: NewContentRequest,
  at: PlaceInLesson,
  files: readonly SourceFile[],
): ContentPlan {
  const { id, form, api, today } = request;
  const folder = `content/exercises/${id}`;
  const changed = courseWith(files, (units) => {
    for (const [place, unit] of units.entries()) {
      const index = unit.lessons?.findIndex((lesson) => lesson.id === at.lesson) ?? -1;
      if (index !== -1) return [['units', place, 'lessons', index, 'exercises'], id];
    }
    return null;
  });
  const programs = Object.entries(exercisePrograms({ form, api })).map(([name, text]) => ({
    path: `${folder}/${name}`,
    text,
  }));
  return {
    create: [{ path: `${folder}/index.mdx`, text: statementText({ form, api, at, today }) }, ...programs],
    change: changed ? [changed] : [],
    next: [
      `Put <Trap id="${id}" /> into lessons/${at.lesson}.mdx where its subject is taught, and name it in content/coverage.md.`,
      changed
        ? `${course} lists it last in its lesson; move it to where the text has it.`
        : `List "${id}" in ${course} under the lesson "${at.lesson}".`,
      'The programs run as they are and show the shape; replace them by your own, one check at a time.',
    ],
  };
}

function planQuestion(
  request: NewContentRequest,
  at: PlaceInLesson,
  { content, files }: { content: Content; files: readonly SourceFile[] },
): ContentPlan | { refusal: string } {
  const { id, today } = request;
  const path = [`quizzes/${at.lesson}.yaml`, `quizzes/${at.lesson}.yml`].find(
    (one) => textOf(files, one) !== undefined,
  );
  if (path === undefined) {
    const text = `lesson: ${at.lesson}\nquestions:\n${questionText({ id, at, place: 0, today, indent: '  ' })}`;
    return {
      create: [{ path: `quizzes/${at.lesson}.yaml`, text }],
      change: [],
      next: ['A quiz asks at least 24 questions, three for each objective.'],
    };
  }
  const text = textOf(files, path) ?? '';
  const quiz = content.quizzes.find(({ file }) => file === path);
  if (!quiz) return { refusal: `${path} cannot be read; correct it first, then add to it.` };
  const [, indent = '  '] = /^([ \t]*)- id:/m.exec(text) ?? [];
  const added = questionText({ id, at, place: quiz.questions.length % 4, today, indent });
  return {
    create: [],
    change: [{ path, text: `${text.trimEnd()}\n${added}` }],
    next: ['Look at the questions around it: no two may test the same situation in the same words.'],
  };
}
