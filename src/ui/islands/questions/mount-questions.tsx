// Puts a lesson's questions into an element. Runs in the page; loaded on demand.
import { render } from 'preact';
import type { OpenStore } from '../../../storage/index.ts';
import { readClock } from '../../clock.ts';
import { browserStore } from '../../open-store.ts';
import { QuestionSeries } from './question-series.tsx';
import questionsStyle from './questions.css?url';
import { fetchQuiz } from './quiz-page.ts';

/** Fetches and shows the questions of `lesson`. Rejects, with the element left as it was, when they can't be had. */
export async function mountQuestions(
  element: HTMLElement,
  options: { lesson: string; openStore?: OpenStore },
): Promise<void> {
  const openStore = options.openStore ?? browserStore();
  const [quiz, store] = await Promise.all([
    fetchQuiz({ lesson: options.lesson, fetch }),
    openStore(),
    loadStyle(questionsStyle),
  ]);
  const progress = await store.progress({ now: readClock() });
  render(<QuestionSeries quiz={quiz} store={store} progress={progress} readClock={readClock} />, element);
  // Scripted focus shows its ring only after the keyboard was used, so this is quiet for a pointer.
  element.querySelector<HTMLElement>('.series__title')?.focus({ preventScroll: true });
}

/** Resolves when the style sheet is there. By its address, for a page carries every style that it imports from the start. */
function loadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The style of the questions did not load.'));
    document.head.append(link);
  });
}
