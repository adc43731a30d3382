// A thin line that shows how much of the review is left. Runs in the page.
import { reviewText as text } from '../../strings/pt.review.ts';

export function ReviewProgress({ reviewed, left }: { reviewed: number; left: number }) {
  const all = reviewed + left;
  if (all === 0) return <div class="review__line" />;
  return (
    <div
      class="review__line"
      role="progressbar"
      aria-label={text.progress}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={reviewed}
      aria-valuetext={text.left(left)}
    >
      <div style={{ inlineSize: `${(100 * reviewed) / all}%` }} />
    </div>
  );
}
