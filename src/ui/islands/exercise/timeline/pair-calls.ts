// Joins each tool_use that Claude made to the tool_result that answered it, and tells which pairs stay open. Pure.
import type { RequestRecord } from '../../../../core/index.ts';
import { isRefusedResult } from './mark-findings.ts';
import type { BlockView } from './read-conversation.ts';
import type { PairState } from './timeline-rows.ts';

export interface Pairs {
  /** State of a call of Claude's, by its id. */
  stateOfCall(id: string | null): PairState;
  /** Whether a call was written into the history by the program, or by hand: no answer of this run made it. */
  isWritten(id: string | null): boolean;
  /** State of a result in a request, by the request's index and the block's path. */
  stateOfResult(request: number, path: string): PairState;
}

/** What pairing needs to know of one request: what is new in it, and the calls in its answer. */
export interface Exchange {
  record: RequestRecord;
  /** Calls in the history that it sends; those that Claude made in this run among them. */
  sentCalls: BlockView[];
  results: BlockView[];
  calls: BlockView[];
}

/** Pairs calls and results over a whole run. A second result for one call, or one for no call, stays open. */
export function pairCalls(exchanges: Exchange[]): Pairs {
  const calls = new Map<string, PairState>();
  const written = new Set<string>();
  const results = new Map<string, PairState>();
  for (const { record, sentCalls, results: blocks, calls: answered } of exchanges) {
    for (const { id } of sentCalls) {
      if (id === null || calls.has(id)) continue;
      written.add(id);
      calls.set(id, 'orphan');
    }
    for (const block of blocks) {
      const state = block.id === null ? undefined : calls.get(block.id);
      const refused = state === undefined || state === 'joined' || isRefusedResult(record, block);
      results.set(`${record.index} ${block.path}`, refused ? 'refused' : 'joined');
      if (block.id !== null && state !== undefined && state !== 'joined')
        calls.set(block.id, refused ? 'refused' : 'joined');
    }
    for (const call of answered) if (call.id !== null) calls.set(call.id, 'orphan');
  }
  return {
    stateOfCall: (id) => (id === null ? 'orphan' : (calls.get(id) ?? 'orphan')),
    isWritten: (id) => id !== null && written.has(id),
    stateOfResult: (request, path) => results.get(`${request} ${path}`) ?? 'refused',
  };
}
