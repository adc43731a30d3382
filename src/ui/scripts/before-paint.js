// Inlined into <head>, before anything is painted: theme and code language as the reader left them, so nothing flashes.
(() => {
  const root = document.documentElement;
  root.className = 'js';
  try {
    const theme = localStorage.getItem('pegadinha:theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('pegadinha:snapshot')) root.dataset.returning = '';
    root.dataset.codeLanguage =
      localStorage.getItem('pegadinha:code-language') === 'python' ? 'python' : 'typescript';
  } catch {
    root.dataset.codeLanguage = 'typescript';
  }
})();
