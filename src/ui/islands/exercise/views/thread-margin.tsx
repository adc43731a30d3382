// The lines of open pairs in the margin of one row. Decorative: the state of a pair is also written on its blocks.
import type { JSX } from 'preact';
import type { ThreadCell } from '../timeline/timeline-rows.ts';

export function ThreadMargin({ threads }: { threads: ThreadCell[] }): JSX.Element {
  return (
    <span class="ex-threads" aria-hidden="true">
      {threads.map((cell) => (
        <span class={`ex-thread ex-thread--${cell.part}`} style={{ '--lane': cell.lane }} />
      ))}
    </span>
  );
}
