// Runs on every page: the theme button and the saved-state spot. Must stay tiny; imports no module that brings a library.
import { pt } from '../strings/index.ts';
import { readSnapshot } from './snapshot.ts';

const themes = ['system', 'light', 'dark'] as const;
const root = document.documentElement;

function currentTheme(): (typeof themes)[number] {
  const theme = root.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function nameThemeButton(): void {
  const label = document.querySelector('[data-theme-label]');
  if (label) label.textContent = pt.theme[currentTheme()];
}

function changeTheme(): void {
  const next = themes[(themes.indexOf(currentTheme()) + 1) % themes.length] ?? 'system';
  if (next === 'system') delete root.dataset.theme;
  else root.dataset.theme = next;
  try {
    if (next === 'system') localStorage.removeItem('pegadinha:theme');
    else localStorage.setItem('pegadinha:theme', next);
  } catch {
    // The choice then lasts as long as the page does.
  }
  nameThemeButton();
}

document.querySelector('[data-theme-button]')?.addEventListener('click', changeTheme);
nameThemeButton();

// Pages with a store say more here; where none is loaded, the snapshot shows that earlier work is kept.
const saveState = document.querySelector('[data-save-state]');
if (saveState && saveState.textContent === '') {
  const snapshot = readSnapshot();
  if (snapshot === 'unavailable') saveState.textContent = pt.save.unavailable;
  else if (snapshot) saveState.textContent = pt.save.saved;
}
