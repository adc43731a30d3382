// Glossary terms beyond what CSS does: Escape closes, a first touch shows instead of leaving, nothing leaves the window.

/** Brings `[data-term]` to life. */
export function startTerms(): void {
  const terms = document.querySelectorAll<HTMLElement>('[data-term]');
  for (const term of terms) {
    const tip = term.querySelector<HTMLElement>('[role="tooltip"]');
    const open = (): void => {
      delete term.dataset.closed;
      if (!tip) return;
      tip.style.removeProperty('--shift');
      const { left, right } = tip.getBoundingClientRect();
      const over = right - (document.documentElement.clientWidth - 12);
      const shift = over > 0 ? -over : left < 12 ? 12 - left : 0;
      if (shift !== 0) tip.style.setProperty('--shift', `${shift}px`);
    };
    let touched = false;
    term.addEventListener('pointerdown', (event) => {
      touched = event.pointerType !== 'mouse' && !term.contains(document.activeElement);
    });
    term.addEventListener('click', (event) => {
      if (!touched) return;
      event.preventDefault();
      term.querySelector('a')?.focus();
      open();
    });
    term.addEventListener('pointerenter', open);
    // A term that keeps the focus must not cover the line that the mouse has moved on to.
    term.addEventListener('pointerleave', (event) => {
      if (event.pointerType === 'mouse') term.dataset.closed = '';
    });
    term.addEventListener('focusin', open);
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const term of terms) if (term.matches(':hover, :focus-within')) term.dataset.closed = '';
  });
}
