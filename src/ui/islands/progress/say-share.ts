// A share with its interval, in words. Pure.
import type { Share } from '../../../scheduler/index.ts';
import { sayPercent } from '../../strings/pt.progress.ts';

/** "74% (entre 61% e 84%)" by the sentence given; `none` without trials. */
export function sayShare(
  { share, low, high }: Share,
  words: { value: (share: string, low: string, high: string) => string; none: string },
): string {
  if (share === null) return words.none;
  return words.value(sayPercent(share), sayPercent(low), sayPercent(high));
}
