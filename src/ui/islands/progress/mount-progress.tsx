// Puts the progress into its page. Runs in the page.
import { render } from 'preact';
import { readClock } from '../../clock.ts';
import { browserStore } from '../../open-store.ts';
import type { CourseMap } from './course-map.ts';
import { ProgressIsland } from './progress-island.tsx';

/** Shows the learner's progress in `element`, for the course given. */
export function mountProgress(element: HTMLElement, course: CourseMap): void {
  const openStore = browserStore();
  element.replaceChildren();
  render(<ProgressIsland openStore={openStore} course={course} readClock={readClock} />, element);
}
