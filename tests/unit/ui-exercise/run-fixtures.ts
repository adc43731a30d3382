// Hand-made run records for the exercise page's tests. Nothing here runs a program.
import type { Finding, RequestRecord, RunRecord, ToolRecord } from '../../../src/core/index.ts';

export const callA = {
  type: 'tool_use',
  id: 'toolu_01AAAA',
  name: 'consultar_pedido',
  input: { pedido: '1001' },
};
export const callB = {
  type: 'tool_use',
  id: 'toolu_01BBBB',
  name: 'consultar_pedido',
  input: { pedido: '1002' },
};
export const thinkingAloud = { type: 'text', text: 'Vou consultar.' };

export function resultOf(id: string, content: string, more: Record<string, unknown> = {}) {
  return { type: 'tool_result', tool_use_id: id, content, ...more };
}

export function message(role: string, content: unknown) {
  return { role, content };
}

export const question = message('user', 'Onde está o pedido 1001?');

export function answered(
  index: number,
  messages: unknown[],
  content: unknown[],
  stop = 'tool_use',
): RequestRecord {
  return {
    index,
    startedAtMs: index * 100,
    endedAtMs: index * 100 + 40,
    method: 'POST',
    path: '/v1/messages',
    body: { model: 'claude-sonnet-5', max_tokens: 1024, messages },
    status: 200,
    response: { type: 'message', role: 'assistant', content, stop_reason: stop },
    requestId: `req_${index}`,
    findings: [],
  };
}

export function finding(changes: Partial<Finding>): Finding {
  return {
    rule: 'pairing/unexpected-result',
    path: 'messages.2.content.0',
    severity: 'error',
    message: 'messages.2.content.0: unexpected `tool_use_id` found in `tool_result` blocks',
    explanation: 'Este tool_result não responde a nenhuma chamada da mensagem anterior.',
    ids: [],
    related: [],
    disputed: false,
    ...changes,
  };
}

export function refused(index: number, messages: unknown[], findings: Finding[]): RequestRecord {
  return {
    ...answered(index, messages, []),
    status: 400,
    response: {
      type: 'error',
      error: { type: 'invalid_request_error', message: findings[0]?.message ?? '' },
    },
    findings,
  };
}

export function execution(
  index: number,
  startedAtMs: number,
  endedAtMs: number,
  changes: Partial<ToolRecord> = {},
): ToolRecord {
  return {
    index,
    name: 'consultar_pedido',
    input: { pedido: '1001' },
    startedAtMs,
    endedAtMs,
    ok: true,
    output: 'a caminho',
    afterRequest: 0,
    ...changes,
  };
}

export function run(changes: Partial<RunRecord>): RunRecord {
  return {
    exercise: 'turno-so-com-texto',
    variant: 'uma-chamada',
    profile: 'strict',
    question: 'Onde está o pedido 1001?',
    requests: [],
    tools: [],
    logs: [],
    droppedLogs: 0,
    outcome: { kind: 'returned', value: 'Está a caminho.' },
    scriptProblems: [],
    durationMs: 200,
    ...changes,
  };
}

const goodTail = [
  question,
  message('assistant', [thinkingAloud, callA, callB]),
  message('user', [resultOf(callB.id, 'entregue'), resultOf(callA.id, 'a caminho')]),
];

/** Two parallel calls, both answered, results in the other order. */
export const parallelRun = run({
  requests: [
    answered(0, [question], [thinkingAloud, callA, callB]),
    answered(1, goodTail, [{ type: 'text', text: 'Está a caminho.' }], 'end_turn'),
  ],
  tools: [execution(0, 50, 110), execution(1, 52, 112, { input: { pedido: '1002' }, output: 'entregue' })],
});

/** The assistant turn went into the history as text only: the result is orphaned and the API refuses. */
export const textOnlyRun = run({
  requests: [
    answered(0, [question], [thinkingAloud, callA]),
    refused(
      1,
      [question, message('assistant', 'Vou consultar.'), message('user', [resultOf(callA.id, 'a caminho')])],
      [finding({ ids: [callA.id] })],
    ),
  ],
  tools: [execution(0, 50, 110)],
  outcome: {
    kind: 'threw',
    name: 'BadRequestError',
    message: '400 …',
    status: 400,
    stack: '',
    line: 12,
    column: 5,
  },
});
