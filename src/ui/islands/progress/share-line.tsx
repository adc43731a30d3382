// A share on a line from 0 to 100 %: a dot, its interval as a band, and a stroke where it was expected.
// Runs in the page. The words beside it say the same, so the picture is hidden from screen readers.
import type { Share } from '../../../scheduler/index.ts';

export function ShareLine({ share, expected = null }: { share: Share; expected?: number | null }) {
  const at = (value: number) => `${value * 100}%`;
  return (
    <svg class="share-line" aria-hidden="true" focusable="false">
      <line class="share-line__track" x1="0" x2="100%" y1="50%" y2="50%" />
      {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
        <line key={tick} class="share-line__tick" x1={at(tick)} x2={at(tick)} y1="30%" y2="70%" />
      ))}
      {share.share !== null && (
        <>
          <rect
            class="share-line__band"
            x={at(share.low)}
            width={at(share.high - share.low)}
            y="25%"
            height="50%"
          />
          {expected !== null && (
            <line class="share-line__expected" x1={at(expected)} x2={at(expected)} y1="5%" y2="95%" />
          )}
          <circle class="share-line__dot" cx={at(share.share)} cy="50%" r="5" />
        </>
      )}
    </svg>
  );
}
