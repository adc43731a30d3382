// The assistant turns that a run received, each with the request that came after it. Pure.
import { isTurnRoute, type RequestRecord, type RunRecord, type ToolRecord } from '../core/index.ts';
import { callsOf, resultsIn, type SentResult, type ToolCall, textsOf } from './sent-blocks.ts';

/** One accepted request and what the model answered. */
export interface AnsweredTurn {
  /** Index of the request that this turn answers. */
  request: number;
  calls: ToolCall[];
  texts: string[];
  /** The request that the program sent next, accepted or not. */
  next: RequestRecord | undefined;
}

/** A turn with calls that the program went on from. */
export type ContinuedTurn = AnsweredTurn & { next: RequestRecord };

/** Whether a request went to an address where a model answers; counting tokens or batches are others. */
export function asksForTurn({ method, path }: RequestRecord): boolean {
  return method === 'POST' && isTurnRoute(path);
}

/** The turns of `run` that the API accepted and answered, in order. */
export function answeredTurns(run: RunRecord): AnsweredTurn[] {
  const sent = run.requests.filter(asksForTurn);
  return sent.flatMap((request, place) => {
    if (request.status !== 200) return [];
    const { response, index } = request;
    return [{ request: index, calls: callsOf(response), texts: textsOf(response), next: sent[place + 1] }];
  });
}

/** The turns with calls. */
export function callingTurns(run: RunRecord): AnsweredTurn[] {
  return answeredTurns(run).filter((turn) => turn.calls.length > 0);
}

/** The turns with calls after which the program sent another request. */
export function continuedTurns(run: RunRecord): ContinuedTurn[] {
  return callingTurns(run).flatMap(({ next, ...turn }) => (next === undefined ? [] : [{ ...turn, next }]));
}

/** The results that the request after a turn gives for the calls of that turn. */
export function resultsFor(turn: ContinuedTurn): SentResult[] {
  const ids = new Set(turn.calls.map((call) => call.id));
  return resultsIn(turn.next.body).filter((result) => ids.has(result.id));
}

/** The executions of a run that have the tool and the input of `call`. */
export function executionsOf(run: RunRecord, call: { name: string; input: unknown }): ToolRecord[] {
  const key = callKey(call);
  return run.tools.filter((tool) => callKey(tool) === key);
}

/** Tool and input as one text; the order of keys does not count. */
export function callKey({ name, input }: { name: string; input: unknown }): string {
  return `${name} ${JSON.stringify(sorted(input))}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
