// Runs on every page: theme button, the way into the search, use without a network. Must stay tiny; imports no module that
// brings a library. Whether work is saved is not said here: only the store knows.
import { pt } from '../strings/index.ts';
import { keepOffline } from './keep-offline.ts';
import { startSearch } from './open-search.ts';
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

startSearch();
keepOffline();
