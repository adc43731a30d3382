// The thin row of a lesson's questions: where one is, what was right or wrong, and a way to any of them. Runs in the page.
// A toolbar: one stop for Tab, arrows within, since a lesson may have dozens of questions.
import { useRef } from 'preact/hooks';
import { questionsText as text } from '../../strings/pt.review.ts';
import { isRight } from './judge-answer.ts';
import type { PageQuestion } from './quiz-page.ts';
import { StateMark } from './state-mark.tsx';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_index, last) => last,
};

export function SeriesSteps(props: {
  questions: readonly PageQuestion[];
  answers: ReadonlyMap<string, string[]>;
  current: number;
  onGo: (index: number) => void;
}) {
  const { questions, answers, current, onGo } = props;
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, index: number): void => {
    const next = steps[event.key]?.(index, questions.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  const stop = Math.min(current, questions.length - 1);
  return (
    <div class="series__steps" role="toolbar" aria-label={text.steps} ref={row}>
      {questions.map((question, index) => {
        const chosen = answers.get(question.id);
        const state = chosen === undefined ? 'open' : isRight(question.options, chosen) ? 'right' : 'wrong';
        return (
          <button
            key={question.id}
            type="button"
            data-state={state}
            tabIndex={index === stop ? 0 : -1}
            aria-label={text.step[state](index + 1)}
            aria-current={index === current ? 'step' : undefined}
            onKeyDown={(event) => move(event, index)}
            onClick={() => onGo(index)}
          >
            {state === 'open' ? index + 1 : <StateMark state={state} />}
          </button>
        );
      })}
    </div>
  );
}
