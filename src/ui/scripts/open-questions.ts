// Fetches the lesson's questions when the reader asks for them; until then the page carries only a button. Runs in the page.
import { pt } from '../strings/index.ts';
import { faultSentence } from './fault-sentence.ts';
import { loadQuestions } from './load-questions.ts';

/** Brings `[data-questions]` to life. */
export function startQuestions(): void {
  const section = document.querySelector<HTMLElement>('[data-questions]');
  const button = section?.querySelector<HTMLButtonElement>('[data-questions-button]');
  const status = section?.querySelector<HTMLElement>('[data-questions-status]');
  const mount = section?.querySelector<HTMLElement>('[data-questions-mount]');
  const start = section?.querySelector<HTMLElement>('[data-questions-start]');
  if (!section || !button || !status || !mount || !start) return;
  button.addEventListener('click', async () => {
    button.disabled = true;
    const slow = setTimeout(() => {
      status.textContent = pt.opening.loading;
    }, 300);
    try {
      const { mountQuestions } = await loadQuestions();
      await mountQuestions(mount, { lesson: section.dataset.questions ?? '' });
      start.hidden = true;
    } catch (error) {
      button.disabled = false;
      button.textContent = pt.opening.retry;
      status.textContent = faultSentence(error) ?? pt.opening.failed;
    } finally {
      clearTimeout(slow);
      if (start.hidden) status.textContent = '';
    }
  });
}
