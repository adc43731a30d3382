// Puts the review into its page. Runs in the page.
import { render } from 'preact';
import { readClock } from '../../clock.ts';
import { browserStore } from '../../open-store.ts';
import type { Catalogue } from './catalogue.ts';
import { ReviewIsland } from './review-island.tsx';
import { dayCounter } from './session/count-day.ts';

/** Shows the review in `element`, for the course described by `catalogue`. */
export function mountReview(element: HTMLElement, catalogue: Catalogue): void {
  const openStore = browserStore({ countDay: dayCounter(catalogue) });
  element.replaceChildren();
  render(<ReviewIsland openStore={openStore} catalogue={catalogue} readClock={readClock} />, element);
}
