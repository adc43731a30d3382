// Decides what a Converse call is answered: headers, JSON, rules, then the scripted model, in that order. Pure.
import type { Finding } from '../../core/index.ts';
import { isObject } from '../messages/json.ts';
import { buildMessage } from '../messages/message.ts';
import { stopAtSequence } from '../messages/stop-at-sequence.ts';
import type { Answer, MessagesRequest } from '../messages/wire.ts';
import type { PromptCache } from '../prompt-cache.ts';
import { parseBody } from '../request-body.ts';
import { type ConverseError, judgeAwsHeaders } from './failure.ts';
import { findConverseModel } from './models.ts';
import { toConverseResponse } from './response.ts';
import { toMessages } from './to-messages.ts';
import { toMessagesId, withConverseIds } from './tool-use-id.ts';
import { validateConverseRequest } from './validate.ts';
import type { ConverseResponse } from './wire.ts';

export interface ConverseCall {
  headers: Pick<Headers, 'get'>;
  /** The body as sent. */
  text: string;
  /** As the address names it, decoded. */
  modelId: string;
  /** Sees the request as the Messages body that it amounts to. */
  answer: (request: MessagesRequest) => Answer;
  seed: number;
  cache: PromptCache;
}

export type ConverseVerdict =
  | { kind: 'error'; error: ConverseError; findings: Finding[] }
  | { kind: 'message'; response: ConverseResponse; findings: Finding[] };

/** The whole verdict. Never throws. */
export function judgeConverse(call: ConverseCall): ConverseVerdict {
  const { headers, text, modelId, seed, cache } = call;
  const refused = judgeAwsHeaders(headers);
  if (refused) return { kind: 'error', error: refused, findings: [] };
  const parsed = parseBody(text);
  if (typeof parsed.value === 'string' && parsed.fault !== null)
    return {
      kind: 'error',
      error: {
        status: 400,
        type: 'SerializationException',
        message: 'Unexpected end of JSON or invalid JSON',
      },
      findings: [],
    };
  const body = parsed.value;
  const { status, error, findings } = validateConverseRequest(body, { modelId, signatureSeed: seed });
  if (error) return { kind: 'error', error: { status, ...error }, findings };
  const search = findConverseModel(modelId);
  if (!isObject(body) || search.kind !== 'model')
    return {
      kind: 'error',
      error: {
        status: 400,
        type: 'ValidationException',
        message: 'The provided model identifier is invalid.',
      },
      findings,
    };
  const translated = toMessages(body, { model: search.model, modelId, mapId: toMessagesId }).body;
  // Accepted by every rule, so what it amounts to has the shape of a request.
  const request = translated as unknown as MessagesRequest;
  const answer = ask(call.answer, request);
  if (answer.kind === 'script-failure') {
    const message = `[Pegadinha] ${answer.failure.kind}: ${withConverseIds(answer.failure.detail)}`;
    return { kind: 'error', error: { status: 422, type: 'PegadinhaScriptError', message }, findings };
  }
  const cut = stopAtSequence(answer, request);
  const usage = cache.use(translated);
  const message = buildMessage({ request, bodyText: text, answer: cut, usage, seed, nowMs: 0 });
  return { kind: 'message', response: toConverseResponse(message, search.model), findings };
}

/** A script that throws is a script that could not answer, not an error of the service. */
function ask(answer: (request: MessagesRequest) => Answer, request: MessagesRequest): Answer {
  try {
    return answer(request);
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : String(thrown);
    return { kind: 'script-failure', failure: { kind: 'unexpected-conversation', detail } };
  }
}
