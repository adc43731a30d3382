// Renders a finished Message as the server-sent events of a streamed answer. Pure.
// Order and shapes follow the API's streaming page: nothing is final before message_delta.
import type { ContentBlock, Message } from './wire.ts';

/** Lengths of the deltas in turn, in characters: like the API's, they respect neither words nor JSON. */
const textLengths = [4, 23, 11, 37, 17];
const jsonLengths = [1, 6, 2, 13, 3, 29, 5];

/** The events of a `text/event-stream` answer, each one ready to send. */
export function streamEvents(message: Message): string[] {
  const { stop_reason, stop_sequence, stop_details, container, content, usage } = message;
  const start = {
    ...message,
    content: [],
    container: null,
    stop_reason: null,
    stop_sequence: null,
    stop_details: null,
    usage: { ...usage, output_tokens: 1, output_tokens_details: null, server_tool_use: null },
  };
  const events = [renderEvent({ type: 'message_start', message: start })];
  content.forEach((block, index) => {
    events.push(renderEvent({ type: 'content_block_start', index, content_block: emptied(block) }));
    if (index === 0) events.push(renderEvent({ type: 'ping' }));
    for (const delta of deltasOf(block))
      events.push(renderEvent({ type: 'content_block_delta', index, delta }));
    events.push(renderEvent({ type: 'content_block_stop', index }));
  });
  events.push(
    renderEvent({
      type: 'message_delta',
      delta: { container, stop_reason, stop_sequence, stop_details },
      usage: {
        input_tokens: usage.input_tokens,
        cache_creation_input_tokens: usage.cache_creation_input_tokens,
        cache_read_input_tokens: usage.cache_read_input_tokens,
        output_tokens: usage.output_tokens,
        output_tokens_details: usage.output_tokens_details,
        server_tool_use: usage.server_tool_use,
      },
    }),
    renderEvent({ type: 'message_stop' }),
  );
  return events;
}

/** One server-sent event, named after its type. */
export function renderEvent(event: { type: string; [key: string]: unknown }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function emptied(block: ContentBlock): unknown {
  if (block.type === 'text') return { ...block, text: '' };
  if (block.type === 'tool_use' || block.type === 'server_tool_use') return { ...block, input: {} };
  if (block.type === 'thinking') return { ...block, thinking: '', signature: '' };
  return block;
}

function deltasOf(block: ContentBlock): unknown[] {
  if (block.type === 'text')
    return pieces(block.text, textLengths).map((text) => ({ type: 'text_delta', text }));
  if (block.type === 'tool_use' || block.type === 'server_tool_use')
    return ['', ...pieces(JSON.stringify(block.input), jsonLengths)].map((partial_json) => ({
      type: 'input_json_delta',
      partial_json,
    }));
  if (block.type === 'thinking')
    return [
      ...pieces(block.thinking, textLengths).map((thinking) => ({ type: 'thinking_delta', thinking })),
      { type: 'signature_delta', signature: block.signature },
    ];
  return [];
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
