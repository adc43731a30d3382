// What people paste, one test for each kind, and what must never come out of it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPaste } from '../../../src/paste/index.ts';

const messages = [
  { role: 'user', content: 'Olá' },
  { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 't', input: { a: "it's" } }] },
];
const body = { model: 'claude-opus-4-6', max_tokens: 8, messages };
const line = JSON.stringify(body);
const pretty = JSON.stringify(body, null, 2);
const apiError = {
  type: 'error',
  error: { type: 'invalid_request_error', message: 'messages.2: no' },
  request_id: 'req_011CQ',
};

const only = (text: string) => {
  const paste = readPaste(text);
  expect(paste.problems).toEqual([]);
  expect(paste.requests).toHaveLength(1);
  const [request] = paste.requests;
  if (!request) throw new Error('no request');
  expect(JSON.parse(request.text)).toEqual(request.body);
  return { ...request, kind: paste.kind };
};

const python = `{'model': 'claude-opus-4-6', "max_tokens": 8, 'messages': [
  {'role': 'user', 'content': 'Olá'},  # the question
  {'role': 'assistant', 'content': [{'type': 'tool_use', 'id': 'toolu_1', 'name': 't', 'input': {'a': "it's"}, }]},
]}`;
const javascript = `{
  model: 'claude-opus-4-6', // newest
  max_tokens: 8,
  messages: [
    { role: 'user', content: \`Olá\` },
    { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 't', input: { a: 'it\\'s' } }] },
  ],
}`;

describe('one request body', () => {
  test.each([
    ['pretty JSON', pretty, 'JSON'],
    ['one line', line, 'JSON'],
    ['a byte order mark', `\uFEFF${line}`, 'JSON'],
    ['a log line with a prefix', `2026-11-29T10:00:00Z [debug] request: ${line}`, 'log'],
    ['a log record around it', JSON.stringify({ level: 'debug', ctx: { request: { body } } }), 'JSON'],
    ['JSON inside a JSON string', JSON.stringify({ msg: 'sending', body: line }), 'JSON'],
    ['escaped JSON inside a log line', `INFO body=${JSON.stringify(line)} took 3ms`, 'log'],
    ['a Python literal', python, 'literal Python'],
    ['a JavaScript literal', javascript, 'literal JavaScript'],
    ['an assignment', `const body = ${javascript};`, 'log'],
    ['an SDK call', `client.messages.create(${javascript})`, 'log'],
    [
      'a Python SDK call',
      `client.messages.create(model="claude-opus-4-6", max_tokens=8, messages=${JSON.stringify(messages)})`,
      'log',
    ],
    ['an HTTP trace', `POST /v1/messages HTTP/1.1\nHost: api.anthropic.com\n\n${pretty}`, 'log'],
  ])('%s', (_, text, kind) => {
    const request = only(text);
    expect(request).toMatchObject({ body, kind, api: 'messages', cutOff: false });
  });

  test('JSON comes out letter by letter', () => {
    expect(only(pretty).text).toBe(pretty);
    expect(only(`x ${pretty} y`).text).toBe(pretty);
  });

  test('Python SDK objects printed inside a list are read like dicts', () => {
    const text = `[{'role': 'user', 'content': 'Olá'}, {'role': 'assistant', 'content': [TextBlock(citations=None, text='Hm', type='text'), ToolUseBlock(id='toolu_1', input={}, name='t', type='tool_use')]}]`;
    expect(only(text).body).toMatchObject({
      messages: [
        messages[0],
        {
          content: [
            { text: 'Hm', type: 'text', citations: null },
            { type: 'tool_use', id: 'toolu_1' },
          ],
        },
      ],
    });
  });

  test('a bare list of messages is wrapped, and what was assumed is said', () => {
    const text = JSON.stringify(messages);
    const request = only(text);
    expect(request.body).toMatchObject({ messages, max_tokens: 1024 });
    expect(request.text).toContain(text);
    expect(request.assumed.join(' ')).toMatch(/model.*max_tokens/);
  });

  test('any other JSON is taken for the body', () => {
    for (const text of ['{"model":"m"}', '[]', '42', '"x"', 'null'])
      expect(only(text).body).toEqual(JSON.parse(text));
  });
});

describe('curl', () => {
  const headers = `-H 'content-type: application/json' -H "x-api-key: sk-ant-api03-SECRET" -H 'Authorization: Bearer SECRET' -H 'anthropic-version: 2026-10-21'`;
  const quoted = line.replaceAll("'", `'"'"'`);
  test.each([
    ['single quotes', `curl https://api.anthropic.com/v1/messages ${headers} -d '${quoted}'`],
    [
      'several lines',
      `$ curl -sS https://api.anthropic.com/v1/messages \\\n  ${headers} \\\n  --data-raw '${quoted}'`,
    ],
    ['double quotes', `curl ${headers} --data ${JSON.stringify(line)} https://x`],
    ['dollar quotes', `curl ${headers} --json $'${line.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`],
    ['an equals sign', `curl ${headers} --data-binary='${quoted}'`],
    ['a here-document', `curl https://x ${headers} -d @- <<EOF\n${pretty}\nEOF`],
  ])('%s', (name, text) => {
    const paste = readPaste(text);
    expect(paste.kind).toBe('curl');
    expect(paste.requests[0]?.body).toEqual(body);
    if (name !== 'a here-document')
      expect(paste.requests[0]?.headers).toEqual({
        'content-type': 'application/json',
        'anthropic-version': '2026-10-21',
      });
    expect(JSON.stringify(paste)).not.toContain('SECRET');
  });

  test('a file that is not here is said to be missing', () => {
    const { requests, problems } = readPaste('curl https://x -d @body.json');
    expect(requests).toEqual([]);
    expect(problems).toMatchObject([{ line: 1, column: 19, what: expect.stringContaining('body.json') }]);
  });
});

describe('several requests', () => {
  test('JSONL', () => {
    const { requests, kind } = readPaste(`${line}\n\n${JSON.stringify({ custom_id: 'a', params: body })}\n`);
    expect(kind).toBe('JSONL');
    expect(requests.map(({ label, body: value }) => [label, value])).toEqual([
      ['linha 1', body],
      ['linha 3', body],
    ]);
  });

  test('a bad line of JSONL is named and the others are read', () => {
    const { requests, problems } = readPaste(`${line}\n${line.slice(0, -2)}}\n${line}`);
    expect(requests.map(({ label }) => label)).toContain('linha 3');
    expect(problems).toMatchObject([{ line: 2 }]);
  });

  test('a HAR, with the answers as evidence', () => {
    const entry = {
      request: {
        method: 'POST',
        headers: [
          { name: 'anthropic-version', value: '2023-06-01' },
          { name: 'X-Api-Key', value: 'sk-ant-SECRET' },
        ],
        postData: { mimeType: 'application/json', text: line },
      },
      response: { status: 400, content: { text: JSON.stringify(apiError) } },
    };
    const paste = readPaste(
      JSON.stringify({ log: { entries: [{ request: { url: 'https://x' } }, entry, entry] } }, null, 2),
    );
    expect(paste).toMatchObject({
      kind: 'HAR',
      requests: [
        {
          label: 'HAR: entrada 2',
          body,
          headers: { 'anthropic-version': '2023-06-01' },
          evidence: { status: 400, type: 'invalid_request_error', service: 'Anthropic' },
        },
        { label: 'HAR: entrada 3' },
      ],
    });
    expect(JSON.stringify(paste)).not.toContain('SECRET');
  });
});

describe('SDK debug logs', () => {
  test('Python: headers, body and error in one log', () => {
    const text = `DEBUG:anthropic._base_client:Request options: {'method': 'post', 'url': '/v1/messages', 'headers': {'X-Stainless-Lang': 'python', 'x-api-key': 'sk-ant-SECRET'}, 'files': None, 'json_data': ${python}}
DEBUG:httpcore.http11:receive_response_headers.complete return_value=(b'HTTP/1.1', 400, b'Bad Request', [(b'Date', b'x')])
anthropic.BadRequestError: Error code: 400 - {'type': 'error', 'error': {'type': 'invalid_request_error', 'message': 'messages.2: no'}, 'request_id': 'req_1'}`;
    const paste = readPaste(text);
    expect(paste.requests).toMatchObject([
      {
        body,
        headers: { 'x-stainless-lang': 'python' },
        evidence: { status: 400, message: 'messages.2: no', service: 'Anthropic' },
      },
    ]);
    expect(JSON.stringify(paste)).not.toContain('SECRET');
  });

  test('a console that abbreviated the objects is told so', () => {
    const text = `[log_1] sending request {\n  method: 'post',\n  options: { body: { model: 'm', messages: [Array] } },\n  headers: { 'x-api-key': '***' }\n}`;
    expect(readPaste(text).problems).toMatchObject([{ line: 3, cause: expect.stringMatching(/abreviou/) }]);
  });
});

describe('other APIs', () => {
  test.each([
    ['openai', { ...body, messages: [{ role: 'tool', tool_call_id: 'c', content: 'x' }] }],
    ['openai', { ...body, tools: [{ type: 'function', function: { name: 't' } }] }],
    ['converse', { modelId: 'm', messages: [{ role: 'user', content: [{ text: 'Oi' }] }] }],
    [
      'converse',
      { messages: [{ role: 'user', content: [{ toolResult: { toolUseId: 'a', content: [] } }] }] },
    ],
    ['unknown', { model: 'm' }],
  ])('%s is recognised', (api, value) => {
    expect(only(JSON.stringify(value)).api).toBe(api);
  });
});

describe('an error pasted with the request', () => {
  const missing =
    'messages.1: `tool_use` ids were found without `tool_result` blocks immediately after: toolu_1.';
  const answered = { ...body, messages: [...messages, { role: 'user', content: 'x' }] };
  test.each([
    ['Anthropic', JSON.stringify(apiError), body],
    ['Google Vertex AI', JSON.stringify({ ...apiError, request_id: 'req_vrtx_1' }), body],
    [
      'Amazon Bedrock (Converse)',
      'An error occurred (ValidationException) when calling the Converse operation: Expected toolResult blocks at messages.2.content for the following Ids: a',
      body,
    ],
    [
      'OpenAI',
      `openai.BadRequestError: Error code: 400 - {'error': {'message': "An assistant message with 'tool_calls' must be followed by tool messages", 'type': 'invalid_request_error', 'param': 'messages', 'code': None}}`,
      body,
    ],
    ['DeepSeek', `https://api.deepseek.com/anthropic answered 400 {"error":{"message":"bad"}}`, body],
    [
      'serviço compatível (p. ex. DeepSeek), não a Anthropic',
      JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message: missing } }),
      answered,
    ],
  ])('%s', (service, error, request) => {
    for (const text of [`${JSON.stringify(request)}\n\n${error}`, `${error}\n\n${JSON.stringify(request)}`])
      expect(only(text).evidence).toMatchObject({ service });
  });

  test('without a request it is no request', () => {
    const { requests, problems } = readPaste(JSON.stringify(apiError));
    expect(requests).toEqual([]);
    expect(problems[0]?.what).toContain('Anthropic');
  });
});

describe('what cannot be read says where and why', () => {
  test.each([
    ['{"model":"m",\n "messages":[,]}', 2, 14, /vírgula/],
    ['{"model":"m" "messages":[]}', 1, 14, /falta uma vírgula/],
    ['{"messages":[{"role":"user","content":"say "hi" now"}]}', 1, 45, /aspas sem barra/],
    ['{"messages":[{"role":"user","content":"a\nb"}]}', 1, 41, /quebra de linha/],
    ['{"messages":[{"role":"user","content":"C:\\d"}]}', 1, 42, /barra invertida/],
    ['{"messages":[{"role":"user","content":“a”}]}', 1, 39, /tipográficas/],
    ['{"messages":[{"role":"user","content":"a"]]}', 1, 42, /fechamento não combina/],
    [`${line}}`, 1, line.length + 1, /sobra um fechamento/],
    ['{ model: MODEL, messages: history }', 1, 10, /nome/],
    ['{"model":', 1, 10, /Cole o corpo inteiro/],
    ['nada', 1, 1, /lista `messages`/],
    ['', 1, 1, /Cole/],
  ])('%j', (text, lineNumber, column, cause) => {
    const [problem] = readPaste(text).problems;
    expect(problem).toMatchObject({ line: lineNumber, column });
    expect(problem?.cause).toMatch(cause);
  });

  test('a body cut off by a log limit gives what was whole, and says so', () => {
    const long = {
      ...body,
      messages: [...messages, { role: 'user', content: [{ type: 'text', text: 'x' }] }],
    };
    const text = JSON.stringify(long);
    for (const cut of [text.slice(0, -8), `log: ${text.slice(0, -8)}... [truncated]`]) {
      const { requests, problems } = readPaste(cut);
      expect(requests).toMatchObject([{ cutOff: true, body }]);
      expect(requests[0]?.assumed.join()).toContain('cortado');
      expect(problems).toMatchObject([{ cutOff: true }]);
    }
  });
});

describe('any text', () => {
  const piece = fc.constantFrom(
    ...['{', '}', '[', ']', '(', ')', '"', "'", '`', '\\', ',', ':', '=', '\n', ' ', '#', '//', '/*', '...'],
    ...['"messages"', 'role', 'curl ', '-d ', 'True', 'None', '$', '0', 'x(', line, python, 'sk-ant-SECRET'],
  );
  test('gives an answer and never an exception', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const paste = readPaste(pieces.join(''));
        expect(paste.requests.length + paste.problems.length).toBeGreaterThan(0);
        for (const { text, body: value } of paste.requests) expect(JSON.parse(text)).toEqual(value);
      }),
      { numRuns: 3000 },
    );
  });

  test('a secret in a header never comes out', () => {
    const secret = 'sk-ant-api03-abcdefghijk';
    const name = fc.constantFrom(
      'x-api-key',
      'X-API-Key',
      'Authorization',
      'anthropic-version',
      'user-agent',
    );
    fc.assert(
      fc.property(name, fc.constantFrom('', 'Bearer '), (header, before) => {
        const value = before + secret;
        for (const text of [
          JSON.stringify({ headers: { [header]: value }, body }),
          `curl -H '${header}: ${value}' -d '${line.replaceAll("'", '')}'`,
          `> ${header}: ${value}\n\n${line}`,
        ])
          expect(JSON.stringify(readPaste(text))).not.toContain(secret);
      }),
    );
  });

  test('may be deep', () => {
    for (const deep of ['['.repeat(200_000), '{"a":'.repeat(100_000), '{"a":[{'.repeat(50_000)])
      expect(readPaste(deep).problems.length).toBeGreaterThan(0);
    expect(readPaste(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toBeDefined();
  });
});
