// What a pressed key means in the review. Pure.
import type { Rating } from '../../../core/index.ts';

export type ReviewAction =
  | { kind: 'choose'; index: number }
  | { kind: 'continue' }
  | { kind: 'grade'; rating: Rating }
  | { kind: 'undo' }
  | { kind: 'language' };

export interface PressedKey {
  key: string;
  /** True with Ctrl, Alt or Meta held: those belong to the browser. */
  modified: boolean;
  /** What the focus is on. */
  on: 'page' | 'control' | 'unchosen-option' | 'checkbox' | 'text';
}

/** The action of a key, or null where the key keeps its own meaning. Before checking, digits and letters choose options. */
export function readKey(pressed: PressedKey, phase: 'asking' | 'checked' | 'idle'): ReviewAction | null {
  const { key, modified, on } = pressed;
  if (modified || on === 'text') return null;
  const lower = key.toLowerCase();
  if (lower === 'u') return { kind: 'undo' };
  if (lower === 'l') return { kind: 'language' };
  if (phase === 'idle') return null;
  if (key === ' ' || key === 'Enter') {
    // A focused button or link is pressed by these keys, and space picks the option it stands on.
    if (on === 'control') return null;
    if (key === ' ' && (on === 'checkbox' || on === 'unchosen-option')) return null;
    return { kind: 'continue' };
  }
  if (phase === 'checked')
    return /^[1-4]$/.test(key) ? { kind: 'grade', rating: Number(key) as Rating } : null;
  if (/^[1-8]$/.test(key)) return { kind: 'choose', index: Number(key) - 1 };
  if (/^[a-h]$/.test(lower)) return { kind: 'choose', index: lower.charCodeAt(0) - 97 };
  return null;
}

/** What an element is to the keyboard. */
export function describeFocus(target: EventTarget | null): PressedKey['on'] {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return 'checkbox';
  if (target instanceof HTMLInputElement && target.type === 'radio')
    return target.checked ? 'page' : 'unchosen-option';
  if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return 'text';
  return /^(A|BUTTON|SUMMARY)$/.test(target.tagName) ? 'control' : 'page';
}
