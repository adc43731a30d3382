// Brings the reader to the verdict after checking: focus, and a scroll only where it would be low or out of sight.
// Runs in the page.

/** Focuses the verdict; scrolls it to the top unless it already stands in the upper half of the window. */
export function showVerdict(verdict: HTMLElement | null): void {
  if (verdict === null) return;
  verdict.focus({ preventScroll: true });
  const { top } = verdict.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) verdict.scrollIntoView({ block: 'start' });
}
