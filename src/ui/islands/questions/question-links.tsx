// Where to go after a question: the lesson's section, the trap behind it, the source. Runs in the page.
import { answerText as text } from '../../strings/pt.review.ts';
import type { PageQuestion } from './quiz-page.ts';

export function QuestionLinks(props: { question: PageQuestion; lesson: string; inLesson: boolean }) {
  const { question, lesson, inLesson } = props;
  const section = inLesson ? `#${question.section}` : `/licoes/${lesson}/#${question.section}`;
  return (
    <p class="question__links label">
      <a href={section}>{text.section}</a>
      {question.exercise !== null && <a href={`/pegadinhas/${question.exercise}/`}>{text.trap}</a>}
      <a href={question.source.url} rel="noreferrer">
        {text.source}: {question.source.title}
      </a>
    </p>
  );
}
