// Puts the data panel into its page. Runs in the page.
import { render } from 'preact';
import { readClock } from '../../clock.ts';
import { browserStore } from '../../open-store.ts';
import { DataIsland } from './data-island.tsx';

/** Shows the learner's data in `element`. */
export function mountData(element: HTMLElement): void {
  const openStore = browserStore();
  element.replaceChildren();
  render(<DataIsland openStore={openStore} readClock={readClock} />, element);
}
