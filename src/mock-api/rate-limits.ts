// The rate-limit headers of an answer: a budget that goes down with every request of one set of handlers. Pure.
// Real limits depend on the account; these only have the real names and forms.

const budgets: [name: string, limit: number][] = [
  ['requests', 4_000],
  ['tokens', 2_400_000],
  ['input-tokens', 2_000_000],
  ['output-tokens', 400_000],
];

/** Headers after `count` requests. An exhausted budget has nothing left. */
export function rateLimitHeaders(options: {
  count: number;
  nowMs: number;
  isExhausted: boolean;
}): Record<string, string> {
  const { count, nowMs, isExhausted } = options;
  const reset = `${new Date(nowMs + 60_000).toISOString().slice(0, 19)}Z`;
  const headers: Record<string, string> = {};
  for (const [name, limit] of budgets) {
    const used = name === 'requests' ? count : count * 1000;
    headers[`anthropic-ratelimit-${name}-limit`] = String(limit);
    headers[`anthropic-ratelimit-${name}-remaining`] = String(isExhausted ? 0 : Math.max(0, limit - used));
    headers[`anthropic-ratelimit-${name}-reset`] = reset;
  }
  return headers;
}
