// The shapes of right and wrong: a tick and a cross; always shown beside a word. Runs in the page.

export function StateMark({ state }: { state: 'right' | 'wrong' }) {
  return (
    <svg class="state-mark" data-state={state} viewBox="0 0 16 16" aria-hidden="true">
      <path d={state === 'right' ? 'M2.5 8.5 6.5 12.5 13.5 3.5' : 'M3.5 3.5 12.5 12.5 M12.5 3.5 3.5 12.5'} />
    </svg>
  );
}
