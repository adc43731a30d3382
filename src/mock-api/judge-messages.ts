// Decides what `POST /v1/messages` answers: headers, size, JSON, rules, then the scripted model, in that order. Pure.
import type { Finding, Profile } from '../core/index.ts';
import { judgeHeaders, type Refusal } from './credentials.ts';
import { buildMessage } from './messages/message.ts';
import { validateMessagesRequest } from './messages/validate.ts';
import type { Answer, ErrorBody, Message, MessagesRequest } from './messages/wire.ts';
import { parseBody } from './request-body.ts';
import type { ThreadStore } from './thread-store.ts';

interface Judged {
  /** The request as the rules saw it; undefined where it was refused unread. */
  body?: unknown;
  findings: Finding[];
  headers: Record<string, string>;
}

export type MessagesVerdict =
  | (Judged & { kind: 'error'; status: number; error: ErrorBody['error'] })
  | (Judged & { kind: 'message'; status: 200; message: Message; stream: boolean });

export interface MessagesCall {
  headers: Headers;
  /** The body as sent. */
  text: string;
  profile: Profile;
  answer: (request: MessagesRequest) => Answer;
  seed: number;
  threads: ThreadStore;
}

/** 32 MB, in UTF-16 units: near enough, since no honest request comes close. */
const maximumLength = 32 * 1024 * 1024;

/** The whole verdict on one call. Never throws. */
export function judgeMessages(call: MessagesCall): MessagesVerdict {
  const { headers, text, profile, seed, threads } = call;
  const refusal = judgeHeaders(headers);
  if (refusal) return refuse(refusal);
  if (text.length > maximumLength)
    return refuse({
      status: 413,
      type: 'request_too_large',
      message: 'Request exceeds the maximum allowed number of bytes. The maximum request size is 32 MB.',
    });
  const parsed = parseBody(text);
  if (parsed.fault !== null)
    return refuse({ status: 400, type: 'invalid_request_error', message: parsed.fault });
  const unfolded = threads.unfold(parsed.value);
  if (unfolded.kind === 'thread-not-found') return threadNotFound(unfolded.id);
  const { body } = unfolded;
  const apiVersion = headers.get('anthropic-version') ?? '';
  const { error, status, findings } = validateMessagesRequest(body, { profile, apiVersion });
  if (error) return { kind: 'error', status, error, findings, body, headers: {} };
  // Accepted by every rule, so it has the shape of a request.
  const request = body as MessagesRequest;
  const answer = ask(call.answer, request);
  if (answer.kind === 'script-failure') return { ...refuseForScript(answer.failure), findings, body };
  const { content, stopReason } = answer;
  const message = buildMessage({ request, bodyText: text, content, stopReason, seed });
  threads.keep({ request: parsed.value, whole: body, messageId: message.id, content });
  const stream = request.stream === true;
  return { kind: 'message', status: 200, message, stream, findings, body, headers: {} };
}

/** An error that no rule on bodies found. */
export function refuse({ status, type, message }: Refusal): MessagesVerdict {
  return { kind: 'error', status, error: { type, message }, findings: [], headers: {} };
}

function threadNotFound(id: string): MessagesVerdict {
  const message = `Thread not found for previous_message_id: ${id}`;
  const details = { error_code: 'thread_not_found' };
  return {
    kind: 'error',
    status: 404,
    error: { type: 'not_found_error', message, details },
    findings: [],
    headers: {},
  };
}

/** A script that throws is a script that could not answer, not an error of the API. */
function ask(answer: (request: MessagesRequest) => Answer, request: MessagesRequest): Answer {
  try {
    return answer(request);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    const detail = `the script threw: ${reason}`;
    return { kind: 'script-failure', failure: { kind: 'unexpected-conversation', detail } };
  }
}

type ScriptFailure = Extract<Answer, { kind: 'script-failure' }>['failure'];

/** Loud, and of a type that no real API has, so that nobody takes it for an answer of the API. */
function refuseForScript(failure: ScriptFailure): Extract<MessagesVerdict, { kind: 'error' }> {
  const message = `[Pegadinha] ${failure.kind}: ${failure.detail}`;
  return {
    kind: 'error',
    status: 422,
    error: { type: 'pegadinha_script_error', message },
    findings: [],
    headers: { 'x-should-retry': 'false' },
  };
}
