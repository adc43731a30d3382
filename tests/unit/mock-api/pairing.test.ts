// Which conversations of calls and results each profile accepts, and which message it names otherwise.
import { describe, expect, test } from 'vitest';
import { validateMessagesRequest } from '../../../src/mock-api/index.ts';
import {
  assistant,
  body,
  call,
  question,
  result,
  text,
  user,
  verdict,
  warnings,
  words,
} from './conversations.ts';

const q = question;
const missing = 'pairing/missing-result';

/** name, messages, verdict under `anthropic`, verdict under `strict` where it differs */
const table: [string, unknown[], string, string?][] = [
  ['one call, one result', [q, assistant(call('A')), user(result('A'))], '200'],
  ['results in any order', [q, assistant(call('A'), call('B')), user(result('B'), result('A'))], '200'],
  ['text after results', [q, assistant(call('A')), user(result('A'), text('and?'))], '200'],
  ['a result, then a separate text message', [q, assistant(call('A')), user(result('A')), q], '200'],
  [
    'text before the call, in its own message',
    [q, assistant(text('Hm.')), assistant(call('A')), user(result('A'))],
    '200',
  ],
  [
    'neighbours of one role without tool blocks',
    [q, q, assistant(text('a')), assistant(text('b')), q, q],
    '200',
  ],
  [
    'a clean split',
    [q, assistant(call('A'), call('B')), user(result('A')), user(result('B'))],
    '200',
    `400 ${missing} messages.2`,
  ],
  [
    'a split in three',
    [q, assistant(call('A'), call('B'), call('C')), user(result('A')), user(result('B')), user(result('C'))],
    '200',
    `400 ${missing} messages.2`,
  ],
  [
    'two neighbouring assistant messages with calls',
    [q, assistant(call('A')), assistant(call('B')), user(result('A'), result('B'))],
    '200',
    `400 ${missing} messages.2`,
  ],
  [
    'an empty assistant message after the call',
    [q, assistant(call('A')), assistant(), user(result('A'))],
    '200',
    `400 ${missing} messages.2`,
  ],
  [
    'a system entry does not stand between',
    [q, assistant(call('A')), user(result('A')), { role: 'system', content: 'Brief.' }],
    '400 roles/system-unsupported messages.3',
  ],
  ['text instead of a result', [q, assistant(call('A')), q], `400 ${missing} messages.2`],
  [
    'a split with text inside',
    [q, assistant(call('A'), call('B')), user(result('A'), text('one')), user(result('B'))],
    `400 ${missing} messages.2`,
  ],
  [
    'a split whose second part opens with text',
    [q, assistant(call('A'), call('B')), user(result('A')), user(text('and'), result('B'))],
    `400 ${missing} messages.3`,
    `400 ${missing} messages.2`,
  ],
  ['a call at the end', [q, assistant(call('A'))], `400 ${missing} messages.1`],
  [
    'a result one turn late',
    [q, assistant(call('A')), q, assistant(text('x')), user(result('A'))],
    `400 ${missing} messages.2`,
  ],
  [
    'text after a call, in one message',
    [q, assistant(call('A'), text('x')), user(result('A'))],
    '400 pairing/text-after-tool-use messages.1',
  ],
  [
    'text after a call, in the next assistant message',
    [q, assistant(call('A')), assistant(text('x')), user(result('A'))],
    '400 pairing/text-after-tool-use messages.2',
    `400 ${missing} messages.2`,
  ],
  [
    'thinking between calls',
    [
      q,
      assistant(call('A'), { type: 'thinking', thinking: 't', signature: 's' }, call('B')),
      user(result('A'), result('B')),
    ],
    '200',
  ],
  [
    'an unknown id',
    [q, assistant(call('A')), user(result('Z'))],
    '400 pairing/unexpected-result messages.2.content.0',
  ],
  ['an orphan at the start', [user(result('A'))], '400 pairing/unexpected-result messages.0.content.0'],
  [
    'an orphan in a second user message',
    [q, user(result('A'))],
    '400 pairing/unexpected-result messages.1.content.0',
  ],
  [
    'an answered call answered again a turn later',
    [q, assistant(call('A')), user(result('A')), assistant(text('x')), user(result('A'))],
    '400 pairing/unexpected-result messages.4.content.0',
  ],
  [
    'two results for one call',
    [q, assistant(call('A')), user(result('A'), result('A'))],
    '400 pairing/duplicate-result messages.2.content.1',
  ],
  [
    'two results for one call, in two messages',
    [q, assistant(call('A')), user(result('A')), user(result('A'))],
    '400 pairing/duplicate-result messages.3.content.0',
    '400 pairing/unexpected-result messages.3.content.0',
  ],
  [
    'one id for two calls',
    [q, assistant(call('A'), call('A')), user(result('A'))],
    '400 pairing/duplicate-tool-use-id messages.1.content.1',
  ],
  [
    'one id in two turns',
    [q, assistant(call('A')), user(result('A')), assistant(call('A')), user(result('A'))],
    '400 pairing/duplicate-tool-use-id messages.3.content.0',
  ],
  [
    'a result in an assistant message',
    [q, assistant(call('A')), assistant(result('A'))],
    '400 pairing/result-in-assistant messages.2',
  ],
  ['a call in a user message', [user(call('A'))], '400 pairing/tool-use-in-user messages.0'],
];

describe('pairing', () => {
  test.each(table)('%s', (_name, messages, anthropic, strict) => {
    expect(verdict(body(messages), 'anthropic')).toBe(anthropic);
    expect(verdict(body(messages), 'strict')).toBe(strict ?? anthropic);
  });

  test('names only the ids without a result', () => {
    const split = body([
      q,
      assistant(call('A'), call('B'), call('C')),
      user(result('B')),
      user(result('A'), result('C')),
    ]);
    expect(words(split, 'strict')).toBe(
      'messages.2: `tool_use` ids were found without `tool_result` blocks immediately after: A, C. Each `tool_use` block must have a corresponding `tool_result` block in the next message.',
    );
  });

  test('reports a late result once, where it was missing, and points at it', () => {
    const split = body([q, assistant(call('A'), call('B')), user(result('A')), user(result('B'))]);
    const { findings } = validateMessagesRequest(split, { profile: 'strict' });
    expect(findings.map((finding) => finding.rule)).toEqual([missing]);
    expect(findings[0]?.ids).toEqual(['B']);
    expect(findings[0]?.related).toEqual(['messages.1.content.1', 'messages.3.content.0']);
    expect(findings[0]?.explanation).toContain('divididos');
  });

  test('a wrong id is named before the result that it leaves missing', () => {
    const { findings } = validateMessagesRequest(body([q, assistant(call('A')), user(result('Z'))]), {
      profile: 'anthropic',
    });
    expect(findings.map((finding) => finding.rule)).toEqual(['pairing/unexpected-result', missing]);
  });

  test('a result that comes after the next answer is missing in its place and unexpected where it stands', () => {
    const late = body([q, assistant(call('A')), q, assistant(text('x')), user(result('A'))]);
    for (const profile of ['anthropic', 'strict'] as const) {
      const { findings } = validateMessagesRequest(late, { profile });
      expect(findings.map((finding) => `${finding.rule} ${finding.path}`)).toEqual([
        `${missing} messages.2`,
        'pairing/unexpected-result messages.4.content.0',
      ]);
    }
  });

  test('a clean split is accepted with a warning, by the first-party API only', () => {
    const split = body([q, assistant(call('A'), call('B')), user(result('A')), user(result('B'))]);
    expect(warnings(split)).toEqual(['pairing/split-results']);
    expect(warnings(split, 'strict')).toEqual([]);
  });

  test('text right after results is accepted with a warning', () => {
    expect(warnings(body([q, assistant(call('A')), user(result('A'), text('x'))]))).toEqual([
      'pairing/text-after-results',
    ]);
  });

  test('only what sources disagree about is marked as disputed', () => {
    const disputed = (messages: unknown[]) =>
      validateMessagesRequest(body(messages), { profile: 'anthropic' }).findings.map(
        (finding) => finding.disputed,
      );
    expect(disputed([q, assistant(call('A'), text('x')), user(result('A'))])).toEqual([true]);
    expect(
      disputed([q, assistant(call('A')), user(result('A')), assistant(call('A')), user(result('A'))]),
    ).toEqual([true]);
    expect(disputed([q, assistant(call('A'), call('A')), user(result('A'))])).toEqual([false]);
    expect(disputed([q, assistant(call('A')), q])).toEqual([false]);
  });
});
