// What a lesson's questions came to: the count, and the way back to what was missed. Runs in the page.
import { questionsText as text } from '../../strings/pt.review.ts';
import { isRight } from './judge-answer.ts';
import type { PageQuestion } from './quiz-page.ts';

export function SeriesResult(props: {
  questions: readonly PageQuestion[];
  answers: ReadonlyMap<string, string[]>;
  onAgain: () => void;
  onGo: (index: number) => void;
}) {
  const { questions, answers } = props;
  const answered = questions.filter(({ id }) => answers.has(id));
  const missed = answered.filter((question) => !isRight(question.options, answers.get(question.id) ?? []));
  const firstOpen = questions.findIndex(({ id }) => !answers.has(id));
  const sections = [...new Set(missed.map(({ section }) => section))];
  return (
    <div class="series__result">
      <p class="series__score">{text.result(answered.length - missed.length, questions.length)}</p>
      {missed.length > 0 && <p>{text.missed(missed.length)}</p>}
      {missed.length === 0 && firstOpen === -1 && <p>{text.allRight}</p>}
      {sections.length > 0 && (
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{headingOf(section)}</a>
            </li>
          ))}
        </ul>
      )}
      {firstOpen === -1 ? (
        <button type="button" class="button" onClick={props.onAgain}>
          {text.again}
        </button>
      ) : (
        <button type="button" class="button" onClick={() => props.onGo(firstOpen)}>
          {text.unanswered(questions.length - answered.length)}
        </button>
      )}
    </div>
  );
}

/** The words of the lesson's heading with this anchor; the anchor itself where the page has none. */
function headingOf(section: string): string {
  return document.getElementById(section)?.textContent?.trim() || section;
}
