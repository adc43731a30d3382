// Where to go after an answer: the lesson's paragraph, the trap behind it, the source. Runs in the page.
// The answer is saved before the page is left, so that coming back goes on with the next card.
import { reviewText } from '../../strings/pt.review-page.ts';
import type { OpenCard } from './open-card.ts';
import { placesOf } from './places-of.ts';

const text = reviewText.links;

export function CardLinks(props: { current: OpenCard; onLeave: (href: string) => void }) {
  const { current, onLeave } = props;
  if (current.kind !== 'question') return null;
  const { section, trap } = placesOf(current.known.facts);
  const { source } = current.question;
  const leave = (event: MouseEvent): void => {
    // A new tab or window leaves this one as it is.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!(event.currentTarget instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    onLeave(event.currentTarget.href);
  };
  return (
    <nav class="question__links label" aria-label={text.label}>
      <a href={section} onClick={leave} aria-keyshortcuts="P">
        {text.section}{' '}
        <span aria-hidden="true">
          <kbd>P</kbd>
        </span>
      </a>
      {trap !== null && (
        <a href={trap} onClick={leave} aria-keyshortcuts="T">
          {text.trap}{' '}
          <span aria-hidden="true">
            <kbd>T</kbd>
          </span>
        </a>
      )}
      <a href={source.url} rel="noreferrer" onClick={leave}>
        {text.source}: {source.title}
      </a>
    </nav>
  );
}
