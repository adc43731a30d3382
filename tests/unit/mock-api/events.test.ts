// How a finished message is cut into server-sent events.
import { describe, expect, test } from 'vitest';
import { streamEvents } from '../../../src/mock-api/messages/events.ts';
import { buildMessage } from '../../../src/mock-api/messages/message.ts';
import type { ContentBlock } from '../../../src/mock-api/messages/wire.ts';
import { createPromptCache } from '../../../src/mock-api/prompt-cache.ts';

function render(content: ContentBlock[]) {
  const message = buildMessage({
    request: { model: 'claude-opus-5', max_tokens: 9, messages: [] },
    bodyText: '{}',
    answer: { kind: 'message', content, stopReason: 'end_turn' },
    usage: createPromptCache().use({}),
    seed: 1,
    nowMs: 0,
  });
  const events = streamEvents(message).map((event) => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(event) ?? [];
    return { name, data: JSON.parse(data ?? 'null') };
  });
  return { message, events };
}

describe('events', () => {
  test('are named after the type of their data', () => {
    const { events } = render([{ type: 'text', text: 'x', citations: null }]);
    for (const { name, data } of events) expect(data.type).toBe(name);
  });

  test('say nothing final before message_delta', () => {
    const { message, events } = render([]);
    expect(events[0]?.data.message).toMatchObject({
      content: [],
      stop_reason: null,
      usage: { output_tokens: 1 },
    });
    expect(events.at(-2)?.data).toMatchObject({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn' },
      usage: { output_tokens: message.usage.output_tokens },
    });
    expect(events.at(-1)?.data).toEqual({ type: 'message_stop' });
  });

  test('cut text between characters, never inside one', () => {
    const text = '👩‍🔬ção '.repeat(20);
    const { events } = render([{ type: 'text', text, citations: null }]);
    const parts = events.flatMap(({ data }) =>
      data.type === 'content_block_delta' ? [data.delta.text as string] : [],
    );
    expect(parts.join('')).toBe(text);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.isWellFormed()).toBe(true);
  });

  test('send the input of a call as pieces of JSON', () => {
    const input = { city: 'São Paulo', days: [1, 2, 3], unit: 'celsius' };
    const { events } = render([
      { type: 'tool_use', id: 'toolu_01A', name: 'weather', input, caller: { type: 'direct' } },
    ]);
    expect(events.find(({ name }) => name === 'content_block_start')?.data.content_block.input).toEqual({});
    const json = events
      .flatMap(({ data }) => (data.type === 'content_block_delta' ? [data.delta.partial_json] : []))
      .join('');
    expect(JSON.parse(json)).toEqual(input);
  });

  test('cut the input of a call inside names, texts and escapes', () => {
    const input = { 'a "name"': 'line\nbreak\\', list: [12345, null, { deep: 'é' }] };
    const { events } = render([
      { type: 'tool_use', id: 'toolu_01A', name: 'weather', input, caller: { type: 'direct' } },
    ]);
    const cuts = events.flatMap(({ data }) =>
      data.type === 'content_block_delta' ? [data.delta.partial_json as string] : [],
    );
    expect(cuts[0]).toBe('');
    expect(cuts[1]).toBe('{');
    expect(cuts.filter((part) => /\w$/.test(part)).length).toBeGreaterThan(1);
    expect(JSON.parse(cuts.join(''))).toEqual(input);
  });
});
