// The course's cards as static JSON, for the export to other programs. Runs in Node, at build time.
import type { APIRoute } from 'astro';
import { courseContent, lessonsInOrder } from '../ui/components/course-content.ts';
import { renderCourseCards } from '../ui/islands/data/render-course-cards.ts';

export const GET: APIRoute = async () => {
  const { quizzes } = courseContent();
  const course = lessonsInOrder().map(({ lesson, exercises }) => ({
    lesson: { id: lesson.id, title: lesson.meta.title, body: lesson.body },
    exercises,
    questions: quizzes.find((quiz) => quiz.lesson === lesson.id)?.questions ?? [],
  }));
  return Response.json(await renderCourseCards(course));
};
