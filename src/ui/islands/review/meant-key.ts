// Whether a key can have been meant for the card that just came on the table. Pure: instants are passed in.
import { reviewText as text } from '../../strings/pt.review-page.ts';
import type { ReviewAction } from './read-key.ts';
import type { ReviewState } from './session/review-state.ts';

/** Nobody has read a card and decided about it in less. */
const reactionMs = 400;

/**
 * False for what would take away a card, or show its answer, before anybody saw it: the second tap of a key that did the
 * same to the card before, or any key where another tab's work changed the card under the fingers.
 */
export function isMeant(
  action: ReviewAction,
  { state, key, lastKey, now }: { state: ReviewState; key: string; lastKey: string | null; now: number },
): boolean {
  const { current, chosen, plan, message } = state;
  const isGivingUp =
    action.kind === 'continue' && current?.kind === 'question' && plan === null && chosen.length === 0;
  if (current === null || !(isGivingUp || action.kind === 'mark')) return true;
  const age = now - current.openedAt;
  return age < 0 || age >= reactionMs || (key !== lastKey && message !== text.elsewhere);
}
