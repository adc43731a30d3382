// Code samples: tabs that all change together and are remembered, and copy buttons. Runs in the page.
import { pt } from '../strings/index.ts';

const root = document.documentElement;
const languages = ['typescript', 'python'] as const;

function syncTabs(): void {
  for (const tab of document.querySelectorAll<HTMLElement>('[role="tab"][data-language]')) {
    const selected = tab.dataset.language === root.dataset.codeLanguage;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
  }
}

function choose(tab: HTMLElement): void {
  // Other samples above change height too: keep the tab where the reader's eye is.
  const before = tab.getBoundingClientRect().top;
  root.dataset.codeLanguage = tab.dataset.language;
  try {
    localStorage.setItem('pegadinha:code-language', tab.dataset.language ?? '');
  } catch {
    // The choice then lasts as long as the page does.
  }
  syncTabs();
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function onTabKey(event: KeyboardEvent): void {
  const tab = event.target;
  if (!(tab instanceof HTMLElement) || tab.role !== 'tab') return;
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -1, End: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const at = (languages as readonly string[]).indexOf(tab.dataset.language ?? '');
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? 1 : (at + step + languages.length) % languages.length;
  const target = tab.parentElement?.querySelector<HTMLElement>(`[data-language="${languages[next]}"]`);
  if (!target) return;
  choose(target);
  target.focus({ preventScroll: true });
}

async function copy(button: HTMLElement): Promise<void> {
  const blocks = [...(button.closest('figure')?.querySelectorAll<HTMLElement>('pre') ?? [])];
  const shown = blocks.find((block) => block.offsetParent !== null) ?? blocks[0];
  try {
    await navigator.clipboard.writeText(shown?.textContent ?? '');
    button.textContent = pt.code.copied;
  } catch {
    button.textContent = pt.code.copyFailed;
  }
  setTimeout(() => {
    button.textContent = pt.code.copy;
  }, 2000);
}

/** Brings the page's code samples to life. */
export function startCodeSamples(): void {
  let count = 0;
  for (const figure of document.querySelectorAll('figure.code--tabs'))
    for (const panel of figure.querySelectorAll<HTMLElement>('.code__panel')) {
      const tab = figure.querySelector(`[role="tab"][data-language="${panel.dataset.language}"]`);
      if (!tab) continue;
      tab.id = `aba-${++count}`;
      panel.id = `codigo-${count}`;
      tab.setAttribute('aria-controls', panel.id);
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
    }
  syncTabs();
  document.addEventListener('keydown', onTabKey);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLElement)) return;
    if (event.target.role === 'tab') choose(event.target);
    else if (event.target.matches('[data-copy]')) void copy(event.target);
  });
}
