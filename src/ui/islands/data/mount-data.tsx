// Puts the data panel into its page, with the browser's own storage, clock and network. Runs in the page.
import { render } from 'preact';
import { readClock } from '../../clock.ts';
import { browserStore } from '../../open-store.ts';
import { DataIsland } from './data-island.tsx';

/** Shows the learner's data in `element`. */
export function mountData(element: HTMLElement): void {
  const surroundings = {
    openStore: browserStore(),
    readClock,
    facts: navigator.storage ?? null,
    fetch,
    pause: () => new Promise<void>((resolve) => setTimeout(resolve)),
    origin: location.origin,
    courseItems: Number(element.dataset.courseItems),
  };
  element.replaceChildren();
  render(<DataIsland surroundings={surroundings} />, element);
}
