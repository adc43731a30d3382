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
  const count = (is: (step: NavigatorStep) => boolean) => steps.filter(is).length;
  const open = count(({ state }) => state === 'open');
  const part = count(({ state }) => state === 'part');
  const flagged = count((step) => step.flagged);
  const firstWanting = steps.findIndex((step) => step.state !== 'answered' || step.flagged);
  return (
    <div class="hand-in">
      {open + part + flagged === 0 ? (
        <p>{text.complete}</p>
      ) : (
        <ul>
          {open > 0 && <li>{text.open(open)}</li>}
          {part > 0 && <li>{text.part(part)}</li>}
          {flagged > 0 && <li>{text.flagged(flagged)}</li>}
        </ul>
      )}
      {open > 0 && <p class="label">{text.openCounts}</p>}
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
