// The questions of each lesson as static JSON, for the islands that ask them. Runs in Node, at build time.
import type { APIRoute } from 'astro';
import { courseContent } from '../../ui/components/course-content.ts';
import { renderQuizPage } from '../../ui/islands/questions/render-quiz-page.ts';

export function getStaticPaths() {
  return courseContent().quizzes.map(({ lesson }) => ({ params: { lesson } }));
}

export const GET: APIRoute = async ({ params }) => {
  const quiz = courseContent().quizzes.find(({ lesson }) => lesson === params.lesson);
  if (quiz === undefined) return new Response(null, { status: 404 });
  return Response.json(await renderQuizPage(quiz));
};
