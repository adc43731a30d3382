// A run on Converse in the timeline: the same rows, pairs and marks as one on the Messages API.
import { expect, it } from 'vitest';
import type { RequestRecord, RunRecord } from '../../../src/core/index.ts';
import { buildTimeline } from '../../../src/ui/islands/exercise/timeline/build-timeline.ts';

const question = { role: 'user', content: [{ text: 'Quanto?' }] };
const turn = {
  role: 'assistant',
  content: [{ text: 'Vou ver.' }, { toolUse: { toolUseId: 'tooluse_a', name: 'ver', input: { x: 1 } } }],
};
const results = {
  role: 'user',
  content: [
    { toolResult: { toolUseId: 'tooluse_a', status: 'error', content: [{ json: { erro: 'fora' } }] } },
  ],
};

function request(index: number, more: Partial<RequestRecord>): RequestRecord {
  return {
    index,
    startedAtMs: index * 10,
    endedAtMs: index * 10 + 5,
    method: 'POST',
    path: '/model/us.anthropic.claude-opus-5/converse',
    body: { messages: [question] },
    status: 200,
    response: { output: { message: turn }, stopReason: 'tool_use' },
    requestId: 'id',
    findings: [],
    ...more,
  };
}

function timelineOf(requests: RequestRecord[]) {
  const run: RunRecord = {
    exercise: 'x',
    variant: 'v',
    profile: 'anthropic',
    question: 'Quanto?',
    requests,
    tools: [],
    logs: [],
    droppedLogs: 0,
    outcome: { kind: 'returned', value: '' },
    scriptProblems: [],
    durationMs: 30,
  };
  return buildTimeline(run).rows;
}

it('shows calls and results as pairs, with what was sent', () => {
  const rows = timelineOf([
    request(0, {}),
    request(1, {
      body: { messages: [question, turn, results] },
      response: {
        output: { message: { role: 'assistant', content: [{ text: 'Fim.' }] } },
        stopReason: 'end_turn',
      },
    }),
  ]);
  expect(rows.filter((row) => row.kind === 'request').map((row) => row.shape)).toEqual([
    'messages',
    'messages',
  ]);
  expect(rows.filter((row) => row.kind === 'answer').map((row) => row.stopReason)).toEqual([
    'tool_use',
    'end_turn',
  ]);
  const blocks = rows.flatMap((row) => (row.kind === 'block' ? [row] : []));
  const call = blocks.find(({ block, place }) => block.kind === 'tool_use' && place === 'answer');
  const result = blocks.find(({ block }) => block.kind === 'tool_result');
  expect(call?.block).toMatchObject({ tool: 'ver', id: 'tooluse_a', input: { x: 1 }, raw: turn.content[1] });
  expect(result?.block).toMatchObject({
    id: 'tooluse_a',
    isError: true,
    text: '{"erro":"fora"}',
    path: 'messages.2.content.0',
  });
  expect([call?.pair, result?.pair]).toEqual(['joined', 'joined']);
});

it('shows a refusal with Bedrock’s type and words', () => {
  const rows = timelineOf([request(0, { status: 400, response: { message: 'No.' } })]);
  expect(rows.find((row) => row.kind === 'refusal')).toMatchObject({
    status: 400,
    errorType: 'ValidationException',
    message: 'No.',
    scripted: false,
  });
});
