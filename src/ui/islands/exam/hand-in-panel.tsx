// The last look before handing in: what is open, half done or flagged. Runs in the page.
import { examText } from '../../strings/pt.exam.ts';
import type { NavigatorStep } from './navigator.tsx';

const text = examText.handIn;

export function HandInPanel(props: {
  steps: readonly NavigatorStep[];
  busy: boolean;
  onGo: (index: number) => void;
  onHandIn: () => void;
}) {
  const { steps, busy } = props;
  const remarks = [
    { say: text.open, is: ({ state }: NavigatorStep) => state === 'open' },
    { say: text.part, is: ({ state }: NavigatorStep) => state === 'part' },
    { say: text.flagged, is: (step: NavigatorStep) => step.flagged },
  ]
    .map(({ say, is }) => ({ say, count: steps.filter(is).length, first: steps.findIndex(is) }))
    .filter(({ count }) => count > 0);
  const firstWanting = steps.findIndex((step) => step.state !== 'answered' || step.flagged);
  return (
    <div class="hand-in">
      {remarks.length === 0 ? (
        <p>{text.complete}</p>
      ) : (
        <ul class="hand-in__remarks">
          {remarks.map(({ say, count, first }) => (
            <li key={say(2)}>
              <button type="button" class="hand-in__go" onClick={() => props.onGo(first)}>
                <span>{say(count)}</span> <span class="label">{text.go(first + 1)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {steps.some(({ state }) => state !== 'answered') && <p class="label">{text.openCounts}</p>}
      <p class="exam__actions">
        <button type="button" class="button button--primary" disabled={busy} onClick={props.onHandIn}>
          {text.button}
        </button>
        <button
          type="button"
          class="button button--quiet"
          onClick={() => props.onGo(firstWanting === -1 ? steps.length - 1 : firstWanting)}
        >
          {text.back}
        </button>
      </p>
    </div>
  );
}
