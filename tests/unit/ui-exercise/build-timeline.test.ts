// The timeline's view model: what is new, what is paired, what is at fault.
import { describe, expect, it } from 'vitest';
import { buildTimeline } from '../../../src/ui/islands/exercise/timeline/build-timeline.ts';
import { findRow } from '../../../src/ui/islands/exercise/timeline/find-row.ts';
import type { BlockRow, TimelineRow } from '../../../src/ui/islands/exercise/timeline/timeline-rows.ts';
import {
  answered,
  callA,
  callB,
  execution,
  finding,
  message,
  parallelRun,
  question,
  refused,
  resultOf,
  run,
  textOnlyRun,
} from './run-fixtures.ts';

function kinds(rows: TimelineRow[]): string[] {
  return rows.map((row) => row.kind);
}

function blockAt(rows: TimelineRow[], request: number, path: string): BlockRow {
  const row = rows.find(
    (candidate) =>
      candidate.key.startsWith(`r${request}.`) && candidate.kind === 'block' && candidate.block.path === path,
  );
  if (row?.kind !== 'block') throw new Error(`no block at ${path}`);
  return row;
}

describe('a run that pairs everything', () => {
  const { rows, laneCount } = buildTimeline(parallelRun);

  it('shows each message once and folds what was sent before', () => {
    expect(kinds(rows)).toEqual([
      'request',
      'message',
      'block',
      'answer',
      'block',
      'block',
      'block',
      'tools',
      'request',
      'folded',
      'message',
      'message',
      'block',
      'block',
      'answer',
      'block',
      'end',
    ]);
  });

  it('says in one row that the answer went back whole', () => {
    const echo = rows.find((row) => row.kind === 'message' && row.message.role === 'assistant');
    expect(echo).toMatchObject({ echo: { kind: 'whole' } });
  });

  it('joins calls and results by id, whatever their order', () => {
    expect(blockAt(rows, 0, 'content.1').pair).toBe('joined');
    expect(blockAt(rows, 1, 'messages.2.content.0').pair).toBe('joined');
    expect(laneCount).toBe(2);
    const laneOfA = blockAt(rows, 0, 'content.1').threads.find((cell) => cell.part === 'start')?.lane;
    const endOfA = blockAt(rows, 1, 'messages.2.content.1').threads.find((cell) => cell.part === 'end')?.lane;
    expect(endOfA).toBe(laneOfA);
  });

  it('lets both lines pass the rows between and ends them at their results', () => {
    const tools = rows.find((row) => row.kind === 'tools');
    expect(tools?.threads).toEqual([
      { lane: 0, part: 'pass' },
      { lane: 1, part: 'pass' },
    ]);
    expect(rows.at(-1)?.threads).toEqual([]);
  });

  it('puts overlapping executions on one time scale', () => {
    const tools = rows.find((row) => row.kind === 'tools');
    expect(tools).toMatchObject({ parallel: true, spanMs: 62 });
  });
});

describe('a turn that went back as text only', () => {
  const timeline = buildTimeline(textOnlyRun);

  it('leaves the pair open on both sides and draws no line between', () => {
    expect(blockAt(timeline.rows, 0, 'content.1')).toMatchObject({
      pair: 'refused',
      threads: [{ lane: 0, part: 'open-start' }],
    });
    expect(blockAt(timeline.rows, 1, 'messages.2.content.0')).toMatchObject({
      pair: 'refused',
      mark: 'error',
      threads: [{ lane: 0, part: 'open-end' }],
    });
  });

  it('tells which call the history lost', () => {
    const echo = timeline.rows.find((row) => row.kind === 'message' && row.message.path === 'messages.1');
    expect(echo).toMatchObject({ echo: { kind: 'altered', missingCallIds: [callA.id], missingCount: 1 } });
  });

  it('shows the refusal with the API’s own words', () => {
    const refusal = timeline.rows.find((row) => row.kind === 'refusal');
    expect(refusal).toMatchObject({
      status: 400,
      errorType: 'invalid_request_error',
      requestId: 'req_1',
      scripted: false,
    });
  });

  it('finds the block, the message or the request that a check points at', () => {
    expect(findRow(timeline, { request: 1, path: 'messages.2.content.0.tool_use_id' })).toBe(
      'r1.messages.2 messages.2.content.0',
    );
    expect(findRow(timeline, { request: 1, path: 'messages.2' })).toBe('r1.messages.2');
    expect(findRow(timeline, { request: 1, path: '' })).toBe('r1');
    expect(findRow(timeline, { request: 9, path: '' })).toBeNull();
  });
});

describe('results split over two messages', () => {
  const split = [
    question,
    message('assistant', [callA, callB]),
    message('user', [resultOf(callA.id, 'a caminho')]),
    message('user', [resultOf(callB.id, 'entregue')]),
  ];
  const missing = finding({ path: 'messages.2', ids: [callB.id], related: ['messages.1.content.1'] });
  const { rows } = buildTimeline(
    run({ requests: [answered(0, [question], [callA, callB]), refused(1, split, [missing])] }),
    [{ request: 1, profile: 'anthropic', status: 200, message: '', explanation: '' }],
  );

  it('joins the result that counted and leaves the late one open', () => {
    expect(blockAt(rows, 1, 'messages.2.content.0').pair).toBe('joined');
    expect(blockAt(rows, 1, 'messages.3.content.0').pair).toBe('refused');
  });

  it('marks the message named by the error and the call it is about, also inside the repeated answer', () => {
    expect(rows.find((row) => row.kind === 'message' && row.message.path === 'messages.2')).toMatchObject({
      mark: 'error',
    });
    expect(blockAt(rows, 1, 'messages.1.content.1').mark).toBe('related');
  });

  it('says what the other profile would answer', () => {
    expect(kinds(rows)).toContain('other-profile');
  });
});

describe('an accepted request with a warning', () => {
  const split = [
    question,
    message('assistant', [callA, callB]),
    message('user', [resultOf(callA.id, 'a caminho')]),
    message('user', [resultOf(callB.id, 'entregue')]),
  ];
  const warning = finding({
    severity: 'warning',
    path: 'messages.3',
    related: ['messages.2.content.0', 'messages.3.content.0'],
  });
  const second = { ...answered(1, split, [{ type: 'text', text: 'ok' }], 'end_turn'), findings: [warning] };
  const { rows } = buildTimeline(run({ requests: [answered(0, [question], [callA, callB]), second] }));

  it('says the warning before the answer', () => {
    const order = kinds(rows.slice(rows.findIndex((row) => row.key === 'r1')));
    expect(order.indexOf('warning')).toBeLessThan(order.indexOf('answer'));
  });

  it('marks the message quietly and leaves the pairs joined', () => {
    expect(rows.find((row) => row.key === 'r1.messages.3')).toMatchObject({ mark: 'warning' });
    expect(blockAt(rows, 1, 'messages.2.content.0')).toMatchObject({ mark: null, pair: 'joined' });
    expect(blockAt(rows, 1, 'messages.3.content.0')).toMatchObject({ mark: null, pair: 'joined' });
  });
});

describe('other shapes of a run', () => {
  it('leaves a call open when no result ever came', () => {
    const { rows } = buildTimeline(run({ requests: [answered(0, [question], [callA])] }));
    expect(blockAt(rows, 0, 'content.0').pair).toBe('orphan');
  });

  it('tells a rewritten answer from a whole one, also when it has as many blocks', () => {
    const renamed = [question, message('assistant', [{ ...callA, id: 'toolu_01OTHER' }])];
    const { rows } = buildTimeline(
      run({ requests: [answered(0, [question], [callA]), answered(1, renamed, [])] }),
    );
    expect(rows.find((row) => row.key === 'r1.messages.1')).toMatchObject({
      echo: { kind: 'altered', missingCallIds: [callA.id], missingCount: 1 },
    });
  });

  it('takes fields that the SDK adds for no change', () => {
    const sent = [question, message('assistant', [{ type: 'text', text: 'oi', citations: null }])];
    const { rows } = buildTimeline(
      run({ requests: [answered(0, [question], [{ type: 'text', text: 'oi' }]), answered(1, sent, [])] }),
    );
    expect(rows.find((row) => row.key === 'r1.messages.1')).toMatchObject({ echo: { kind: 'whole' } });
  });

  it('keeps a second result for one call open', () => {
    const twice = [
      question,
      message('assistant', [callA]),
      message('user', [resultOf(callA.id, 'x'), resultOf(callA.id, 'y')]),
    ];
    const { rows } = buildTimeline(
      run({ requests: [answered(0, [question], [callA]), answered(1, twice, [])] }),
    );
    expect(blockAt(rows, 1, 'messages.2.content.0').pair).toBe('joined');
    expect(blockAt(rows, 1, 'messages.2.content.1').pair).toBe('refused');
  });

  it('says so when the same history is sent again', () => {
    const { rows } = buildTimeline(
      run({ requests: [answered(0, [question], [callA]), answered(1, [question], [callA])] }),
    );
    expect(rows.filter((row) => row.kind === 'request').map((row) => row.repeated)).toEqual([false, true]);
  });

  it('says so when the history lost messages', () => {
    const longer = [question, message('assistant', [callA]), message('user', [resultOf(callA.id, 'x')])];
    const { rows } = buildTimeline(run({ requests: [answered(0, longer, []), answered(1, [question], [])] }));
    expect(rows.filter((row) => row.kind === 'request').map((row) => row.rewritten)).toEqual([false, true]);
  });

  it('shows an old message again when a finding points at it', () => {
    const orphan = message('user', [resultOf('toolu_01ZZZZ', 'x')]);
    const { rows } = buildTimeline(
      run({
        requests: [
          answered(0, [orphan], []),
          refused(1, [orphan, question], [finding({ path: 'messages.0.content.0' })]),
        ],
      }),
    );
    expect(blockAt(rows, 1, 'messages.0.content.0').mark).toBe('error');
  });

  it('takes sequential executions for what they are', () => {
    const { rows } = buildTimeline(
      run({
        requests: [answered(0, [question], [callA])],
        tools: [execution(0, 50, 110), execution(1, 110, 170)],
      }),
    );
    expect(rows.find((row) => row.kind === 'tools')).toMatchObject({ parallel: false });
  });

  it.each([
    null,
    'not json',
    [],
    { messages: 'x' },
    { messages: [null, 3, { role: 7, content: [null, 'x', { type: 'image' }] }] },
  ])('survives the body %j', (body) => {
    const request = { ...refused(0, [], [finding({ path: '' })]), body };
    expect(() => buildTimeline(run({ requests: [request] }))).not.toThrow();
  });
});

describe('a history that was written by hand', () => {
  const calls = message('assistant', [callA, callB]);
  const both = message('user', [resultOf(callA.id, 'a'), resultOf(callB.id, 'b')]);

  it('pairs its calls with their results where the API accepts it', () => {
    const { rows, laneCount } = buildTimeline(
      run({
        requests: [answered(0, [question, calls, both], [{ type: 'text', text: 'Pronto.' }], 'end_turn')],
      }),
    );
    const pairs = rows.flatMap((row) => (row.kind === 'block' && row.pair !== null ? [row.pair] : []));
    expect(pairs).toEqual(['joined', 'joined', 'joined', 'joined']);
    expect(laneCount).toBe(2);
  });

  it('leaves a call open that nothing answers', () => {
    const one = message('user', [resultOf(callA.id, 'a')]);
    const { rows } = buildTimeline(
      run({
        requests: [refused(0, [question, calls, one], [finding({ path: 'messages.2', ids: [callB.id] })])],
      }),
    );
    expect(blockAt(rows, 0, 'messages.1.content.0').pair).toBe('joined');
    expect(blockAt(rows, 0, 'messages.1.content.1').pair).toBe('orphan');
  });
});
