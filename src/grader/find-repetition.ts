// How a run went in circles: the same request again and again, or requests after the model had finished. Pure.
import { answerStopReason, type RequestRecord, type RunRecord } from '../core/index.ts';

/** The longest row of neighbouring requests with the same body; null where no request was repeated. */
export function repeatedHistory(run: RunRecord): { first: number; times: number } | null {
  const bodies = run.requests.map((request) => JSON.stringify(request.body));
  let best: { first: number; times: number } | null = null;
  let start = 0;
  for (let index = 1; index <= bodies.length; index += 1) {
    if (index < bodies.length && bodies[index] === bodies[start]) continue;
    const times = index - start;
    if (times > 1 && times > (best?.times ?? 0)) best = { first: start, times };
    start = index;
  }
  return best;
}

/** The first request that the model answered with its last word (`end_turn`) although the program sent more. */
export function firstIgnoredEnd(run: RunRecord): RequestRecord | null {
  const index = run.requests.findIndex((request) => stopReasonOf(request) === 'end_turn');
  return index >= 0 && index < run.requests.length - 1 ? (run.requests[index] ?? null) : null;
}

/** The `stop_reason` (`stopReason` on Converse) of an accepted request's answer; null elsewhere. */
export function stopReasonOf({ status, response }: RequestRecord): string | null {
  return status === 200 ? answerStopReason(response) : null;
}
