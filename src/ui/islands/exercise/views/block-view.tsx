// One block of a message: what it says, its pair's state, its mark where a finding points at it.
import type { JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { BlockRow } from '../timeline/timeline-rows.ts';
import { JsonDetails } from './json-details.tsx';
import { oneLineJson } from './one-line-json.ts';

const text = exerciseText.timeline;
/** Longer texts are cut here; the whole is in the block's JSON. */
const longestShownCharacters = 700;

function cut(value: string): string {
  return value.length > longestShownCharacters ? `${value.slice(0, longestShownCharacters)}…` : value;
}

/** Begin and end of an id: their ends tell ids apart. The whole is in the title and in the JSON. */
function shortId(id: string): string {
  return id.length > 20 ? `${id.slice(0, 10)}…${id.slice(-5)}` : id;
}

function Content({ row }: { row: BlockRow }): JSX.Element {
  const { block } = row;
  if (block.kind === 'text') return <p class="ex-said">{cut(block.text) || text.emptyText}</p>;
  if (block.kind === 'tool_use')
    return (
      <p class="ex-call">
        <code>
          <b>{block.tool}</b>({cut(oneLineJson(block.input))})
        </code>
      </p>
    );
  if (block.kind === 'tool_result')
    return (
      <p class="ex-call">
        <code>{cut(block.text) || text.emptyText}</code>
      </p>
    );
  return (
    <p class="ex-call">
      <code>{cut(JSON.stringify(block.raw) ?? '')}</code>
    </p>
  );
}

/** What is wrong with the block, in words, under it. */
function Note({ row }: { row: BlockRow }): JSX.Element | null {
  const { mark, pair } = row;
  const open = pair !== null && pair !== 'joined' ? text.pair[pair] : null;
  // An open half says so itself; "the other half" is for blocks that only take part in the fault.
  const words = mark === 'error' || mark === 'warning' || open === null ? mark && text.mark[mark] : open;
  if (words === null) return null;
  return (
    <p class="ex-block__note">
      <strong class={`ex-mark ex-mark--${mark ?? 'open'}`}>{words}</strong>
    </p>
  );
}

export function BlockView({ row }: { row: BlockRow }): JSX.Element {
  const { block, mark, pair } = row;
  return (
    <div class={`ex-block ex-block--${block.kind}`} data-mark={mark ?? undefined}>
      <div class="ex-block__head">
        <code class="ex-block__type">{block.type}</code>
        {block.isError && <code class="ex-flag">{text.isError}</code>}
        {block.id !== null && (
          <code class="ex-block__id" title={block.id}>
            {shortId(block.id)}
          </code>
        )}
        {pair === 'joined' && <span class="visually-hidden">{text.pair.joined}</span>}
        {block.kind !== 'text' && <JsonDetails value={block.raw} what={block.path} />}
      </div>
      <Content row={row} />
      <Note row={row} />
    </div>
  );
}
