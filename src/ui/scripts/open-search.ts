// The ways into the search: the header's button, `/`, Ctrl+K or Cmd+K. Runs on every page; the dialog itself, its words and
// the index are fetched when one of them is used.
import { searchButton } from '../strings/pt.search-button.ts';

/** Whether keys belong to what has the focus. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'));

/** Brings `[data-search-button]` and the keys to life. */
export function startSearch(): void {
  const open = async (): Promise<void> => {
    if (document.querySelector('dialog[open]')) return;
    try {
      const { openSearch } = await import('../islands/search/index.ts');
      await openSearch();
    } catch {
      const spot = document.querySelector('[data-save-state]');
      if (spot) spot.textContent = searchButton.failed;
    }
  };
  document.querySelector('[data-search-button]')?.addEventListener('click', () => void open());
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const command = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
    const slash = key === '/' && !ctrlKey && !metaKey && !altKey;
    if ((!command && !slash) || event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
    event.preventDefault();
    void open();
  });
}
