// Lists of lessons and exercises: shows each one's state, also after coming back to the page. Runs in the page.
import { showCourseStates } from './course-states.ts';

showCourseStates();
addEventListener('pageshow', (event) => {
  if (event.persisted) showCourseStates();
});
