// Opens the search in a modal <dialog>, which keeps the focus inside and gives it back. Runs in the page.
import { render } from 'preact';
import { readClock } from '../../clock.ts';
import type { CourseOutline } from '../../scripts/choose-next.ts';
import { readSnapshot } from '../../scripts/snapshot.ts';
import { setTheme } from '../../scripts/theme.ts';
import { search as words } from '../../strings/pt.search.ts';
import { paletteGroups } from './palette.ts';
import searchStyle from './search.css?url';
import { SearchDialog } from './search-dialog.tsx';
import { type Pagefind, searchWith } from './search-index.ts';

/** Where site-search.ts puts the index; it is no module of the bundle. */
const indexAddress = '/pagefind/pagefind.js';

/** Shows the dialog; resolves when it is open. Rejects, with nothing shown, when its style can't be had. */
export async function openSearch(): Promise<void> {
  const [course] = await Promise.all([fetchCourse(), loadStyle(searchStyle)]);
  if (document.querySelector('dialog[open]')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.setAttribute('aria-label', words.title);
  const read = readSnapshot();
  const snapshot = read === 'unavailable' ? null : read;
  const now = readClock();
  render(
    <SearchDialog
      listPalette={(query) => paletteGroups({ query, course, snapshot, now, setTheme })}
      search={searchWith(() => import(/* @vite-ignore */ indexAddress) as Promise<Pagefind>)}
      close={() => dialog.close()}
    />,
    dialog,
  );
  // A click beside the box hits the dialog itself.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    render(null, dialog);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** The course's outline; null when it can't be had, for the palette is of use without it. */
async function fetchCourse(): Promise<CourseOutline[] | null> {
  try {
    const response = await fetch('/curso.json');
    return response.ok ? ((await response.json()) as CourseOutline[]) : null;
  } catch {
    return null;
  }
}

/** Resolves when the style sheet is there. By its address, for a page carries every style that it imports from the start. */
function loadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('The style of the search did not load.'));
    };
    document.head.append(link);
  });
}
