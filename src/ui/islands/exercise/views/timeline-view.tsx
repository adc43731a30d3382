// The timeline of one run: the conversation between App, Claude and the tools, top to bottom.
import type { JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import { describeEnd } from '../timeline/describe-run.ts';
import type { MessageRow, RequestRow, Timeline, TimelineRow } from '../timeline/timeline-rows.ts';
import { BlockView } from './block-view.tsx';
import { JsonDetails } from './json-details.tsx';
import { OtherProfileView, RefusalView, WarningView } from './refusal-view.tsx';
import { ThreadMargin } from './thread-margin.tsx';
import { ToolsView } from './tools-view.tsx';

const text = exerciseText.timeline;

/** The element id of a row, so that checks can lead to it. */
export function rowElementId(key: string): string {
  return `conversa-${key.replaceAll(/\s/g, '_')}`;
}

function RequestView({ row }: { row: RequestRow }): JSX.Element {
  const note =
    row.shape === 'unreadable'
      ? text.unreadable
      : row.repeated
        ? text.repeated
        : row.rewritten
          ? text.rewritten
          : null;
  return (
    <div class="ex-request">
      <h4>
        {text.request(row.request + 1)}
        <span>
          {row.shape === 'other-route'
            ? text.otherRoute(row.method, row.path)
            : text.messages(row.messageCount)}
        </span>
      </h4>
      <JsonDetails value={row.body} what={text.requestBody} />
      {note !== null && <p class="ex-request__note">{note}</p>}
    </div>
  );
}

function MessageHead({ row }: { row: MessageRow }): JSX.Element {
  const { message, echo, mark } = row;
  const fromClaude = message.role === 'assistant';
  return (
    <p class="ex-actor" data-mark={mark ?? undefined} data-echo={echo?.kind}>
      <b>{fromClaude ? text.claudeInHistory : text.app}</b>{' '}
      <code>{text.messageName(message.index, message.role)}</code>
      {echo !== null && (
        <span class={`ex-echo ex-echo--${echo.kind}`}>
          {echo.kind === 'whole' ? text.echoWhole : text.echoAltered(echo.missingCount)}
        </span>
      )}
      {(mark === 'error' || mark === 'warning') && (
        <strong class={`ex-mark ex-mark--${mark}`}>{text.messageMark[mark]}</strong>
      )}
      {message.blocks.length === 0 && <span>{text.emptyContent}</span>}
    </p>
  );
}

function RowBody({ row }: { row: TimelineRow }): JSX.Element {
  switch (row.kind) {
    case 'request':
      return <RequestView row={row} />;
    case 'folded':
      return (
        <details class="ex-folded">
          <summary>{text.folded(row.messages.length)}</summary>
          <ul role="list">
            {row.messages.map((message) => (
              <li>
                <code>{text.messageName(message.index, message.role)}</code>
                <JsonDetails value={message.raw} what={message.path} />
              </li>
            ))}
          </ul>
        </details>
      );
    case 'message':
      return <MessageHead row={row} />;
    case 'block':
      return <BlockView row={row} />;
    case 'answer':
      return (
        <div class="ex-actor">
          <b>{text.claude}</b> <code>{`${text.stopReason}: ${row.stopReason}`}</code>
          <JsonDetails value={row.response} what={text.responseBody} />
        </div>
      );
    case 'refusal':
      return <RefusalView row={row} />;
    case 'warning':
      return <WarningView row={row} />;
    case 'other-profile':
      return <OtherProfileView row={row} />;
    case 'tools':
      return <ToolsView row={row} />;
    case 'end':
      return <p class={`ex-end ex-end--${row.outcome.kind}`}>{describeEnd(row.outcome)}</p>;
  }
}

function sideOf(row: TimelineRow): string {
  if (row.kind === 'block')
    return row.place === 'answer' ? 'claude' : row.role === 'assistant' ? 'history' : 'app';
  if (row.kind === 'answer' || row.kind === 'refusal') return 'claude';
  return row.kind === 'tools' ? 'tools' : 'app';
}

export function TimelineView({
  timeline,
  focused,
}: {
  timeline: Timeline;
  focused: string | null;
}): JSX.Element {
  return (
    <ol class="ex-timeline" role="list" style={{ '--lanes': timeline.laneCount }}>
      {timeline.rows.map((row) => (
        <li
          key={row.key}
          id={rowElementId(row.key)}
          class={`ex-row ex-row--${row.kind}`}
          data-side={sideOf(row)}
          data-focused={focused === row.key ? '' : undefined}
          tabIndex={-1}
        >
          <ThreadMargin threads={row.threads} />
          <div class="ex-row__body">
            <RowBody row={row} />
          </div>
        </li>
      ))}
    </ol>
  );
}
