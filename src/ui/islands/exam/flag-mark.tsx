// The shape of a flagged question, always beside a word. Runs in the page.

/** A pennant. */
export function FlagMark() {
  return (
    <svg class="flag-mark" viewBox="0 0 12 16" aria-hidden="true">
      <path d="M2 15V1.5h9L8.5 5 11 8.5H2" />
    </svg>
  );
}
