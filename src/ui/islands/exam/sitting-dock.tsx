// The three things one does to a question besides answering it, always within reach. Runs in the page.
import { examText } from '../../strings/pt.exam.ts';
import { FlagMark } from './flag-mark.tsx';

const text = examText.sitting;

export function SittingDock(props: {
  index: number;
  count: number;
  flagged: boolean;
  onMove: (by: 1 | -1) => void;
  onFlag: () => void;
}) {
  const { index, count, flagged, onMove, onFlag } = props;
  return (
    <div class="sitting__dock">
      <button
        type="button"
        class="button"
        aria-keyshortcuts="ArrowLeft"
        disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        {text.previous}
      </button>
      <button
        type="button"
        class="button button--quiet sitting__flag"
        aria-keyshortcuts="F"
        aria-pressed={flagged}
        onClick={onFlag}
      >
        <FlagMark />
        <span>
          {text.flag}
          <span class="visually-hidden">{text.flagMore}</span>
        </span>
      </button>
      <button
        type="button"
        class="button button--primary"
        aria-keyshortcuts="ArrowRight"
        onClick={() => onMove(1)}
      >
        {index === count - 1 ? text.toHandIn : text.next}
      </button>
    </div>
  );
}
