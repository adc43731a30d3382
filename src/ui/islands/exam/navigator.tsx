// All questions of the form as a grid: what is answered, open, flagged, and the way to each. Runs in the page.
// A toolbar: one stop for Tab, arrows within.
import { useRef } from 'preact/hooks';
import { examText } from '../../strings/pt.exam.ts';
import type { AnswerState } from './answer-state.ts';

const text = examText.navigator;

export interface NavigatorStep {
  id: string;
  state: AnswerState;
  flagged: boolean;
}

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_index, last) => last,
};

export function Navigator(props: {
  steps: readonly NavigatorStep[];
  current: number;
  onGo: (index: number) => void;
}) {
  const { steps, current, onGo } = props;
  const grid = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, index: number): void => {
    const next = moves[event.key]?.(index, steps.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  const stop = Math.min(current, steps.length - 1);
  const count = (wanted: AnswerState) => steps.filter(({ state }) => state === wanted).length;
  const part = count('part');
  const flagged = steps.filter((step) => step.flagged).length;
  return (
    <div class="navigator">
      <p class="label">
        {text.count(count('answered'), steps.length)}
        {part > 0 && ` · ${text.part(part)}`}
        {flagged > 0 && ` · ${text.flagged(flagged)}`}
      </p>
      <div class="navigator__grid" role="toolbar" aria-label={text.label} ref={grid}>
        {steps.map((step, index) => (
          <button
            key={step.id}
            type="button"
            data-state={step.state}
            data-flagged={step.flagged}
            tabIndex={index === stop ? 0 : -1}
            aria-label={text.step(index + 1, text.state[step.state], step.flagged)}
            aria-current={index === current ? 'step' : undefined}
            onKeyDown={(event) => move(event, index)}
            onClick={() => onGo(index)}
          >
            {index + 1}
          </button>
        ))}
      </div>
    </div>
  );
}
