// Thinking blocks come back as they were signed: what passes, and which words an edit gets.
import { describe, expect, test } from 'vitest';
import { validateMessagesRequest } from '../../../src/mock-api/index.ts';
import { judgeSignature, mintSignature } from '../../../src/mock-api/messages/signature.ts';
import { assistant, body, call, question, result, text, user, words } from './conversations.ts';

const on = { thinking: { type: 'enabled', budget_tokens: 1024 }, max_tokens: 4096 };
const signed = (said: string, more = {}) => ({
  type: 'thinking',
  thinking: said,
  signature: mintSignature({ text: said, seed: 7 }),
  ...more,
});
const loop = (block: Record<string, unknown>) =>
  body([question, assistant(block, call('A')), user(result('A'))], on);
const verdictOfMock = (request: unknown, seed = 7) =>
  validateMessagesRequest(request, { profile: 'anthropic', signatureSeed: seed }).error?.message ?? '200';

describe('a minted signature', () => {
  test.each(['', 'Let me see.', 'é 👩‍🔬', 'x'.repeat(5000)])(
    'belongs to the text %.12j and no other',
    (said) => {
      const signature = mintSignature({ text: said, seed: 7 });
      expect(signature).toMatch(/^[A-Za-z0-9+/]+=*$/);
      expect(judgeSignature({ signature, text: said })).toBe('genuine');
      expect(judgeSignature({ signature, text: `${said}.` })).toBe('altered-text');
      expect(judgeSignature({ signature, text: said, seed: 8 })).toBe('foreign');
    },
  );

  test('that was cut or changed anywhere is seen', () => {
    const signature = mintSignature({ text: 'x', seed: 7 });
    for (let at = 12; at < signature.length; at += 1) {
      const other = signature[at] === '3' ? '4' : '3';
      const changed = signature.slice(0, at) + other + signature.slice(at + 1);
      expect(judgeSignature({ signature: changed, text: 'x' })).toBe('altered-signature');
    }
    expect(judgeSignature({ signature: signature.slice(0, -3), text: 'x' })).toBe('altered-signature');
  });
});

describe('in a tool loop', () => {
  test('a genuine block passes in a check and in the mock that made it', () => {
    expect(words(loop(signed('Hm.')))).toBe('');
    expect(verdictOfMock(loop(signed('Hm.')))).toBe('200');
  });

  test('an altered text is refused as a modification', () => {
    expect(words(loop(signed('Hm.', { thinking: 'Hmm.' })))).toBe(
      'messages.1.content.0: `thinking` or `redacted_thinking` blocks in the latest assistant message cannot be modified. These blocks must remain as they were in the original response.',
    );
  });

  test('an altered text in an earlier turn has an invalid signature', () => {
    const request = body(
      [
        question,
        assistant(signed('Hm.', { thinking: 'No.' }), text('x')),
        question,
        assistant(signed('y'), call('A')),
        user(result('A')),
      ],
      on,
    );
    expect(words(request)).toBe('messages.1.content.0: Invalid `signature` in `thinking` block');
  });

  test('a signature of another mock is refused by this mock only', () => {
    expect(verdictOfMock(loop(signed('Hm.')), 8)).toBe(
      'messages.1.content.0: Invalid `signature` in `thinking` block',
    );
    const foreign = { type: 'thinking', thinking: 'Hm.', signature: 'EqQBCgIYAhIkNDVh'.repeat(8) };
    expect(words(loop(foreign))).toBe('');
    expect(verdictOfMock(loop(foreign))).toContain('Invalid `signature`');
  });

  test('a placeholder for a genuine signature passes everywhere', () => {
    const placeholder = { type: 'thinking', thinking: 'Hm.', signature: 'SIGNATURE_EXACTLY_AS_RETURNED' };
    expect(words(loop(placeholder))).toBe('');
    expect(verdictOfMock(loop(placeholder))).toBe('200');
  });

  test('redacted thinking with made-up data is refused', () => {
    const redacted = (data: string) => loop({ type: 'redacted_thinking', data });
    expect(words(redacted('not base64!'))).toBe(
      'messages.1.content.0: Invalid `data` in `redacted_thinking` block',
    );
    expect(words(redacted('EmwKAhgBEgy3va3pzix'))).toBe('');
    expect(verdictOfMock(redacted(mintSignature({ text: '', seed: 7 })))).toBe('200');
  });

  test('a model that thinks by itself checks signatures without being asked', () => {
    const messages = [
      question,
      assistant({ type: 'thinking', thinking: 't', signature: 'made-up' }, text('x')),
      question,
    ];
    expect(words(body(messages, { model: 'claude-opus-5' }))).toContain('Invalid `signature`');
    expect(words(body(messages, { model: 'claude-opus-5', thinking: { type: 'disabled' } }))).toBe('');
  });
});
