// Decides what `POST /v1/messages` answers: headers, size, JSON, rules, then the scripted model, in that order. Pure.
import type { Finding, Profile } from '../core/index.ts';
import { type HeaderReader, judgeHeaders, type Refusal } from './credentials.ts';
import { isObject, type JsonObject } from './messages/json.ts';
import { buildMessage } from './messages/message.ts';
import { findModel } from './messages/models.ts';
import { countPromptTokens } from './messages/prompt-parts.ts';
import { stopAtSequence } from './messages/stop-at-sequence.ts';
import { validateMessagesRequest } from './messages/validate.ts';
import type { Answer, MessagesRequest } from './messages/wire.ts';
import type { PromptCache } from './prompt-cache.ts';
import { parseBody } from './request-body.ts';
import type { ThreadStore } from './thread-store.ts';
import type { ErrorVerdict, Verdict } from './verdict.ts';

export interface MessagesCall {
  headers: HeaderReader;
  /** The body as sent. */
  text: string;
  profile: Profile;
  answer: (request: MessagesRequest) => Answer;
  seed: number;
  threads: ThreadStore;
  cache: PromptCache;
  /** Milliseconds since 1970. */
  nowMs: number;
}

/** 32 MB. */
const maximumBytes = 32 * 1024 * 1024;

/** The whole verdict on one call of `POST /v1/messages`. Never throws. */
export function judgeMessages(call: MessagesCall): Verdict {
  const { text, seed, threads, cache, nowMs } = call;
  const judged = judgeBody(call);
  if (judged.kind === 'refused') return judged.verdict;
  const { body, sent, findings } = judged;
  // Accepted by every rule, so it has the shape of a request.
  const request = body as unknown as MessagesRequest;
  const answer = ask(call.answer, request);
  if (answer.kind === 'script-failure') return { ...refuseForScript(answer.failure), findings, body };
  const stream = request.stream === true;
  const bodyText = stream ? withoutStream(sent, text) : text;
  const cut = stopAtSequence(answer, request);
  const message = buildMessage({ request, bodyText, answer: cut, usage: cache.use(body), seed, nowMs });
  threads.keep({ request: sent, whole: body, messageId: message.id, content: message.content });
  return { kind: 'message', status: 200, message, stream, findings, body, headers: {} };
}

export type BodyVerdict =
  | { kind: 'refused'; verdict: ErrorVerdict }
  | { kind: 'accepted'; body: JsonObject; sent: unknown; findings: Finding[] };

export interface BodyCall extends Pick<MessagesCall, 'headers' | 'text' | 'profile' | 'seed'> {
  threads?: ThreadStore;
  /** Changes the body before the rules see it. */
  complete?: (body: unknown) => unknown;
}

/** Headers, size, JSON and rules: what comes before the model is asked. */
export function judgeBody(call: BodyCall): BodyVerdict {
  const { headers, text, profile, seed, threads, complete } = call;
  const refused = (refusal: Refusal): BodyVerdict => ({ kind: 'refused', verdict: refuse(refusal) });
  const refusal = judgeHeaders(headers);
  if (refusal) return refused(refusal);
  if (isTooLarge(text))
    return refused({
      status: 413,
      type: 'request_too_large',
      message: 'Request exceeds the maximum allowed number of bytes. The maximum request size is 32 MB.',
    });
  const parsed = parseBody(text);
  if (parsed.fault !== null && typeof parsed.value === 'string')
    return refused({ status: 400, type: 'invalid_request_error', message: parsed.fault });
  const unfolded = threads?.unfold(parsed.value) ?? { kind: 'whole', body: parsed.value };
  if (unfolded.kind === 'thread-not-found') return { kind: 'refused', verdict: threadNotFound(unfolded.id) };
  const body = complete?.(unfolded.body) ?? unfolded.body;
  const apiVersion = headers.get('anthropic-version') ?? '';
  const rules = { profile, apiVersion, text, signatureSeed: seed };
  const { error, status, findings } = validateMessagesRequest(body, rules);
  // Who only counts wants to know how much too long it is.
  const isLong = !error && complete === undefined && isObject(body) && !isCertainlyShort(text, threads);
  const broken = error ? { status, ...error } : isLong ? tooLong(body) : null;
  if (broken) return { kind: 'refused', verdict: { ...refuse(broken), findings, body } };
  return { kind: 'accepted', body: body as JsonObject, sent: parsed.value, findings };
}

/** Bytes are counted only where they could be too many: one to three for each UTF-16 unit. */
function isTooLarge(text: string): boolean {
  if (text.length * 3 <= maximumBytes) return false;
  return text.length > maximumBytes || new TextEncoder().encode(text).length > maximumBytes;
}

/** Below this nothing needs counting, unless a part of the conversation lies in a thread. */
const shortLength = 50_000;

function isCertainlyShort(text: string, threads: ThreadStore | undefined): boolean {
  return text.length < shortLength && (threads?.isEmpty() ?? true);
}

/** The mock's own count decides here, the one that it also tells in `usage`. */
function tooLong(body: JsonObject): Refusal | null {
  const limit = findModel(String(body.model))?.contextWindowTokens ?? Number.POSITIVE_INFINITY;
  const tokens = countPromptTokens(body);
  if (tokens <= limit) return null;
  const message = `prompt is too long: ${tokens} tokens > ${limit} maximum`;
  return { status: 400, type: 'invalid_request_error', message };
}

/** A streamed answer has the id that it would have had whole. */
function withoutStream(sent: unknown, text: string): string {
  if (!isObject(sent)) return text;
  const { stream: _, ...rest } = sent;
  try {
    return JSON.stringify(rest);
  } catch {
    return text;
  }
}

/** An error that no rule on bodies found. */
export function refuse({ status, type, message }: Refusal): ErrorVerdict {
  return { kind: 'error', status, error: { type, message }, findings: [], headers: {} };
}

function threadNotFound(id: string): ErrorVerdict {
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
function refuseForScript(failure: ScriptFailure): ErrorVerdict {
  const message = `[Pegadinha] ${failure.kind}: ${failure.detail}`;
  return {
    kind: 'error',
    status: 422,
    error: { type: 'pegadinha_script_error', message },
    findings: [],
    headers: { 'x-should-retry': 'false' },
  };
}
