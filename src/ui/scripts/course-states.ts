// Shows how far the learner is, wherever a lesson or an exercise is named: shape by data-state, and the word. Runs in the page.
import { pt } from '../strings/index.ts';
import { readSnapshot } from './snapshot.ts';

export type State = 'open' | 'tried' | 'joined';

function setState(element: HTMLElement, state: State): void {
  element.dataset.state = state;
  // A lesson's item may hold those of its exercises; each says its own word.
  const of = element.dataset.lesson === undefined ? 'exercise' : 'lesson';
  for (const word of element.querySelectorAll<HTMLElement>(`[data-state-word="${of}"]`))
    word.textContent = pt.state[of][state];
}

/** Shows at once that a lesson has just been finished or reopened, before the snapshot says so. */
export function showLessonState(options: { lesson: string; state: State }): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-lesson="${options.lesson}"]`))
    setState(element, options.state);
}

/** Marks every `[data-exercise]` and `[data-lesson]` of the page from the snapshot. Safe to call again. */
export function showCourseStates(): void {
  const snapshot = readSnapshot();
  if (snapshot === null || snapshot === 'unavailable') return;
  const { exercisesSolved, exercisesTried, lessonsFinished } = snapshot;
  for (const element of document.querySelectorAll<HTMLElement>('[data-exercise]')) {
    const id = element.dataset.exercise ?? '';
    setState(
      element,
      exercisesSolved.includes(id) ? 'joined' : exercisesTried.includes(id) ? 'tried' : 'open',
    );
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const exercises = (element.dataset.exercises ?? '').split(' ');
    const begun = exercises.some((id) => exercisesSolved.includes(id) || exercisesTried.includes(id));
    const finished = lessonsFinished.includes(element.dataset.lesson ?? '');
    setState(element, finished ? 'joined' : begun ? 'tried' : 'open');
  }
}
