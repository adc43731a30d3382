// A share with its 95 % interval by Wilson's formula. Plain JavaScript, nothing from src/.

const z = 1.959964;

/** `share` is null without trials; the interval then is the whole range. */
export function shareOf(successes, trials) {
  if (trials === 0) return { trials: 0, successes: 0, share: null, low: 0, high: 1 };
  const share = successes / trials;
  const base = 1 + z ** 2 / trials;
  const centre = (share + z ** 2 / 2 / trials) / base;
  const half = (z * Math.sqrt((share * (1 - share)) / trials + (z / 2 / trials) ** 2)) / base;
  return {
    trials,
    successes,
    share,
    low: Math.min(share, Math.max(0, centre - half)),
    high: Math.max(share, Math.min(1, centre + half)),
  };
}
