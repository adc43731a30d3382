// Scenarios through the API and the real SDK: pauses, server tools, thinking, refusals and cuts in a whole conversation.
import Anthropic from '@anthropic-ai/sdk';
import { describe, expect, test } from 'vitest';
import { asFetch, type MessagesApiOptions, messagesApi } from '../../src/mock-api/index.ts';
import { playTurn, type ScriptedTurn, type Variant } from '../../src/scenario/index.ts';

const question = 'What is new?';
const found = { url: 'https://example.org/a', title: 'A' };
const query = { query: 'news' };

function connect(script: Variant['script']) {
  const variant: Variant = { id: 'v', title: 'V', seed: 11, question, script };
  const answer: MessagesApiOptions['answer'] = (request) => {
    const play = playTurn({ variant, request });
    if (play.kind !== 'turn') return { kind: 'script-failure', failure: play };
    return { ...play, kind: 'message' };
  };
  const handlers = messagesApi({ profile: 'strict', seed: variant.seed, answer });
  return new Anthropic({ apiKey: 'k', maxRetries: 0, fetch: asFetch(handlers) });
}
const tools: Anthropic.ToolUnion[] = [
  { type: 'web_search_20260209', name: 'web_search' },
  { type: 'code_execution_20260521', name: 'code_execution' },
  { name: 'price', input_schema: { type: 'object' } },
];
const request = { model: 'claude-opus-5', max_tokens: 1024, tools };

/** Sends the conversation until it ends, as the API's pages tell: pauses go back as they came, calls get results. */
async function converse(client: Anthropic, streams: boolean): Promise<Anthropic.Message[]> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  const answers: Anthropic.Message[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const body = { ...request, messages };
    const answer = streams
      ? await client.messages.stream(body).finalMessage()
      : await client.messages.create(body);
    answers.push(answer);
    messages.push({ role: 'assistant', content: answer.content });
    const results = answer.content.flatMap((block) =>
      block.type === 'tool_use'
        ? [{ type: 'tool_result' as const, tool_use_id: block.id, content: '7' }]
        : [],
    );
    if (answer.stop_reason === 'tool_use') messages.push({ role: 'user', content: results });
    else if (answer.stop_reason !== 'pause_turn') break;
  }
  return answers;
}

const script: ScriptedTurn[] = [
  {
    thinking: ['Search.', 'Then look at the price.'],
    redactedThinking: true,
    text: 'One moment.',
    serverCalls: [
      { tool: 'bash_code_execution', input: { command: 'date' }, output: { stdout: 'today\n' } },
      { tool: 'web_search', input: query, found: [found], later: true },
    ],
  },
  { conclusion: 'A is new.', calls: [{ tool: 'price', input: { of: 'A', in: ['BRL'] } }] },
  {
    thinking: 'Now I know.',
    text: 'It costs 7.',
    serverCalls: [{ tool: 'web_search', input: query, error: 'max_uses_exceeded' }],
    stop: 'end_turn',
  },
];

describe('a conversation with pauses, thinking and server tools', () => {
  test.each([
    ['whole', false],
    ['streamed', true],
  ])('runs to its end, %s', async (_how, streams) => {
    const answers = await converse(connect(script), streams);
    expect(answers.map((answer) => answer.stop_reason)).toEqual(['pause_turn', 'tool_use', 'end_turn']);
    expect(answers.map(({ content }) => content.map((block) => block.type))).toEqual([
      [
        'thinking',
        'thinking',
        'redacted_thinking',
        'text',
        'server_tool_use',
        'bash_code_execution_tool_result',
        'server_tool_use',
      ],
      ['web_search_tool_result', 'text', 'tool_use'],
      ['thinking', 'text', 'server_tool_use', 'web_search_tool_result'],
    ]);
    expect(answers[0]?.container?.id).toMatch(/^container_/);
    expect(answers[0]?.usage.server_tool_use?.web_search_requests).toBe(1);
  });

  test('is the same whole and streamed', async () => {
    const client = connect(script);
    const told = async (streams: boolean) =>
      (await converse(client, streams)).map(({ content, stop_reason, usage, container }) => ({
        content,
        stop_reason,
        usage,
        container,
      }));
    expect(await told(true)).toEqual(await told(false));
  });

  test('is refused when the thinking of the paused turn is edited', async () => {
    const client = connect(script);
    const first = await client.messages.create({
      ...request,
      messages: [{ role: 'user', content: question }],
    });
    const edited = first.content.map((block) =>
      block.type === 'thinking' ? { ...block, thinking: '' } : block,
    );
    const resumed = client.messages.create({
      ...request,
      messages: [
        { role: 'user', content: question },
        { role: 'assistant', content: edited },
      ],
    });
    await expect(resumed).rejects.toThrow('cannot be modified');
  });

  test('is refused when a user message follows the pause', async () => {
    const client = connect(script);
    const first = await client.messages.create({
      ...request,
      messages: [{ role: 'user', content: question }],
    });
    const nudged = client.messages.create({
      ...request,
      messages: [
        { role: 'user', content: question },
        { role: 'assistant', content: first.content },
        { role: 'user', content: 'Continue.' },
      ],
    });
    await expect(nudged).rejects.toThrow('was found without a corresponding `web_search_tool_result` block');
  });
});

describe('a turn', () => {
  test('that refuses says why', async () => {
    const [answer] = await converse(connect([{ refusal: { category: 'cyber', explanation: 'No.' } }]), true);
    expect(answer).toMatchObject({
      stop_reason: 'refusal',
      stop_details: { type: 'refusal', category: 'cyber', explanation: 'No.' },
      content: [],
    });
  });

  test('that is cut off inside a call has half of its input', async () => {
    const cut: ScriptedTurn = {
      text: 'Look:',
      calls: [{ tool: 'price', input: { of: 'A', in: 'BRL' }, cutOff: true }],
    };
    const [answer] = await converse(connect([cut]), true);
    expect(answer).toMatchObject({
      stop_reason: 'max_tokens',
      content: [{ type: 'text' }, { type: 'tool_use', input: { of: 'A' } }],
    });
  });

  test('that is forced calls, and the script goes on afterwards', async () => {
    const client = connect([{ text: 'Hello.' }]);
    const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
    const first = await client.messages.create({ ...request, messages, tool_choice: { type: 'any' } });
    expect(first.content).toMatchObject([{ type: 'text' }, { type: 'tool_use', name: 'price', input: {} }]);
    const call = first.content[1];
    if (call?.type !== 'tool_use') throw new Error('no call');
    messages.push(
      { role: 'assistant', content: first.content },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: call.id, content: '7' }] },
    );
    expect((await client.messages.create({ ...request, messages })).content).toMatchObject([
      { text: 'Hello.' },
    ]);
  });
});
