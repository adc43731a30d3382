// How many questions of a form belong to each domain. Pure.

/** Whole quotas that add up to `size`, by largest remainder; equal remainders go to the earlier domain. */
export function quotasOf(
  domains: readonly { number: number; weightPercent: number }[],
  size: number,
): Map<number, number> {
  const total = domains.reduce((sum, { weightPercent }) => sum + weightPercent, 0);
  const exact = domains.map(({ number, weightPercent }) => ({
    number,
    share: total === 0 ? 0 : (weightPercent / total) * size,
  }));
  const quotas = new Map(exact.map(({ number, share }) => [number, Math.floor(share)]));
  const missing = size - [...quotas.values()].reduce((sum, quota) => sum + quota, 0);
  const byRemainder = exact.toSorted((one, other) => (other.share % 1) - (one.share % 1));
  for (const { number } of byRemainder.slice(0, Math.max(0, missing)))
    quotas.set(number, (quotas.get(number) ?? 0) + 1);
  return quotas;
}
