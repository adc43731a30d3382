// The rate-limit headers of an answer: a budget that goes down with every request of one set of handlers. Pure.
// Real limits depend on the account; these only have the real names and forms.

const budgets = [
  ['requests', 4_000, 1],
  ['tokens', 2_400_000, 1000],
  ['input-tokens', 2_000_000, 1000],
  ['output-tokens', 400_000, 1000],
] as const;

/** Names and limits are the same for every answer, and every answer has them: spelt out once. */
const columns = budgets.map(([name, limit, perRequest]) => ({
  limit,
  perRequest,
  limitHeader: `anthropic-ratelimit-${name}-limit`,
  limitText: String(limit),
  remainingHeader: `anthropic-ratelimit-${name}-remaining`,
  resetHeader: `anthropic-ratelimit-${name}-reset`,
}));

/** Writes the headers of one set of handlers; remembers the text of the second that it wrote last. */
export function createRateLimits(): (options: {
  /** Requests so far. */
  count: number;
  nowMs: number;
  /** An exhausted budget has nothing left. */
  isExhausted: boolean;
}) => Record<string, string> {
  let second = Number.NaN;
  let reset = '';
  return ({ count, nowMs, isExhausted }) => {
    const now = Math.floor(nowMs / 1000);
    if (now !== second) {
      second = now;
      reset = `${new Date(nowMs + 60_000).toISOString().slice(0, 19)}Z`;
    }
    const headers: Record<string, string> = {};
    for (const { limit, perRequest, limitHeader, limitText, remainingHeader, resetHeader } of columns) {
      headers[limitHeader] = limitText;
      headers[remainingHeader] = isExhausted ? '0' : String(Math.max(0, limit - count * perRequest));
      headers[resetHeader] = reset;
    }
    return headers;
  };
}
