// What a pressed key means in the review. Pure, but for looking at what has the focus.
import type { CardMark, Rating } from '../../../core/index.ts';

export type ReviewAction =
  | { kind: 'choose'; index: number }
  | { kind: 'continue' }
  | { kind: 'grade'; rating: Rating }
  | { kind: 'mark'; mark: CardMark }
  | { kind: 'undo' | 'regrade' | 'language' | 'section' | 'trap' | 'report' | 'help' };

export interface PressedKey {
  key: string;
  /** True with Ctrl, Alt or Meta held, or while the key repeats: those belong to the browser. */
  modified: boolean;
  /** What the focus is on. */
  on: 'page' | 'control' | 'unchosen-option' | 'checkbox' | 'text' | 'dialog';
}

/** asking = a question waits for its answer; exercise = one waits to be graded; checked = grades are shown. */
export type ReviewPhase = 'asking' | 'exercise' | 'checked' | 'idle';

const always: Record<string, ReviewAction> = {
  u: { kind: 'undo' },
  n: { kind: 'regrade' },
  l: { kind: 'language' },
  '?': { kind: 'help' },
};
/** With a card on the table. F flags, so the sixth option is chosen by its number. */
const withCard: Record<string, ReviewAction> = {
  f: { kind: 'mark', mark: 'flagged' },
  s: { kind: 'mark', mark: 'suspended' },
  '-': { kind: 'mark', mark: 'buried' },
  r: { kind: 'report' },
};
/** Where letters choose nothing and nothing is given away. */
const besides: Record<string, ReviewAction> = {
  b: { kind: 'mark', mark: 'buried' },
  t: { kind: 'trap' },
};

/** The action of a key, or null where the key keeps its own meaning. Before checking, digits and letters choose options. */
export function readKey(pressed: PressedKey, phase: ReviewPhase): ReviewAction | null {
  const { modified, on } = pressed;
  if (modified || on === 'text' || on === 'dialog') return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (always[key]) return always[key];
  if (phase === 'idle') return null;
  if (withCard[key]) return withCard[key];
  if (key === ' ' || key === 'Enter') {
    // A focused button or link is pressed by these keys, and space picks the option it stands on.
    if (on === 'control') return null;
    if (key === ' ' && (on === 'checkbox' || on === 'unchosen-option')) return null;
    return { kind: 'continue' };
  }
  if (phase === 'checked' && key === 'p') return { kind: 'section' };
  if (phase !== 'asking' && besides[key]) return besides[key];
  if (phase === 'checked')
    return /^[1-4]$/.test(key) ? { kind: 'grade', rating: Number(key) as Rating } : null;
  if (phase === 'exercise') return null;
  if (/^[1-8]$/.test(key)) return { kind: 'choose', index: Number(key) - 1 };
  if (/^[a-h]$/.test(key)) return { kind: 'choose', index: key.charCodeAt(0) - 97 };
  return null;
}

/** What an element is to the keyboard. */
export function describeFocus(target: EventTarget | null): PressedKey['on'] {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.closest('dialog') !== null) return 'dialog';
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return 'checkbox';
  if (target instanceof HTMLInputElement && target.type === 'radio')
    return target.checked ? 'page' : 'unchosen-option';
  if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return 'text';
  return /^(A|BUTTON|SUMMARY)$/.test(target.tagName) ? 'control' : 'page';
}
