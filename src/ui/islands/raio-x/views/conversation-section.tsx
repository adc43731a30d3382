// The conversation of the request, drawn like a run's; long ones with gaps that open on demand.
import type { JSX } from 'preact';
import { rayText } from '../../../strings/pt.raio-x.ts';
import { TimelineView } from '../../exercise/views/timeline-view.tsx';
import type { BlockSpan, Drawing } from '../x-ray-messages.ts';

const text = rayText.conversation;
const blocksPerStep = 60;

function Gap(props: { span: BlockSpan; disabled: boolean; onMore: (span: BlockSpan) => void }): JSX.Element {
  const { from, to } = props.span;
  const count = Math.min(blocksPerStep, to - from);
  return (
    <div class="ray-gap">
      <span>{text.gap(to - from)}</span>
      <button
        type="button"
        class="button ray-small"
        disabled={props.disabled}
        onClick={() => props.onMore({ from, to: from + count })}
      >
        {text.more(count)}
      </button>
    </div>
  );
}

export function ConversationSection(props: {
  drawing: Drawing;
  focused: string | null;
  disabled: boolean;
  onMore: (span: BlockSpan) => void;
}): JSX.Element {
  const { parts, laneCount, messageCount, blockCount } = props.drawing;
  return (
    <section class="ray-conversation" aria-labelledby="raio-x-conversa">
      <h2 id="raio-x-conversa">
        {text.title} {messageCount > 0 && <span class="label">{text.extent(messageCount, blockCount)}</span>}
      </h2>
      {messageCount === 0 && <p class="label">{text.none}</p>}
      {parts.map((part) =>
        part.kind === 'rows' ? (
          <TimelineView key={part.key} timeline={{ rows: part.rows, laneCount }} focused={props.focused} />
        ) : (
          <Gap key={part.key} span={part.span} disabled={props.disabled} onMore={props.onMore} />
        ),
      )}
    </section>
  );
}
