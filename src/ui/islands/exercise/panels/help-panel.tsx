// Hints one at a time, and the solution beside one's own: earned by solving, or asked for twice.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import { InlineText, RichText } from '../views/rich-text.tsx';

/** After this many failed attempts a hint is suggested. */
const attemptsBeforeSuggestion = 2;

export function Hints(props: {
  hints: string[];
  opened: number;
  failedAttempts: number;
  solved: boolean;
  onOpen: (number: number) => void;
}): JSX.Element {
  const text = exerciseText.hints;
  const { hints, opened } = props;
  const list = useRef<HTMLOListElement>(null);
  const asked = useRef(false);
  // The last hint takes its button away; the focus goes to the hint instead of getting lost.
  useLayoutEffect(() => {
    if (asked.current && opened === hints.length)
      (list.current?.lastElementChild as HTMLElement | null)?.focus();
  }, [opened, hints.length]);
  const suggest = props.failedAttempts >= attemptsBeforeSuggestion && opened === 0 && !props.solved;
  return (
    <section class="ex-hints" aria-labelledby="dicas">
      <h2 id="dicas">{text.title}</h2>
      {suggest && <p class="label">{text.suggestion}</p>}
      <ol role="list" aria-live="polite" ref={list}>
        {hints.slice(0, opened).map((hint, index) => (
          <li class="ex-hint" tabIndex={-1}>
            <span class="label">{text.name(index + 1)}</span>
            <p>
              <InlineText text={hint} />
            </p>
          </li>
        ))}
      </ol>
      {opened < hints.length ? (
        <button
          type="button"
          class="button ex-small"
          onClick={() => {
            asked.current = true;
            props.onOpen(opened + 1);
          }}
        >
          {text.open(opened + 1, hints.length)}
        </button>
      ) : (
        <p class="label">{text.all}</p>
      )}
    </section>
  );
}

export function Solution(props: {
  explanation: string;
  solved: boolean;
  /** True once the learner has looked at the solution in this visit. */
  seen: boolean;
  onCompare: () => void;
}): JSX.Element {
  const text = exerciseText.solution;
  const [asking, setAsking] = useState(false);
  const earned = props.solved || props.seen;
  const section = useRef<HTMLElement>(null);
  const touched = useRef(false);
  // Each step takes away the button that led to it: the focus goes on to the safe one of the next step,
  // and the dialog gives it back there when it closes.
  useLayoutEffect(() => {
    if (touched.current) [...(section.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [asking, props.seen]);
  const ask = (wanted: boolean): void => {
    touched.current = true;
    setAsking(wanted);
  };
  return (
    <section class="ex-solution" aria-labelledby="solucao" ref={section}>
      <h2 id="solucao">{text.title}</h2>
      {earned && (
        <button type="button" class="button ex-small" onClick={props.onCompare}>
          {text.compare}
        </button>
      )}
      {!earned && !asking && (
        <>
          <p class="label">{text.locked}</p>
          <button type="button" class="button button--quiet ex-small" onClick={() => ask(true)}>
            {text.anyway}
          </button>
        </>
      )}
      {!earned && asking && (
        <div class="ex-ask" role="alert">
          <p>{text.confirm}</p>
          <button type="button" class="button ex-small" onClick={props.onCompare}>
            {text.yes}
          </button>
          <button type="button" class="button button--quiet ex-small" onClick={() => ask(false)}>
            {text.no}
          </button>
        </div>
      )}
      {earned && (
        <div class="ex-explanation">
          <h3>{text.explanation}</h3>
          <RichText text={props.explanation} />
        </div>
      )}
    </section>
  );
}
