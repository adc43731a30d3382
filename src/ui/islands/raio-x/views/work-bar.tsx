// How far the work is, with its way out. Shown only while there is something to wait for, or after it was stopped.
import type { JSX } from 'preact';
import { rayText } from '../../../strings/pt.raio-x.ts';
import type { Work } from '../use-x-ray.ts';

const text = rayText.work;
const stages = ['reading', 'judging', 'drawing', 'repairing'] as const;

export function WorkBar(props: {
  work: Work;
  onCancel: () => void;
  onAgain: () => void;
}): JSX.Element | null {
  const { work } = props;
  if (work.kind === 'none') return null;
  if (work.kind !== 'busy')
    return (
      <div class="ray-work" role={work.kind === 'failed' ? 'alert' : undefined}>
        <p>{work.kind === 'failed' ? text.failed : text.cancelled}</p>
        <button type="button" class="button ray-small" onClick={props.onAgain}>
          {text.again}
        </button>
      </div>
    );
  const { stage, done, total } = work;
  const part = done !== undefined && total !== undefined && total > 0 ? done / total : 0;
  const words = done !== undefined && total !== undefined ? text.judged(done + 1, total) : text.stage[stage];
  return (
    <div class="ray-work" data-busy="">
      <div class="ray-work__progress">
        <span>{words}</span>
        <progress aria-label={text.label} max={stages.length} value={stages.indexOf(stage) + part + 0.5} />
      </div>
      <button type="button" class="button ray-small" onClick={props.onCancel}>
        {text.cancel}
      </button>
    </div>
  );
}
