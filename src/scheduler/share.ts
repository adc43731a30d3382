// A share of successes with its uncertainty: Wilson's interval, which stays within 0 and 1 and is honest about few trials.
// Pure.

export interface Share {
  trials: number;
  /** Successes; a sum of chances where each trial only has one. */
  successes: number;
  /** Successes per trial; null without trials. */
  share: number | null;
  /** 95 % interval of the share; the whole range without trials. */
  low: number;
  high: number;
}

const z95 = 1.959964;

/** The share of `successes` among `trials`. Source: E. B. Wilson, JASA 22 (1927). */
export function shareOf({ successes, trials }: { successes: number; trials: number }): Share {
  if (trials <= 0) return { trials: 0, successes: 0, share: null, low: 0, high: 1 };
  const share = successes / trials;
  const square = z95 * z95;
  const middle = (share + square / (2 * trials)) / (1 + square / trials);
  const half =
    (z95 / (1 + square / trials)) *
    Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials));
  return {
    trials,
    successes,
    share,
    low: Math.min(share, Math.max(0, middle - half)),
    high: Math.max(share, Math.min(1, middle + half)),
  };
}
