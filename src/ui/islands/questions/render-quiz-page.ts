// Turns a quiz's Markdown into HTML for /quizzes/<lesson>.json. Runs in Node, at build time only.
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import type { Question } from '../../../core/index.ts';
import { shortTokens } from '../../mdx/short-tokens.ts';
import type { PageQuestion, QuizPage } from './quiz-page.ts';

/** The questions of one lesson, every text as HTML; an option or reason of one paragraph comes without its `<p>`. */
export async function renderQuizPage(quiz: { lesson: string; questions: Question[] }): Promise<QuizPage> {
  const processor = await createSatteriMarkdownProcessor({
    syntaxHighlight: { type: 'shiki', excludeLangs: [] },
    shikiConfig: { theme: 'css-variables', transformers: [shortTokens] },
  });
  const block = async (text: string) => (await processor.render(text)).code.trim();
  const inline = async (text: string) =>
    (await block(text)).replace(/^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/, '$1');
  const questions = quiz.questions.map(
    async (question): Promise<PageQuestion> => ({
      id: question.id,
      select: question.select ?? 1,
      multiple: question.kind === 'multiple',
      taskStatement: question.taskStatement,
      objective: question.objective,
      scope: question.scope,
      section: question.section,
      exercise: question.exercise ?? null,
      stem: { pt: await block(question.stem.pt), en: await block(question.stem.en) },
      options: await Promise.all(
        question.options.map(async ({ id, text, reason, correct, position }) => ({
          id,
          text: { pt: await inline(text.pt), en: await inline(text.en) },
          reason: await inline(reason),
          correct,
          position,
        })),
      ),
      source: question.source,
    }),
  );
  return { lesson: quiz.lesson, questions: await Promise.all(questions) };
}
