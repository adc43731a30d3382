// Half of a surrogate pair in a request: JSON.parse accepts it, the API does not.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateMessagesRequest } from '../../../src/mock-api/index.ts';
import { findLoneSurrogate } from '../../../src/mock-api/lone-surrogate.ts';
import { assistant, body, call, question, result, text, user, words } from './conversations.ts';

const judge = (request: unknown) => {
  const sent = JSON.stringify(request);
  return validateMessagesRequest(request, { profile: 'anthropic', text: sent }).error?.message;
};

describe('a half pair', () => {
  test.each([
    ['"\\ud800"', 'no low surrogate in string', 7],
    ['"\\ud83dx"', 'no low surrogate in string', 7],
    ['"\\ud83d\\n"', 'no low surrogate in string', 7],
    ['"\\ud83d\\u0041"', 'invalid low surrogate in string', 7],
    ['"\\udca9"', 'invalid high surrogate in string', 1],
  ])('in %s is found', (json, reason, position) => {
    expect(findLoneSurrogate(json)).toEqual({ reason, position });
  });

  test.each(['"\\ud83d\\udca9"', '"\\\\ud83d"', '"\\\\\\\\ud83d"', '"💩"', '{}', '"\\\\\\ud83d\\udca9"'])(
    'is not seen in %s',
    (json) => {
      expect(findLoneSurrogate(json)).toBeNull();
    },
  );

  test('is found exactly where a string is not well formed', () => {
    const unit = fc.constantFrom('\ud83d', '\udca9', '\\', '"', 'u', 'd83d', 'x', '\n', '💩');
    fc.assert(
      fc.property(
        fc.array(unit).map((units) => units.join('')),
        (said) => {
          expect(findLoneSurrogate(JSON.stringify([said])) === null).toBe(said.isWellFormed());
        },
      ),
    );
  });
});

describe('a request with one', () => {
  test('is refused as bad JSON, with the place', () => {
    expect(judge(body([user(text('cut \ud83d'))]))).toMatch(
      /^The request body is not valid JSON: no low surrogate in string: line 1 column \d+ \(char \d+\)$/,
    );
    expect(judge(body([user(text('whole 💩'))]))).toBeUndefined();
  });

  test('is refused although the half is deep inside the input of a call', () => {
    const deep = [question, assistant(call('A', { input: { a: ['\udca9'] } })), user(result('A'))];
    expect(judge(body(deep))).toContain('invalid high surrogate in string');
  });

  test('is refused without its text where the half is in a block’s text', () => {
    expect(words(body([user(text('\ud83d'))]))).toContain('no low surrogate');
    expect(words(body([user(text('cut \ud83d'))]))).toContain('no low surrogate');
    expect(
      words(body([question, assistant(call('A')), user(result('A', { content: 'cut \ud83d' }))])),
    ).toContain('no low surrogate');
    expect(words(body([{ role: 'user', content: '\ud83d' }]))).toContain('no low surrogate');
  });
});
