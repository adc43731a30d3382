// What kind of showing this is, in small words above the card: new, a repeat of the day, flagged. Runs in the page.
import type { Progress } from '../../../scheduler/index.ts';
import { reviewText } from '../../strings/pt.review-page.ts';
import { FlagMark } from '../exam/flag-mark.tsx';
import type { OpenCard } from './open-card.ts';
import { type Day, isSeenToday } from './session/read-day.ts';

const text = reviewText.badge;

/** Why the card is here: at most one reason, the most telling one; null for an ordinary review. */
export function showingOf(
  { card }: Pick<OpenCard, 'card'>,
  { progress, day }: { progress: Progress; day: Pick<Day, 'plan'> },
): 'again' | 'new' | 'lastPass' | 'early' | null {
  if (isSeenToday(card, progress)) return 'again';
  if (day.plan.lastPass.includes(card.item)) return 'lastPass';
  if (card.state === 'new') return 'new';
  return card.dueAt > progress.now ? 'early' : null;
}

/** `hint`: whether to say what a repeat is worth; once in a session is enough. */
export function CardBadges(props: {
  current: OpenCard;
  progress: Progress;
  day: Day;
  hint: 'shown' | 'hidden';
}) {
  const { current, hint } = props;
  const showing = showingOf(current, props);
  if (showing === null && !current.card.flagged) return null;
  return (
    <p class="badges label">
      {current.card.flagged && (
        <span class="badge badge--flag">
          <FlagMark /> {text.flagged}
        </span>
      )}
      {showing !== null && <span class="badge">{text[showing]}</span>}
      {showing === 'again' && hint === 'shown' && <span>{text.againHint}</span>}
    </p>
  );
}
