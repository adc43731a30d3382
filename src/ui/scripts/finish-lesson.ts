// "Marcar como concluída" and its undoing: the state comes from the snapshot at once, the store is fetched on the click.
// Runs in the page.
import { pt } from '../strings/index.ts';
import { showLessonState } from './course-states.ts';
import { faultSentence } from './fault-sentence.ts';
import { loadQuestions } from './load-questions.ts';
import { readSnapshot } from './snapshot.ts';

function show(box: HTMLElement, state: 'open' | 'joined'): void {
  box.dataset.state = state;
  const badge = document.querySelector<HTMLElement>('[data-finished-badge]');
  if (badge) badge.hidden = state === 'open';
}

/** Brings `[data-finish]` to life. */
export function startFinishing(): void {
  const box = document.querySelector<HTMLElement>('[data-finish]');
  const finish = box?.querySelector<HTMLButtonElement>('[data-finish-button]');
  const reopen = box?.querySelector<HTMLButtonElement>('[data-reopen-button]');
  const failed = box?.querySelector<HTMLElement>('[data-finish-failed]');
  if (!box || !finish || !reopen || !failed) return;
  const lesson = box.dataset.finish ?? '';
  const snapshot = readSnapshot();
  if (snapshot !== null && snapshot !== 'unavailable' && snapshot.lessonsFinished.includes(lesson))
    show(box, 'joined');

  const change = async (button: HTMLButtonElement, state: 'open' | 'joined'): Promise<void> => {
    const words = button.textContent;
    button.disabled = true;
    button.textContent = pt.finishing.saving;
    failed.textContent = '';
    try {
      const { markLessonFinished, reopenLesson } = await loadQuestions();
      await (state === 'joined' ? markLessonFinished({ lesson }) : reopenLesson({ lesson }));
      show(box, state);
      showLessonState({ lesson, state });
    } catch (error) {
      failed.textContent = faultSentence(error) ?? pt.finishing.failed;
    } finally {
      button.disabled = false;
      button.textContent = words;
    }
    // The pressed button may be gone now; the focus goes on to what took its place.
    (box.dataset.state === 'joined' ? reopen : finish).focus();
  };
  finish.addEventListener('click', () => void change(finish, 'joined'));
  reopen.addEventListener('click', () => void change(reopen, 'open'));
}
