// Puts the settings into their page. Runs in the page.
import { render } from 'preact';
import { readClock } from '../../clock.ts';
import { browserStore } from '../../open-store.ts';
import { pageShelf } from '../exercise/session/unsaved-draft.ts';
import type { CourseItems } from './course-items.ts';
import { SettingsIsland } from './settings-island.tsx';

/** Shows the learner's settings in `element`, with plans for the course given. */
export function mountSettings(element: HTMLElement, course: CourseItems): void {
  const openStore = browserStore();
  element.replaceChildren();
  render(
    <SettingsIsland openStore={openStore} course={course} readClock={readClock} shelf={pageShelf()} />,
    element,
  );
}
