// "Nesta página" follows the reading: the section at the top of the window is marked. Runs in the page.

/** Marks the current section in `[data-contents]`; closes the list after a choice where it lies over the text. */
export function followReading(): void {
  const contents = document.querySelector<HTMLDetailsElement>('[data-contents]');
  if (!contents) return;
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }
  const headings = [...links.keys()];
  let current: HTMLAnchorElement | undefined;
  const mark = (): void => {
    const line = window.innerHeight * 0.3;
    const heading = headings.findLast((candidate) => candidate.getBoundingClientRect().top < line);
    const next = heading && links.get(heading);
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'true');
    current = next;
  };
  // Not an IntersectionObserver: a jump (Page Down, a link, End) carries headings past its band unseen.
  addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', mark);
  mark();

  const wide = matchMedia('(min-width: 64rem)');
  wide.addEventListener('change', () => {
    contents.open = wide.matches;
  });
  contents.addEventListener('click', (event) => {
    if (!wide.matches && event.target instanceof HTMLAnchorElement) contents.open = false;
  });
}
