// The run of an exercise whose learner mends data: one request body goes to the simulated API as it is. No program, so no guest.
// Transport-free. Gives a record like any run's, so that timeline and checks need not know the difference.
import { findJsonFault, type Outcome, type Profile, type RunRecord } from '../../core/index.ts';
import type { Clock } from './limits.ts';
import { startRecorder } from './recorder.ts';
import type { Answered, AnsweringSide } from './scripted-api.ts';

/** Where the body is sent, and with what: as the SDK would. */
export interface HistoryAddress {
  url: string;
  headers: Record<string, string>;
}

/** By API. */
export const historyAddresses = {
  messages: {
    url: 'https://api.anthropic.com/v1/messages',
    headers: {
      'content-type': 'application/json',
      'anthropic-version': '2023-06-01',
      'x-api-key': 'sk-ant-made-up',
    },
  },
  converse: {
    url: 'https://bedrock-runtime.us-east-1.amazonaws.com/model/us.anthropic.claude-sonnet-4-5-20250929-v1%3A0/converse',
    headers: { 'content-type': 'application/json', authorization: 'Bearer made-up' },
  },
} satisfies Record<string, HistoryAddress>;

/** Where a body goes. One for Converse may name its model, which there stands in the address. */
export function historyAddress(options: {
  api: keyof typeof historyAddresses;
  source: string;
}): HistoryAddress {
  const address = historyAddresses[options.api];
  if (options.api === 'messages') return address;
  const modelId = modelIdIn(options.source);
  if (modelId === null) return address;
  const url = `https://bedrock-runtime.us-east-1.amazonaws.com/model/${encodeURIComponent(modelId)}/converse`;
  return { ...address, url };
}

function modelIdIn(source: string): string | null {
  try {
    const { modelId } = (JSON.parse(source) ?? {}) as { modelId?: unknown };
    return typeof modelId === 'string' && modelId !== '' ? modelId : null;
  } catch {
    return null;
  }
}

export interface SendHistoryOptions {
  exercise: string;
  variant: string;
  profile: Profile;
  question: string;
  /** The request body as the learner wrote it. */
  source: string;
  api: AnsweringSide;
  address: HistoryAddress;
  clock: Clock;
}

/** Asks once. A text that is no JSON is not sent: the outcome then says where it stops being JSON. */
export async function sendHistory(options: SendHistoryOptions): Promise<RunRecord> {
  const { exercise, variant, profile, question, source, api, address, clock } = options;
  const recorder = startRecorder({ exercise, variant, profile, question, logs: 0 });
  const startedAt = clock.now();
  const elapsed = () => Math.round((clock.now() - startedAt) * 10) / 10;
  const invalid = notJson(source);
  if (invalid !== null) return recorder.finish({ outcome: invalid, problems: [], durationMs: elapsed() });
  const startedAtMs = elapsed();
  const answered = await api.answer(
    new Request(address.url, { method: 'POST', headers: address.headers, body: source }),
    0,
  );
  const { requestBody: body, status, response, requestId, findings } = answered;
  const { pathname, search } = new URL(address.url);
  const path = pathname + search;
  const times = { startedAtMs, endedAtMs: elapsed() };
  recorder.addRequest({
    index: 0,
    ...times,
    method: 'POST',
    path,
    body,
    status,
    response,
    requestId,
    findings,
  });
  const isBedrock = path.startsWith('/model/');
  return recorder.finish({
    outcome: outcomeOf(answered, isBedrock ? awsErrorNames : errorNames),
    problems: api.problems(),
    durationMs: elapsed(),
  });
}

/** The outcome of a text that is no JSON; null where it is. */
function notJson(source: string): Outcome | null {
  const fault = findJsonFault(source);
  if (fault === null) return null;
  const message = fault.cutOff
    ? 'o texto acaba antes de o JSON estar completo'
    : 'neste ponto o texto deixa de ser JSON';
  return { kind: 'invalid', reason: 'syntax', message, line: fault.line, column: fault.column };
}

/** What the SDK would make of the answer: a text, or an error with the answer's status. */
function outcomeOf({ status, response, body }: Answered, names: Readonly<Record<number, string>>): Outcome {
  if (status === 200) return { kind: 'returned', value: textOf(response) };
  const name = names[status] ?? (status >= 500 ? 'InternalServerError' : 'APIError');
  const place = { stack: '', line: null, column: null };
  return { kind: 'threw', name, message: `${status} ${body}`.slice(0, 2000), status, ...place };
}

/** The SDK's own classes. */
const errorNames: Record<number, string> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  409: 'ConflictError',
  422: 'UnprocessableEntityError',
  429: 'RateLimitError',
};

/** Those of the AWS SDK. */
const awsErrorNames: Record<number, string> = {
  400: 'ValidationException',
  403: 'AccessDeniedException',
  404: 'ResourceNotFoundException',
  429: 'ThrottlingException',
};

interface Answer {
  content?: { text?: unknown }[];
  output?: { message?: { content?: { text?: unknown }[] } };
}

/** Text blocks of a Message, or of a Converse answer. */
function textOf(response: unknown): string {
  const { content, output } = (response ?? {}) as Answer;
  const blocks = content ?? output?.message?.content ?? [];
  return blocks.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])).join('\n');
}
