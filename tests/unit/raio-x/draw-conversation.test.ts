// The drawing of one request: pairs, marks, and bounded work for long conversations.
import { describe, expect, it } from 'vitest';
import { validateMessagesRequest } from '../../../src/mock-api/index.ts';
import { examples } from '../../../src/ui/islands/raio-x/examples.ts';
import { firstSpans, joinSpans } from '../../../src/ui/islands/raio-x/reading/block-spans.ts';
import { citedPlaces, indexConversation } from '../../../src/ui/islands/raio-x/reading/conversation-index.ts';
import { drawConversation } from '../../../src/ui/islands/raio-x/reading/draw-conversation.ts';
import type { BlockSpan, Drawing } from '../../../src/ui/islands/raio-x/x-ray-messages.ts';

function draw(body: unknown, extra: BlockSpan[] = []): Drawing {
  const { findings } = validateMessagesRequest(body, { profile: 'strict' });
  const index = indexConversation(body, findings);
  const spans = firstSpans(index.places.length, citedPlaces(index, findings, 60));
  return drawConversation(index, joinSpans([...spans, ...extra]));
}

const rowsOf = (drawing: Drawing) => drawing.parts.flatMap((part) => (part.kind === 'rows' ? part.rows : []));
const blocksOf = (drawing: Drawing) => rowsOf(drawing).flatMap((row) => (row.kind === 'block' ? [row] : []));

const call = (id: string) => ({ type: 'tool_use', id, name: 'buscar', input: {} });
const result = (id: string) => ({ type: 'tool_result', tool_use_id: id, content: 'ok' });

function longBody(turns: number, fault?: number) {
  const messages = Array.from({ length: turns }, (_, turn) => [
    { role: 'assistant', content: [call(`toolu_${turn}`)] },
    { role: 'user', content: [result(turn === fault ? 'toolu_x' : `toolu_${turn}`)] },
  ]);
  return {
    model: 'claude-haiku-4-5',
    max_tokens: 1024,
    messages: [{ role: 'user', content: 'Oi' }, ...messages.flat()],
  };
}

describe('the drawing of a request', () => {
  it('joins what was answered and leaves open what the strict service does not accept', () => {
    const body: unknown = JSON.parse(examples.find(({ id }) => id === 'divididos')?.text ?? '');
    expect(blocksOf(draw(body)).map(({ block, pair }) => [block.path, pair])).toEqual([
      ['messages.0.content', null],
      ['messages.1.content.0', null],
      ['messages.1.content.1', 'joined'],
      ['messages.1.content.2', 'refused'],
      ['messages.2.content.0', 'joined'],
      ['messages.3.content.0', 'refused'],
    ]);
  });

  it('marks a result without a call and calls it open', () => {
    const body: unknown = JSON.parse(examples.find(({ id }) => id === 'orfao')?.text ?? '');
    const orphans = blocksOf(draw(body)).filter(({ block }) => block.kind === 'tool_result');
    expect(orphans.map(({ mark, pair }) => [mark, pair])).toContainEqual(['error', 'refused']);
  });

  it('shows of a long conversation its ends and the fault, and tells how much it leaves out', () => {
    const drawing = draw(longBody(50_000, 31_000));
    expect(drawing.blockCount).toBe(100_001);
    expect(rowsOf(drawing).length).toBeLessThan(120);
    expect(blocksOf(drawing).map(({ block }) => block.id)).toContain('toolu_x');
    const shown = blocksOf(drawing).length;
    const left = drawing.parts.map((part) => (part.kind === 'gap' ? part.span.to - part.span.from : 0));
    expect(left.reduce((sum, count) => sum + count, shown)).toBe(100_001);
  });

  it('shows both halves of each pair, so that no line runs on for ever', () => {
    const drawing = draw(longBody(500), [{ from: 300, to: 302 }]);
    const joined = blocksOf(drawing).filter(({ pair }) => pair === 'joined');
    const results = new Set(
      joined.filter(({ block }) => block.kind === 'tool_result').map(({ block }) => block.id),
    );
    const calls = new Set(
      joined.filter(({ block }) => block.kind === 'tool_use').map(({ block }) => block.id),
    );
    expect(results).toEqual(calls);
  });

  it('keeps room for the text beside 40 parallel calls', () => {
    const ids = Array.from({ length: 40 }, (_, number) => `toolu_${number}`);
    const body = {
      messages: [
        { role: 'user', content: 'Oi' },
        { role: 'assistant', content: ids.map(call) },
        { role: 'user', content: ids.map(result) },
      ],
    };
    expect(draw(body).laneCount).toBe(6);
  });

  it('does not carry a huge block to the page', () => {
    const data = 'A'.repeat(3_000_000);
    const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data } };
    const body = { messages: [{ role: 'user', content: [image] }] };
    expect(JSON.stringify(draw(body)).length).toBeLessThan(100_000);
  });

  it.each([[null], [7], [[]], [{ messages: 'x' }], [{ messages: [null, 3, { content: {} }] }]])(
    'takes %j without failing',
    (body) => {
      expect(drawConversation(indexConversation(body, []), [{ from: 0, to: 9 }]).blockCount).toBe(0);
    },
  );
});
