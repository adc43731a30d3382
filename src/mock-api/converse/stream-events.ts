// A finished answer as the events of `converse-stream`, in the order in which Bedrock sends them. Pure.
import type { ConverseContent, ConverseResponse } from './wire.ts';

export interface ConverseEvent {
  /** Value of the `:event-type` header. */
  type: string;
  payload: Record<string, unknown>;
}

/** Lengths of the deltas in turn, in characters; they respect neither words nor JSON. */
const textLengths = [4, 23, 11, 37, 17];
const jsonLengths = [1, 6, 2, 13, 3, 29, 5];

/** All events. Only blocks that are more than text are announced by a start. */
export function converseEvents(response: ConverseResponse): ConverseEvent[] {
  const { output, stopReason, usage, metrics } = response;
  return [
    { type: 'messageStart', payload: { role: output.message.role } },
    ...output.message.content.flatMap(blockEvents),
    { type: 'messageStop', payload: { stopReason } },
    { type: 'metadata', payload: { usage, metrics } },
  ];
}

function blockEvents(block: ConverseContent, contentBlockIndex: number): ConverseEvent[] {
  const events: ConverseEvent[] = [];
  if ('toolUse' in block) {
    const { toolUseId, name } = block.toolUse;
    events.push({
      type: 'contentBlockStart',
      payload: { contentBlockIndex, start: { toolUse: { toolUseId, name } } },
    });
  }
  for (const delta of deltasOf(block))
    events.push({ type: 'contentBlockDelta', payload: { contentBlockIndex, delta } });
  events.push({ type: 'contentBlockStop', payload: { contentBlockIndex } });
  return events;
}

function deltasOf(block: ConverseContent): Record<string, unknown>[] {
  if ('text' in block) return pieces(block.text, textLengths).map((text) => ({ text }));
  if ('toolUse' in block)
    return ['', ...pieces(JSON.stringify(block.toolUse.input), jsonLengths)].map((input) => ({
      toolUse: { input },
    }));
  if ('redactedContent' in block.reasoningContent) return [{ reasoningContent: block.reasoningContent }];
  const { text, signature } = block.reasoningContent.reasoningText;
  return [
    ...pieces(text, textLengths).map((part) => ({ reasoningContent: { text: part } })),
    { reasoningContent: { signature } },
  ];
}

/** Cuts between code points, so that no character is torn apart. */
function pieces(text: string, lengths: readonly number[]): string[] {
  const points = Array.from(text);
  const parts: string[] = [];
  for (let start = 0; start < points.length; ) {
    const length = lengths[parts.length % lengths.length] ?? 1;
    parts.push(points.slice(start, start + length).join(''));
    start += length;
  }
  return parts;
}
