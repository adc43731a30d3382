// What a pressed key means during a sitting. Pure, but for looking at what has the focus.

export type ExamAction =
  | { kind: 'choose'; index: number }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'flag' }
  | { kind: 'language' }
  | { kind: 'clock' }
  | { kind: 'pause' };

export interface ExamKey {
  key: string;
  /** True with Ctrl, Alt or Meta held, or while the key repeats: those belong to the browser. */
  modified: boolean;
  /** What the focus is on; a `mover` (toolbar, wide code) has its own arrows. */
  on: 'page' | 'option' | 'control' | 'mover' | 'text';
}

/** The action of a key, or null where it keeps its own meaning. F flags, so the sixth option is chosen by its number. */
export function readExamKey({ key, modified, on }: ExamKey): ExamAction | null {
  if (modified || on === 'text') return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return on === 'mover' ? null : { kind: 'move', by: key === 'ArrowRight' ? 1 : -1 };
  if (key === 'Enter') return on === 'page' || on === 'option' ? { kind: 'move', by: 1 } : null;
  const lower = key.toLowerCase();
  if (lower === 'f') return { kind: 'flag' };
  if (lower === 'l') return { kind: 'language' };
  if (lower === 't') return { kind: 'clock' };
  if (lower === 'p') return { kind: 'pause' };
  if (/^[1-8]$/.test(key)) return { kind: 'choose', index: Number(key) - 1 };
  if (/^[a-h]$/.test(lower)) return { kind: 'choose', index: lower.charCodeAt(0) - 97 };
  return null;
}

/** What an element is to the keyboard. */
export function focusKind(target: EventTarget | null): ExamKey['on'] {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type)) return 'option';
  if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return 'text';
  if (target.tagName === 'PRE' || target.closest('[role=toolbar]') !== null) return 'mover';
  return /^(A|BUTTON|SUMMARY)$/.test(target.tagName) ? 'control' : 'page';
}
