// `POST /v1/messages/count_tokens`: the rules of a message request, without what only an answer needs. Pure.
import { judgeHeaders } from './credentials.ts';
import { type BodyCall, judgeBody, refuse } from './judge-messages.ts';
import { isObject, own, ownString } from './messages/json.ts';
import { findModel } from './messages/models.ts';
import { countPromptTokens } from './messages/prompt-parts.ts';
import { parseBody } from './request-body.ts';
import type { Verdict } from './verdict.ts';

/** Parameters of an answer, which a count does not take. */
const unknownHere = ['max_tokens', 'stream', 'temperature', 'top_p', 'top_k', 'stop_sequences', 'metadata'];

/** The verdict on one call: the tokens that the request would cost as input, or the error. */
export function countTokens(call: Omit<BodyCall, 'complete'>): Verdict {
  const sent = parseBody(call.text).value;
  const extra = isObject(sent) ? unknownHere.find((name) => own(sent, name) !== undefined) : undefined;
  if (extra !== undefined && !judgeHeaders(call.headers))
    return {
      ...refuse({
        status: 400,
        type: 'invalid_request_error',
        message: `${extra}: Extra inputs are not permitted`,
      }),
      body: sent,
    };
  const judged = judgeBody({ ...call, complete: withMaxTokens });
  if (judged.kind === 'refused') return judged.verdict;
  const value = { input_tokens: countPromptTokens(judged.body) };
  return { kind: 'value', status: 200, value, findings: judged.findings, body: sent, headers: {} };
}

/** The rules want `max_tokens`; the largest that the model takes breaks none of them. */
function withMaxTokens(body: unknown): unknown {
  if (!isObject(body)) return body;
  return { ...body, max_tokens: findModel(ownString(body, 'model') ?? '')?.maxOutputTokens ?? 1 };
}
