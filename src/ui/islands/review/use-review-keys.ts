// What the learner does, by key or by button, turned into the session's work. Runs in the page.
import { useEffect, useRef } from 'preact/hooks';
import { reviewText as text } from '../../strings/pt.review-page.ts';
import { changeSelection } from '../questions/index.ts';
import { isMeant } from './meant-key.ts';
import { placesOf } from './places-of.ts';
import { describeFocus, type ReviewAction, type ReviewPhase, readKey } from './read-key.ts';
import type { Review } from './session/open-review.ts';
import type { ReviewState } from './session/review-state.ts';

/** The phase that keys are read in. */
export function phaseOf({ current, plan }: ReviewState): ReviewPhase {
  if (current === null) return 'idle';
  if (plan !== null) return 'checked';
  return current.kind === 'exercise' ? 'exercise' : 'asking';
}

/** Listens to the keyboard and returns what a button calls for the same actions. */
export function useReviewKeys(options: {
  review: Review;
  onChecked: () => void;
  onSheet: (sheet: 'keys' | 'report') => void;
  readClock: () => number;
}): (action: ReviewAction) => void {
  const { review, onChecked, onSheet, readClock } = options;
  const act = (action: ReviewAction): void => {
    if (action.kind === 'help') onSheet('keys');
    else if (action.kind === 'report') onSheet('report');
    else void perform(review, action, onChecked);
  };
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    let lastKey: string | null = null;
    const pressed = (event: KeyboardEvent): void => {
      const modified = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
      const on = describeFocus(event.target);
      const state = review.read();
      const isKept = event.key === 'Escape' && state.before !== null && on !== 'dialog';
      const action: ReviewAction | null = isKept
        ? { kind: 'regrade' }
        : readKey({ key: event.key, modified, on }, phaseOf(state));
      if (action === null || event.defaultPrevented) return;
      event.preventDefault();
      const { key } = event;
      if (isMeant(action, { state, key, lastKey, now: readClock() })) latest.current(action);
      lastKey = key;
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [review, readClock]);
  return act;
}

type SessionAction = Exclude<ReviewAction, { kind: 'help' | 'report' }>;

/** Does what an action asks of the session. */
async function perform(review: Review, action: SessionAction, onChecked: () => void): Promise<void> {
  // The session's own state, not the last render's: a key may come right after a card changed.
  const { current, chosen, plan } = review.read();
  switch (action.kind) {
    case 'undo':
      await review.undo();
      break;
    case 'regrade':
      await review.regrade();
      break;
    case 'language':
      await review.changeLanguage();
      break;
    case 'grade':
      await review.grade(action.rating);
      break;
    case 'mark':
      await review.mark(action.mark);
      break;
    case 'continue': {
      if (plan !== null) {
        await review.grade();
        break;
      }
      // A complete answer, or none at all, which says "I don't know"; a half-made selection stays.
      const wanted = current?.kind === 'question' ? current.question.select : 0;
      if (chosen.length > 0 && chosen.length !== wanted) break;
      await review.check();
      onChecked();
      break;
    }
    case 'choose': {
      const option = current?.kind === 'question' ? current.options[action.index] : undefined;
      if (current?.kind === 'question' && option)
        review.choose(changeSelection(chosen, { ...current.question, id: option.id }));
      break;
    }
    case 'section':
    case 'trap': {
      const href = current && placesOf(current.known.facts)[action.kind];
      if (href === null) review.say(text.links.noTrap);
      else await review.leave(href);
    }
  }
}
