import { describe, expect, it } from 'vitest';
import { checkedContent } from '../../../src/authoring/index.ts';
import type { ItemId } from '../../../src/core/index.ts';
import { factsOfCards, notesOf } from '../../../src/ui/islands/data/course-cards.ts';
import { renderCourseCards } from '../../../src/ui/islands/data/render-course-cards.ts';
import { renderQuizPage } from '../../../src/ui/islands/questions/render-quiz-page.ts';

const { lessons, exercises, quizzes } = checkedContent({ root: process.cwd() });
const course = lessons.map(({ id, meta, body }) => ({
  lesson: { id, title: meta.title, body },
  exercises: exercises.filter((exercise) => exercise.meta.lesson === id),
  questions: quizzes.find((quiz) => quiz.lesson === id)?.questions ?? [],
}));
const cards = await renderCourseCards(course);
const asked: string[] = [];
const fetchQuiz: typeof fetch = async (address) => {
  const lesson = /\/quizzes\/(.+)\.json/.exec(String(address))?.[1] ?? '';
  asked.push(lesson);
  const quiz = quizzes.find((entry) => entry.lesson === lesson);
  return quiz === undefined ? new Response(null, { status: 404 }) : Response.json(await renderQuizPage(quiz));
};
const noted = (items: ReadonlySet<ItemId> | null) =>
  notesOf({ cards, items, language: 'pt', origin: 'https://site.example', fetch: fetchQuiz });

describe('the course as notes for Anki', () => {
  it('has every question and exercise, each with a lesson, a section and a right answer', async () => {
    const notes = await noted(null);
    const questions = quizzes.flatMap((quiz) => quiz.questions);
    expect(notes).toHaveLength(questions.length + exercises.length);
    expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
    expect(notes.filter(({ back }) => !/<p>[^<]+ › [^<]+<\/p>/.test(back)).map(({ id }) => id)).toEqual([]);
    expect(
      notes.filter(({ back }) => !/^<p><strong>Respostas? certas?<\/strong><\/p><div>/.test(back)),
    ).toEqual([]);
  });

  it('holds bare elements only: no picture, no class, no mark of Markdown', async () => {
    const html = (await noted(null)).map(({ front, back }) => front + back).join('');
    const elements = new Set(
      [...html.matchAll(/<([a-z]+)(?: ([a-z]+)=)?/g)].map(
        ([, name, attribute]) => `${name} ${attribute ?? ''}`,
      ),
    );
    const known = ['p', 'br', 'div', 'strong', 'em', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li'];
    const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
    expect(
      [...elements].filter(
        (element) => ![...known, ...tables].includes(element.trim()) && element !== 'a href',
      ),
    ).toEqual([]);
    expect(html.replace(/<(pre|code)>.*?<\/\1>/g, '')).not.toMatch(/`|\*\*|\]\(/);
  });

  it('of the learner alone has what is in their queue, and fetches only the lessons that it needs', async () => {
    const [lesson] = course;
    const [question] = lesson?.questions ?? [];
    asked.length = 0;
    const notes = await noted(
      new Set<ItemId>([`question:${question?.id ?? ''}`, 'question:not-in-this-version']),
    );
    expect(notes.map(({ id }) => id)).toEqual([`question-${question?.id}`]);
    expect(asked).toEqual([lesson?.lesson.id]);
  });

  it('says lesson and task statement of each item, and nothing of an unknown one', () => {
    const facts = factsOfCards(cards);
    const [exercise] = exercises;
    expect(facts(`exercise:${exercise?.id ?? ''}`)).toMatchObject({
      lesson: exercise?.meta.lesson,
      taskStatement: exercise?.meta.taskStatements[0],
    });
    expect(facts('question:not-in-this-version')).toBeNull();
  });
});
