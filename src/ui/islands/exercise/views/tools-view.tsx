// Tool executions on a little time scale: what overlapped is seen side by side.
import type { JSX } from 'preact';
import { duration, exerciseText } from '../../../strings/pt.exercise.ts';
import type { ExecutionView, ToolsRow } from '../timeline/timeline-rows.ts';
import { oneLineJson } from './one-line-json.ts';

const text = exerciseText.timeline;

function Execution({ execution }: { execution: ExecutionView }): JSX.Element {
  return (
    <li class="ex-execution" data-ok={execution.ok}>
      <code class="ex-execution__call">
        <b>{execution.tool}</b>({oneLineJson(execution.input)})
      </code>
      <span class="ex-scale" aria-hidden="true">
        <span
          class="ex-scale__bar"
          style={{ left: `${execution.leftPercent}%`, width: `${execution.widthPercent}%` }}
        />
      </span>
      <span class="ex-execution__end">
        <span class="ex-execution__state">
          {execution.ok ? text.returnedResult : text.threw} · {duration(execution.durationMs)}
        </span>
        <code>{execution.output || text.emptyText}</code>
      </span>
    </li>
  );
}

export function ToolsView({ row }: { row: ToolsRow }): JSX.Element {
  return (
    <div class="ex-tools">
      <p class="ex-actor">
        <b>{text.tools}</b>{' '}
        <span>
          {row.parallel ? text.parallel(row.executions.length) : text.sequential(row.executions.length)}
          {` · ${duration(row.spanMs)}`}
        </span>
      </p>
      <ul role="list">
        {row.executions.map((execution) => (
          <Execution execution={execution} />
        ))}
      </ul>
    </div>
  );
}
