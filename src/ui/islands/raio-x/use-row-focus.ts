// Leads from a finding to its block in the conversation, drawing it first where it is not drawn. Runs in the page.
import { useEffect, useRef, useState } from 'preact/hooks';
import { rowElementId } from '../exercise/views/timeline-view.tsx';
import type { Drawing } from './x-ray-messages.ts';

/** Paths of rows that may stand for a place, the most exact first. */
function rowsFor(path: string): string[] {
  const message = /^messages\.\d+/.exec(path)?.[0];
  const block = /^messages\.\d+\.content\.\d+/.exec(path)?.[0];
  return [block, message && `${message}.content`, message].filter((key) => key !== undefined);
}

/** `focused` is the key of the row that was asked for last; `drawAt` is asked for places that are not drawn. */
export function useRowFocus(options: { drawing: Drawing | null; drawAt: (path: string) => void }): {
  focused: string | null;
  showRow: (path: string) => void;
} {
  const { drawing, drawAt } = options;
  const [focused, setFocused] = useState<string | null>(null);
  const awaited = useRef<string | null>(null);
  const focusRow = (path: string): boolean => {
    const key = rowsFor(path).find((row) => document.getElementById(rowElementId(row)) !== null);
    if (key === undefined) return false;
    setFocused(key);
    const row = document.getElementById(rowElementId(key));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
    return true;
  };
  const showRow = (path: string): void => {
    awaited.current = focusRow(path) ? null : path;
    if (awaited.current !== null) drawAt(path);
  };
  useEffect(() => {
    if (drawing !== null && awaited.current !== null && focusRow(awaited.current)) awaited.current = null;
  }, [drawing]);
  return { focused, showRow };
}
