// A sitting that waits: what is done, what is left, going on or dropping it. Runs in the page.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Sitting, timeLeftMs } from '../../../mock-exam/index.ts';
import { examText } from '../../strings/pt.exam.ts';
import { answerState } from './answer-state.ts';
import { sayTime } from './say-numbers.ts';
import type { ExamState } from './use-exam.ts';

const text = examText.open;

export function OpenSitting(props: {
  sitting: Sitting;
  state: ExamState;
  selectOf: (question: string) => number;
}) {
  const { sitting, state, selectOf } = props;
  const [asking, setAsking] = useState(false);
  // The pressed button is gone after asking or keeping: the focus goes to the one in its place.
  const next = useRef<HTMLButtonElement>(null);
  const asked = useRef(asking);
  useEffect(() => {
    if (asked.current !== asking) next.current?.focus();
    asked.current = asking;
  }, [asking]);
  const count = (wanted: 'part' | 'answered'): number =>
    sitting.questions.filter(
      (id) => answerState({ chosen: sitting.answers.get(id)?.chosen ?? [], select: selectOf(id) }) === wanted,
    ).length;
  const left = sayTime(timeLeftMs(sitting, { now: sitting.lastAt }));
  const title = `aberto-${sitting.exam}`;
  return (
    <section class="card exam__open" aria-labelledby={title}>
      <h2 id={title} tabIndex={-1}>
        {text.title}
      </h2>
      <p>
        {examText.mode[sitting.mode]}:{' '}
        {text.state({
          answered: count('answered'),
          part: count('part'),
          of: sitting.questions.length,
          left,
        })}
      </p>
      <p class="label">{text.saved}</p>
      {asking ? (
        <fieldset class="exam__actions exam__asking">
          <legend class="label">{text.discardAsk}</legend>
          <button
            type="button"
            class="button"
            disabled={state.busy}
            onClick={() => state.discard(sitting.exam)}
          >
            {text.discardSure}
          </button>
          <button type="button" class="button button--quiet" ref={next} onClick={() => setAsking(false)}>
            {text.keep}
          </button>
        </fieldset>
      ) : (
        <p class="exam__actions">
          <button
            type="button"
            class="button button--primary"
            disabled={state.busy}
            onClick={() => state.resume(sitting)}
          >
            {text.resume}
          </button>
          <button type="button" class="button button--quiet" ref={next} onClick={() => setAsking(true)}>
            {text.discard}
          </button>
        </p>
      )}
    </section>
  );
}
