// Finds the row of the timeline that a check or a finding points at. Pure.
import type { Timeline, TimelineRow } from './timeline-rows.ts';

function pathOf(row: TimelineRow): string | null {
  if (row.kind === 'message') return row.message.path;
  return row.kind === 'block' && row.place === 'request' ? row.block.path : null;
}

/**
 * The key of the row nearest to `at`: the block itself, else the message around it, else the request.
 * Null when the run has no such request.
 */
export function findRow(timeline: Timeline, at: { request: number; path: string }): string | null {
  const request = timeline.rows.findIndex((row) => row.kind === 'request' && row.request === at.request);
  if (request === -1) return null;
  let best = timeline.rows[request];
  let bestLength = -1;
  for (const row of timeline.rows.slice(request + 1)) {
    if (row.kind === 'request') break;
    const path = pathOf(row);
    const holds = path !== null && (at.path === path || at.path.startsWith(`${path}.`));
    if (holds && path.length > bestLength) {
      best = row;
      bestLength = path.length;
    }
  }
  return best?.key ?? null;
}
