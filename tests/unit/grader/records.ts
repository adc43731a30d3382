// Builds run records for the grader's tests.
import type { Outcome, RequestRecord, RunRecord } from '../../../src/core/index.ts';

export const toolUse = (id: string) => ({ type: 'tool_use', id, name: 'get_weather', input: { city: id } });
export const result = (id: string) => ({ type: 'tool_result', tool_use_id: id, content: 'ok' });
export const question = { role: 'user', content: 'Pergunta?' };

/** An accepted request whose answer has this content. */
export function accepted(messages: unknown[], content: unknown[]): Omit<RequestRecord, 'index'> {
  const calls = content.some((block) => (block as { type: string }).type === 'tool_use');
  return {
    startedAtMs: 0,
    endedAtMs: 1,
    method: 'POST',
    path: '/v1/messages',
    body: { model: 'm', messages },
    status: 200,
    response: { role: 'assistant', content, stop_reason: calls ? 'tool_use' : 'end_turn' },
    requestId: null,
    findings: [],
  };
}

/** A request refused with 400 for `rule`. */
export function refused(messages: unknown[], rule: string): Omit<RequestRecord, 'index'> {
  const finding = {
    rule,
    path: 'messages.2',
    severity: 'error' as const,
    message: 'the API’s words',
    explanation: 'Uma explicação. E mais.',
    ids: [],
    related: [],
    disputed: false,
  };
  return { ...accepted(messages, []), status: 400, response: { type: 'error' }, findings: [finding] };
}

export function runWith(given: {
  requests?: Omit<RequestRecord, 'index'>[];
  outcome?: Outcome;
  more?: Partial<RunRecord>;
}): RunRecord {
  return {
    exercise: 'toy',
    variant: 'primeira',
    profile: 'strict',
    question: 'Pergunta?',
    requests: (given.requests ?? []).map((request, index) => ({ ...request, index })),
    tools: [],
    logs: [],
    droppedLogs: 0,
    outcome: given.outcome ?? { kind: 'returned', value: 'fim' },
    scriptProblems: [],
    durationMs: 5,
    ...given.more,
  };
}

export const text = { type: 'text', text: 'fim' };

/** A run that did everything right. */
export const goodRun = runWith({
  requests: [
    accepted([question], [toolUse('a')]),
    accepted(
      [question, { role: 'assistant', content: [toolUse('a')] }, { role: 'user', content: [result('a')] }],
      [text],
    ),
  ],
});

export function stoppedBy(
  reason: Extract<Outcome, { kind: 'stopped' }>['reason'],
  { busy }: { busy: boolean },
): Outcome {
  return { kind: 'stopped', reason, busy, message: 'Interrompido.' };
}
