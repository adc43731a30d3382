// Says the reason of a chosen option of <Predict> to screen readers; opening and closing is the browser's own.

/** Brings `[data-predict]` to life. */
export function startPredictions(): void {
  for (const box of document.querySelectorAll('[data-predict]'))
    for (const option of box.querySelectorAll('details'))
      option.addEventListener('toggle', () => {
        const status = box.querySelector('[data-predict-status]');
        if (status && option.open) status.textContent = option.querySelector('p')?.textContent ?? '';
      });
}
