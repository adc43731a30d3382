// Puts the course together from the texts of its files and says everything that does not fit. Pure.

import type * as z from 'zod';
import { checkCourse } from './check-course.ts';
import { checkReferences } from './check-references.ts';
import { checkTerms } from './check-terms.ts';
import { checkWrongFacts } from './check-wrong-facts.ts';
import {
  type Course,
  courseSchema,
  type Exam,
  examSchema,
  type Glossary,
  glossarySchema,
  sourcesSchema,
} from './course.ts';
import { type ExerciseMeta, exerciseMetaSchema } from './exercise.ts';
import { splitFrontMatter } from './front-matter.ts';
import { idSchema } from './ids.ts';
import { type Lesson, lessonSchema } from './lesson.ts';
import { type Parsed, parseYaml } from './parse-yaml.ts';
import type { Problem } from './problem.ts';
import { type Question, quizFileSchema } from './question.ts';
import { lintBank } from './question-bank-lint.ts';
import { lintQuestions } from './question-lint.ts';
import { textFaults } from './text-faults.ts';

/** One file of the content tree: path from the project's root with `/`, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface LessonEntry {
  id: string;
  file: string;
  meta: Lesson;
  body: string;
  bodyLine: number;
}
export interface ExerciseEntry {
  id: string;
  file: string;
  meta: ExerciseMeta;
  body: string;
  bodyLine: number;
}
export interface QuizEntry {
  lesson: string;
  file: string;
  questions: Question[];
}

/** Everything that authors wrote, checked; usable only where `problems` is empty. */
export interface Content {
  course: Course | null;
  exam: Exam | null;
  sources: z.infer<typeof sourcesSchema>;
  glossary: Glossary;
  lessons: LessonEntry[];
  exercises: ExerciseEntry[];
  quizzes: QuizEntry[];
  problems: Problem[];
}

function nameProblem(file: string, id: string): Problem[] {
  const parsed = idSchema.safeParse(id);
  if (parsed.success) return [];
  const fix = 'Rename it with lower-case letters, digits and single hyphens.';
  return [
    { code: 'content/file-name', file, line: null, what: `"${id}" cannot serve as a permanent id.`, fix },
  ];
}

/** Reads all files, in any order. Never throws: each fault is a problem with file, line, what and fix. */
export function buildCourse(files: readonly SourceFile[]): Content {
  const problems: Problem[] = [];
  const take = <Value>(parsed: Parsed<Value>): Value | null => {
    problems.push(...parsed.problems);
    return parsed.value;
  };
  const yamlFile = <Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> | null => {
    const file = files.find((candidate) => candidate.path === path);
    if (file) return take(parseYaml({ file: path, text: file.text, schema }));
    problems.push({
      code: 'content/missing-file',
      file: path,
      line: null,
      what: 'The file does not exist.',
      fix: `Create ${path}.`,
    });
    return null;
  };
  const mdxFile = <Schema extends z.ZodType>(file: SourceFile, id: string, schema: Schema) => {
    problems.push(...nameProblem(file.path, id));
    const split = splitFrontMatter({ file: file.path, text: file.text });
    if ('code' in split) {
      problems.push(split);
      return null;
    }
    const meta = take(parseYaml({ file: file.path, text: split.yaml, schema, linesAbove: split.yamlLine }));
    return meta === null ? null : { id, file: file.path, meta, body: split.body, bodyLine: split.bodyLine };
  };

  const content: Content = {
    course: yamlFile('content/course.yaml', courseSchema),
    exam: yamlFile('content/exam.yaml', examSchema),
    sources: yamlFile('content/sources.yaml', sourcesSchema) ?? [],
    glossary: yamlFile('content/glossary.yaml', glossarySchema) ?? [],
    lessons: [],
    exercises: [],
    quizzes: [],
    problems,
  };
  for (const file of files) {
    const lesson = /^lessons\/([^/]+)\.mdx$/.exec(file.path)?.[1];
    const exercise = /^content\/exercises\/([^/]+)\/index\.mdx$/.exec(file.path)?.[1];
    const quiz = /^quizzes\/([^/]+)\.ya?ml$/.exec(file.path)?.[1];
    if (lesson !== undefined) {
      const entry = mdxFile(file, lesson, lessonSchema);
      if (entry) content.lessons.push(entry);
    } else if (exercise !== undefined) {
      const entry = mdxFile(file, exercise, exerciseMetaSchema);
      if (entry) content.exercises.push(entry);
    } else if (quiz !== undefined) {
      problems.push(...nameProblem(file.path, quiz));
      const value = take(parseYaml({ file: file.path, text: file.text, schema: quizFileSchema }));
      if (!value) continue;
      content.quizzes.push({ lesson: value.lesson, file: file.path, questions: value.questions });
      problems.push(...lintQuestions({ file: file.path, questions: value.questions, text: file.text }));
    }
  }
  problems.push(...files.flatMap(textFaults), ...files.flatMap(checkWrongFacts));
  problems.push(...checkReferences({ content, files }));
  problems.push(...checkCourse({ content, files }), ...checkTerms({ content, files }));
  problems.push(...lintBank({ quizzes: content.quizzes, files }));
  return content;
}
