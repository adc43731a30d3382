// Whatever the scripted model says, a stream adds up to the message that comes whole, through the real SDK.
import Anthropic from '@anthropic-ai/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asFetch, messagesApi } from '../../src/mock-api/index.ts';
import { playTurn, type Variant } from '../../src/scenario/index.ts';

const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.constantFrom('👩‍👩‍👧‍👦', '\\"\\n', 'data: x\n\n', 'é'),
  )
  .filter((text) => text.trim() !== '');
const input = fc.dictionary(
  fc.string({ unit: 'grapheme', maxLength: 8 }).filter((key) => key !== '__proto__'),
  fc.jsonValue({ maxDepth: 2 }),
  {
    maxKeys: 3,
  },
);
const turn = fc.record({
  text: fc.array(words, { minLength: 1, maxLength: 3 }),
  inputs: fc.array(input, { maxLength: 3 }),
  seed: fc.nat({ max: 1e6 }),
});

describe('a stream', () => {
  it('adds up to the message that comes whole', async () => {
    await fc.assert(
      fc.asyncProperty(turn, async ({ text, inputs, seed }) => {
        const calls = inputs.map((one) => ({ tool: 'look', input: one as Record<string, unknown> }));
        const variant: Variant = { id: 'v', title: 'v', seed, question: 'q', script: [{ text, calls }] };
        const handlers = messagesApi({
          profile: 'strict',
          seed,
          answer(request) {
            const play = playTurn({ variant, request });
            if (play.kind !== 'turn') throw new Error(play.detail);
            return { kind: 'message', content: play.content, stopReason: play.stopReason };
          },
        });
        const client = new Anthropic({ apiKey: 'k', maxRetries: 0, fetch: asFetch(handlers) });
        const body: Anthropic.MessageCreateParamsNonStreaming = {
          model: 'claude-haiku-4-5',
          max_tokens: 64,
          tools: [{ name: 'look', input_schema: { type: 'object' } }],
          messages: [{ role: 'user', content: 'q' }],
        };
        const whole = await client.messages.create(body);
        const streamed = await client.messages.stream(body).finalMessage();
        expect(streamed.content).toEqual(whole.content);
        expect(streamed.stop_reason).toBe(whole.stop_reason);
        expect(streamed.usage.output_tokens).toBe(whole.usage.output_tokens);
        expect(whole.content.length).toBe(text.length + calls.length);
      }),
      { numRuns: 120, seed: 7 },
    );
  });
});
