// Puts the mock exam into its page. Runs in the page.
import { render } from 'preact';
import { readClock } from '../../clock.ts';
import { browserStore } from '../../open-store.ts';
import type { ExamCatalogue } from './exam-catalogue.ts';
import { ExamIsland } from './exam-island.tsx';

/** Shows the mock exam in `element`, for the bank described by `catalogue`. */
export function mountExam(element: HTMLElement, catalogue: ExamCatalogue): void {
  const openStore = browserStore();
  const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
  element.replaceChildren();
  render(
    <ExamIsland openStore={openStore} catalogue={catalogue} readClock={readClock} random={random} />,
    element,
  );
}
