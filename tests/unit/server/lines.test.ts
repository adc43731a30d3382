// What is printed and recorded of an exchange.
import { expect, test } from 'vitest';
import type { Exchange } from '../../../src/mock-api/index.ts';
import { describeExchange, recordLine } from '../../../src/server/index.ts';

const exchange: Exchange = {
  method: 'POST',
  url: 'https://api.anthropic.com/v1/messages',
  path: '/v1/messages',
  requestBody: { model: 'm', messages: [{}, {}], tools: [{}] },
  status: 200,
  responseBody: { stop_reason: 'tool_use', content: [{ type: 'tool_use', name: 'weather' }] },
  requestId: 'req_1',
  findings: [],
  retry: 0,
};
const finding = {
  rule: 'pairing/x',
  path: 'messages.1',
  severity: 'error' as const,
  message: 'No.',
  explanation: 'Faltou o resultado.',
  ids: [],
  related: [],
  disputed: false,
};

test('an accepted request is one line', () => {
  expect(describeExchange(exchange)).toBe(
    '200 POST /v1/messages  m, 2 messages, 1 tool  → tool_use (weather)\n',
  );
});

test('a warning stands on the same line by its rule', () => {
  const text = describeExchange({ ...exchange, findings: [{ ...finding, severity: 'warning' }] });
  expect(text).toMatch(/^200 .* ! pairing\/x\n$/);
});

test('a rejected request has its verdict on one line and the explanations below', () => {
  const error = { type: 'invalid_request_error', message: 'No.\nReally.' };
  const rejected = { ...exchange, status: 400, responseBody: { type: 'error', error }, findings: [finding] };
  expect(describeExchange(rejected).split('\n')).toEqual([
    '400 POST /v1/messages  m, 2 messages, 1 tool  → invalid_request_error: No.\\nReally.',
    '    ✗ messages.1 [pairing/x]',
    '      Faltou o resultado.',
    '',
  ]);
});

test('a request cannot steer the terminal', () => {
  const text = describeExchange({ ...exchange, requestBody: { model: '\u001b[2J\nm' } });
  expect(text).toContain('\\x1b[2J\\nm');
});

test('a recorded line is JSON without keys, tokens and credentials', () => {
  const requestBody = {
    messages: [{ role: 'user', content: 'my "key" is sk-ant-api03-AbC_d-1, Bearer abcdefghijklmnop1234' }],
    mcp_servers: [{ authorization_token: 'hunter2' }],
    tools: [{ input_schema: { properties: { password: { type: 'string' } } } }],
  };
  const line = recordLine({ exchange: { ...exchange, requestBody }, at: 0 });
  expect(line).not.toMatch(/AbC_d|hunter2|abcdefghijklmnop1234/);
  expect(line.match(/\n/g)).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({
    at: '1970-01-01T00:00:00.000Z',
    status: 200,
    requestBody: {
      messages: [{ content: 'my "key" is [removed], Bearer [removed]' }],
      tools: requestBody.tools,
    },
  });
});
