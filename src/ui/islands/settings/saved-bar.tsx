// What the last change came to, with the way back: for some seconds at the bottom of the window, then at the page's end.
// Runs in the page. The same live region in both places, so that nothing is announced twice.
import { useEffect, useRef, useState } from 'preact/hooks';
import { settingsText as text } from '../../strings/pt.settings.ts';
import type { SettingsDesk } from './use-settings.ts';

const shownMs = 8_000;

export function SavedBar({ desk }: { desk: SettingsDesk }) {
  const { said, saidCount, fault, canUndo } = desk;
  const bar = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  /** Whether the focus or the pointer is on the bar: it stays for whoever is about to press it. */
  const [isHeld, setHeld] = useState(false);
  const isNew = fault !== '' || seen < saidCount;

  useEffect(() => {
    if (!isNew || isHeld || fault !== '') return;
    const timer = setTimeout(() => setSeen(saidCount), shownMs);
    return () => clearTimeout(timer);
  }, [isNew, isHeld, fault, saidCount]);
  // A button that goes away under the focus tells nobody that the focus left.
  useEffect(() => {
    if (!canUndo) setHeld(false);
  }, [canUndo]);
  useEffect(() => {
    // The field that one went on to is not left behind the bar.
    const field = document.activeElement;
    if (!isNew || bar.current === null || field === null || bar.current.contains(field)) return;
    if (field.closest('.settings') === null) return;
    const hidden = field.getBoundingClientRect().bottom - bar.current.getBoundingClientRect().top;
    if (hidden > 0 && hidden < bar.current.offsetHeight * 2) scrollBy(0, hidden + 8);
  }, [isNew, saidCount]);

  const place = isNew ? 'window' : 'end';
  return (
    <div
      class="settings__said"
      data-place={said === '' && fault === '' ? 'none' : place}
      ref={bar}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <p role="status">{fault === '' ? said : ''}</p>
      <p class="setting__fault" role="alert">
        {fault}
      </p>
      {canUndo && (
        <button type="button" class="button" onClick={() => void desk.undo()}>
          {text.undo}
        </button>
      )}
    </div>
  );
}
