// Listens to the keyboard for the whole page while a sitting runs. Runs in the page.
import { useEffect, useRef } from 'preact/hooks';
import { type ExamAction, focusKind, readExamKey } from './read-exam-key.ts';

/** Calls `act` with what each pressed key means. */
export function useExamKeys(act: (action: ExamAction) => void): void {
  // The listener reads the latest render, so that a key pressed right after a move means the new question.
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const modified = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
      const action = readExamKey({ key: event.key, modified, on: focusKind(event.target) });
      if (action === null || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(action);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
