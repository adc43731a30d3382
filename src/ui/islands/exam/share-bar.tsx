// A share and its interval as a small drawing beside the figures that say the same. Runs in the page.
import type { Share } from '../../../scheduler/index.ts';

export function ShareBar({ share }: { share: Share }) {
  const low = share.low * 100;
  return (
    <svg class="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="share-bar__whole" x="0" y="3" width="100" height="2" />
      <rect
        class="share-bar__interval"
        x={low}
        y="2"
        width={Math.max(1, share.high * 100 - low)}
        height="4"
      />
      {share.share !== null && (
        <rect class="share-bar__share" x={Math.min(98.5, share.share * 100)} y="0" width="1.5" height="8" />
      )}
    </svg>
  );
}
