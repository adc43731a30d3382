// The keys of the review, in one quiet line; only where there is a keyboard. Runs in the page.
import { reviewText } from '../../strings/pt.review.ts';

const text = reviewText.keys;

export function KeyHelp() {
  return (
    <dl class="keys label" aria-label={text.label}>
      <div>
        <dt>
          <kbd>A</kbd>–<kbd>H</kbd>
        </dt>
        <dd>{text.choose}</dd>
      </div>
      <div>
        <dt>
          <kbd>espaço</kbd>
        </dt>
        <dd>{text.reveal}</dd>
      </div>
      <div>
        <dt>
          <kbd>1</kbd>–<kbd>4</kbd>
        </dt>
        <dd>{text.grade}</dd>
      </div>
      <div>
        <dt>
          <kbd>U</kbd>
        </dt>
        <dd>{text.undo}</dd>
      </div>
      <div>
        <dt>
          <kbd>L</kbd>
        </dt>
        <dd>{text.language}</dd>
      </div>
    </dl>
  );
}
