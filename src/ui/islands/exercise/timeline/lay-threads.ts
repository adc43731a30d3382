// Gives each joined pair a lane in the timeline's margin, from its call down to its result, like a commit graph. Pure.
import type { ThreadCell, TimelineRow } from './timeline-rows.ts';

function lowestFree(lanes: Map<string, number>): number {
  const taken = new Set(lanes.values());
  let lane = 0;
  while (taken.has(lane)) lane += 1;
  return lane;
}

/** Fills in the rows' `threads` and tells how many lanes the margin needs. The rows are changed in place. */
export function layThreads(rows: TimelineRow[]): number {
  const open = new Map<string, number>();
  let laneCount = 0;
  for (const row of rows) {
    const cells: ThreadCell[] = [];
    let ended: string | null = null;
    if (row.kind === 'block' && row.pair !== null) {
      const id = row.block.id ?? '';
      const lane = open.get(id);
      if (row.block.kind === 'tool_result' && row.pair === 'joined' && lane !== undefined) {
        cells.push({ lane, part: 'end' });
        ended = id;
      } else {
        const free = lowestFree(open);
        const starts = row.block.kind === 'tool_use';
        cells.push({
          lane: free,
          part: starts ? (row.pair === 'joined' ? 'start' : 'open-start') : 'open-end',
        });
        if (starts && row.pair === 'joined') open.set(id, free);
      }
    }
    const own = new Set(cells.map((cell) => cell.lane));
    for (const lane of open.values()) if (!own.has(lane)) cells.push({ lane, part: 'pass' });
    if (ended !== null) open.delete(ended);
    row.threads = cells.toSorted((a, b) => a.lane - b.lane);
    laneCount = Math.max(laneCount, ...cells.map((cell) => cell.lane + 1));
  }
  return laneCount;
}
