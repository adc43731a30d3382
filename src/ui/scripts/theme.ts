// The reader's theme: which one counts and how it is changed and kept. Runs on every page; before-paint.js sets it first.

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme as chosen; `system` where nothing was. */
export function currentTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Changes the theme of this page and keeps the choice where storage allows it. Tells `theme-change` to the document. */
export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem('pegadinha:theme');
    else localStorage.setItem('pegadinha:theme', theme);
  } catch {
    // The choice then lasts as long as the page does.
  }
  document.dispatchEvent(new Event('theme-change'));
}
