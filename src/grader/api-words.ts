// How the API that a run talked to calls things, so that messages say what the learner's program says. Pure.
import type { RunRecord } from '../core/index.ts';

export interface ApiWords {
  call: string;
  result: string;
  stopReason: string;
}

/** The words of Converse where the run asked Bedrock, else those of the Messages API. */
export function apiWords({ requests }: RunRecord): ApiWords {
  return requests.some(({ path }) => path.startsWith('/model/'))
    ? { call: 'toolUse', result: 'toolResult', stopReason: 'stopReason' }
    : { call: 'tool_use', result: 'tool_result', stopReason: 'stop_reason' };
}
