// The one thing a repair adds: a neutral result that says that a call was not executed. Pure.
import type { Block } from './history.ts';

/** English, because it is read by the model; it states nothing but what the history shows. */
export const notExecuted = 'Not executed: the history holds no result for this call.';

/** A result with `is_error` for the call `id`; `path` is the call's. */
export function errorResult({ id, path }: { id: string; path: string }): Block {
  const value = { type: 'tool_result', tool_use_id: id, content: notExecuted, is_error: true };
  return {
    raw: '',
    lead: null,
    path,
    type: 'tool_result',
    id,
    value,
    made: { members: Object.entries(value).map(([key, part]) => [key, { raw: JSON.stringify(part) }]) },
  };
}
