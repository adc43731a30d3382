// Places tool executions on a little time scale, so that overlap is seen. Pure.
import type { ToolRecord } from '../../../../core/index.ts';
import type { ExecutionView } from './timeline-rows.ts';

export interface PlacedExecutions {
  executions: ExecutionView[];
  /** From the first start to the last end, in milliseconds. */
  spanMs: number;
  /** True when at least two of them overlapped. */
  parallel: boolean;
}

function overlaps(a: ToolRecord, b: ToolRecord): boolean {
  return a.startedAtMs < b.endedAtMs && b.startedAtMs < a.endedAtMs;
}

/** Places the executions that followed one answer, in the order in which they began. */
export function placeExecutions(tools: ToolRecord[]): PlacedExecutions {
  const sorted = tools.toSorted((a, b) => a.startedAtMs - b.startedAtMs || a.index - b.index);
  const start = Math.min(...sorted.map((tool) => tool.startedAtMs));
  const spanMs = sorted.length === 0 ? 0 : Math.max(...sorted.map((tool) => tool.endedAtMs)) - start;
  // A span of zero would divide by zero; then every bar fills the scale.
  const percent = (ms: number): number => (spanMs === 0 ? 0 : (ms / spanMs) * 100);
  const executions = sorted.map((tool) => ({
    index: tool.index,
    tool: tool.name,
    input: tool.input,
    output: tool.output,
    ok: tool.ok,
    durationMs: tool.endedAtMs - tool.startedAtMs,
    leftPercent: percent(tool.startedAtMs - start),
    widthPercent: spanMs === 0 ? 100 : Math.max(percent(tool.endedAtMs - tool.startedAtMs), 2),
    parallel: sorted.some((other) => other !== tool && overlaps(tool, other)),
  }));
  return { executions, spanMs, parallel: executions.some((execution) => execution.parallel) };
}
