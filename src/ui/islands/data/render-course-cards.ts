// What /cartoes.json holds: the course as other programs get it. Runs in Node, at build time only.
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { type ExerciseMeta, headings } from '../../../core/index.ts';
import { type TakeoutExercise, textAsHtml } from '../../../takeout/index.ts';
import type { CourseCards } from './course-cards.ts';

/** The part of the checked course that is needed, in the course's order. */
export interface CourseSource {
  lesson: { id: string; title: string; body: string };
  exercises: { id: string; meta: ExerciseMeta }[];
  questions: { id: string; taskStatement: string }[];
}

/** Titles of lessons and sections, exercises as cards, and where each question is. */
export async function renderCourseCards(course: readonly CourseSource[]): Promise<CourseCards> {
  const processor = await createSatteriMarkdownProcessor({});
  const html = async (text: string) => (await processor.render(text)).code.trim();
  const asCard = async ({ id, meta }: CourseSource['exercises'][number]): Promise<TakeoutExercise> => {
    const { title, hook, prediction, findLine, explanation, lesson, section, taskStatements } = meta;
    const options =
      prediction?.options.map(async ({ text, correct, reason }) => ({
        text: await html(text),
        correct,
        reason,
      })) ??
      findLine?.lines.map(async ({ text, correct, reason }) => ({
        text: `<code>${textAsHtml(text)}</code>`,
        correct,
        reason,
      })) ??
      [];
    return {
      id,
      title,
      hook: await html(hook),
      question: await html(prediction?.question ?? findLine?.question ?? ''),
      options: await Promise.all(
        options.map(async (option) => {
          const { text, correct, reason } = await option;
          return { text: inline(text), correct, reason: inline(await html(reason)) };
        }),
      ),
      explanation: await html(explanation),
      taskStatement: taskStatements[0] ?? '',
      lesson,
      section,
    };
  };
  return {
    lessons: course.map(({ lesson }) => ({
      id: lesson.id,
      title: lesson.title,
      sections: Object.fromEntries(headings(lesson.body).map(({ anchor, title }) => [anchor, title])),
    })),
    questions: course.flatMap(({ lesson, questions }) =>
      questions.map(({ id, taskStatement }) => ({ id, taskStatement, lesson: lesson.id })),
    ),
    exercises: await Promise.all(course.flatMap(({ exercises }) => exercises.map(asCard))),
  };
}

/** A text of one paragraph without its `<p>`. */
function inline(html: string): string {
  return html.replace(/^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/, '$1');
}
