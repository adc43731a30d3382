// Lists of lessons and exercises: shows each one's state, also after coming back to the page. Runs in the page.
import { pt } from '../strings/index.ts';
import { showCourseStates } from './course-states.ts';

/** Counts the solved exercises of each group that asks for it. */
function showTallies(): void {
  for (const tally of document.querySelectorAll('[data-tally]')) {
    const group = tally.closest('section');
    const total = group?.querySelectorAll('[data-exercise]').length ?? 0;
    const solved = group?.querySelectorAll('[data-exercise][data-state="joined"]').length ?? 0;
    if (solved > 0) tally.textContent = pt.tally(solved, total);
  }
}

function show(): void {
  showCourseStates();
  showTallies();
}

show();
addEventListener('pageshow', (event) => {
  if (event.persisted) show();
});
