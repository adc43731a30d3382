// Runs on every page: theme button, saved-state spot, the way into the search, use without a network. Must stay tiny;
// imports no module that brings a library.
import { pt } from '../strings/index.ts';
import { keepOffline } from './keep-offline.ts';
import { startSearch } from './open-search.ts';
import { readSnapshot } from './snapshot.ts';
import { currentTheme, setTheme, themes } from './theme.ts';

function nameThemeButton(): void {
  const label = document.querySelector('[data-theme-label]');
  if (label) label.textContent = pt.theme[currentTheme()];
}

document
  .querySelector('[data-theme-button]')
  ?.addEventListener('click', () =>
    setTheme(themes[(themes.indexOf(currentTheme()) + 1) % themes.length] ?? 'system'),
  );
document.addEventListener('theme-change', nameThemeButton);
nameThemeButton();

// Pages with a store say more here; where none is loaded, the snapshot shows that earlier work is kept.
const saveState = document.querySelector('[data-save-state]');
if (saveState && saveState.textContent === '') {
  const snapshot = readSnapshot();
  if (snapshot === 'unavailable') saveState.textContent = pt.save.unavailable;
  else if (snapshot) saveState.textContent = pt.save.saved;
}

startSearch();
keepOffline();
