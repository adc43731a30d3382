// The tabs of the exercise on a phone: Código · Conversa · Verificações. Arrow keys move between them.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { exerciseText } from '../../../strings/pt.exercise.ts';

export const tabs = ['code', 'conversation', 'checks'] as const;
export type TabId = (typeof tabs)[number];

const keys: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % tabs.length,
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

/** A part is read from its beginning, also when the one before it had been scrolled far down. */
function showFromItsTop(tab: TabId, bar: HTMLElement | null): void {
  const part = document.getElementById(`parte-${tab}`);
  const start = part?.closest('.ex-result') ?? part;
  if (!start || !bar) return;
  if (start.getBoundingClientRect().top < bar.getBoundingClientRect().bottom) start.scrollIntoView();
}

export function TabBar({
  current,
  onChange,
}: {
  current: TabId;
  onChange: (tab: TabId) => void;
}): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const choose = (tab: TabId): void => {
    onChange(tab);
    // After the part is drawn.
    requestAnimationFrame(() => showFromItsTop(tab, list.current));
  };
  const move = (event: KeyboardEvent): void => {
    const next = keys[event.key]?.(tabs.indexOf(current));
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    choose(tab);
    list.current?.querySelector<HTMLElement>(`#aba-${tab}`)?.focus();
  };
  return (
    <div class="ex-tabs" role="tablist" aria-label={exerciseText.tabs.label} ref={list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          type="button"
          role="tab"
          id={`aba-${tab}`}
          aria-selected={current === tab}
          aria-controls={`parte-${tab}`}
          tabIndex={current === tab ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {exerciseText.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
