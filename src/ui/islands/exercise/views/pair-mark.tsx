// The motif, for islands: a call and its result, joined or open. Decorative; the word stands beside it.
import type { JSX } from 'preact';

export function PairMark({ state }: { state: 'open' | 'joined' }): JSX.Element {
  return (
    <svg class="pair" data-state={state} viewBox="0 0 28 12" aria-hidden="true">
      <circle cx="6" cy="6" r="4.5" fill="currentColor" />
      <g class="pair__joined" fill="currentColor">
        <path d="M6 5h16v2H6z" />
        <circle cx="22" cy="6" r="4.5" />
      </g>
      <g class="pair__open" fill="none" stroke="currentColor" stroke-width="2">
        <path d="M6 6h7.5" />
        <circle cx="22" cy="6" r="3.5" />
      </g>
    </svg>
  );
}
