// Renders a finished Message as the server-sent events of a streamed answer. Pure.
// Order and shapes follow the API's streaming page: nothing is final before message_delta.
import type { ContentBlock, Message } from './wire.ts';

/** Characters of text or JSON in one delta. */
const deltaLength = 24;

/** The body of a `text/event-stream` answer. */
export function renderEvents(message: Message): string {
  const { stop_reason, stop_sequence, stop_details, content, usage } = message;
  const start = {
    ...message,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    stop_details: null,
    usage: { ...usage, output_tokens: 1 },
  };
  const events: { type: string; [key: string]: unknown }[] = [{ type: 'message_start', message: start }];
  content.forEach((block, index) => {
    events.push({ type: 'content_block_start', index, content_block: emptied(block) });
    if (index === 0) events.push({ type: 'ping' });
    for (const delta of deltasOf(block)) events.push({ type: 'content_block_delta', index, delta });
    events.push({ type: 'content_block_stop', index });
  });
  events.push(
    {
      type: 'message_delta',
      delta: { stop_reason, stop_sequence, stop_details },
      usage: {
        input_tokens: usage.input_tokens,
        cache_creation_input_tokens: usage.cache_creation_input_tokens,
        cache_read_input_tokens: usage.cache_read_input_tokens,
        output_tokens: usage.output_tokens,
      },
    },
    { type: 'message_stop' },
  );
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
}

function emptied(block: ContentBlock): unknown {
  if (block.type === 'text') return { ...block, text: '' };
  if (block.type === 'tool_use') return { ...block, input: {} };
  if (block.type === 'thinking') return { ...block, thinking: '', signature: '' };
  return block;
}

function deltasOf(block: ContentBlock): unknown[] {
  if (block.type === 'text') return pieces(block.text).map((text) => ({ type: 'text_delta', text }));
  if (block.type === 'tool_use')
    return ['', ...pieces(JSON.stringify(block.input))].map((partial_json) => ({
      type: 'input_json_delta',
      partial_json,
    }));
  if (block.type === 'thinking')
    return [
      ...pieces(block.thinking).map((thinking) => ({ type: 'thinking_delta', thinking })),
      { type: 'signature_delta', signature: block.signature },
    ];
  return [];
}

/** Cuts between code points, so that no character is torn apart. */
function pieces(text: string): string[] {
  const points = Array.from(text);
  const parts: string[] = [];
  for (let start = 0; start < points.length; start += deltaLength)
    parts.push(points.slice(start, start + deltaLength).join(''));
  return parts;
}
