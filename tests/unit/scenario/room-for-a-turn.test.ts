// Turns that take more tokens than the request allows: cut off, and whole once there is room.
import { describe, expect, test } from 'vitest';
import { playTurn, type SpokenTurn, type Variant } from '../../../src/scenario/index.ts';

const write = { tool: 'write', input: { path: 'a.md', body: 'long text', mode: 'new', owner: 'me' } };
const variant: Variant = {
  id: 'v',
  title: 'V',
  seed: 7,
  question: 'Write it.',
  script: [
    { text: 'Reading.', calls: [{ tool: 'read', input: { path: 'a.md' } }, write], needsTokens: 2000 },
    { text: 'First half. Other half.', needsTokens: 500 },
  ],
};
const ask = { role: 'user', content: 'Write it.' };

function said(messages: unknown[], maxTokens?: number): SpokenTurn {
  const request = {
    tools: [{ name: 'read' }, { name: 'write' }],
    messages,
    ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
  };
  const turn = playTurn({ variant, request });
  if (turn.kind !== 'turn') throw new Error(turn.detail);
  return turn;
}

function answered({ content }: SpokenTurn) {
  const results = content
    .filter((block) => block.type === 'tool_use')
    .map(({ id }) => ({ type: 'tool_result', tool_use_id: id, content: 'ok' }));
  return [ask, { role: 'assistant', content }, { role: 'user', content: results }];
}

const inputsOf = ({ content }: SpokenTurn) =>
  content.flatMap((block) => (block.type === 'tool_use' ? [block.input] : []));

describe('a turn with calls', () => {
  test('is cut off inside its last call where max_tokens is too small', () => {
    const turn = said([ask], 1999);
    expect(turn.stopReason).toBe('max_tokens');
    expect(inputsOf(turn)).toEqual([{ path: 'a.md' }, { path: 'a.md', body: 'long text' }]);
  });

  test('is whole with enough room, or where the request sets no limit', () => {
    for (const turn of [said([ask], 2000), said([ask])]) {
      expect(turn.stopReason).toBe('tool_use');
      expect(inputsOf(turn)).toEqual([{ path: 'a.md' }, write.input]);
    }
  });

  test('stands in the history whole although the next request allows less', () => {
    expect(said(answered(said([ask], 4000)), 600).stopReason).toBe('end_turn');
  });

  test('stands in the history cut off although the next request allows more', () => {
    expect(said(answered(said([ask], 100)), 4000).stopReason).toBe('end_turn');
  });
});

test('a changed call is unknown, whole or cut off', () => {
  const messages = answered(said([ask], 4000));
  const changed = JSON.parse(JSON.stringify(messages).replace('long text', 'other text'));
  const request = { tools: [{ name: 'read' }, { name: 'write' }], messages: changed, max_tokens: 4000 };
  expect(playTurn({ variant, request })).toMatchObject({ kind: 'unexpected-conversation' });
});

test('a turn of text loses its second half, and says why it stopped', () => {
  const turn = said(answered(said([ask], 4000)), 499);
  expect(turn.stopReason).toBe('max_tokens');
  expect(turn.content).toEqual([{ type: 'text', text: 'First half.', citations: null }]);
});
