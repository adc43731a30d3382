// The seldom wanted actions of a card, folded away; within reach of a thumb. Runs in the page.
import { useEffect, useRef } from 'preact/hooks';
import { reviewText as text } from '../../strings/pt.review-page.ts';
import type { OpenCard } from './open-card.ts';
import type { ReviewAction } from './read-key.ts';

interface Entry {
  key: string;
  label: string;
  action: ReviewAction;
}

function entriesFor(current: OpenCard, can: { undo: boolean; regrade: boolean }): Entry[] {
  const { mark } = text;
  return [
    ...(can.undo ? [{ key: 'U', label: text.undo, action: { kind: 'undo' as const } }] : []),
    ...(can.regrade ? [{ key: 'N', label: text.regradeLast, action: { kind: 'regrade' as const } }] : []),
    {
      key: 'F',
      label: current.card.flagged ? mark.unflag : mark.flagged,
      action: { kind: 'mark', mark: 'flagged' },
    },
    { key: '−', label: mark.buried, action: { kind: 'mark', mark: 'buried' } },
    { key: 'S', label: mark.suspended, action: { kind: 'mark', mark: 'suspended' } },
    { key: 'R', label: text.more.report, action: { kind: 'report' } },
    { key: '?', label: text.more.keys, action: { kind: 'help' } },
  ];
}

export function MoreMenu(props: {
  current: OpenCard;
  can: { undo: boolean; regrade: boolean };
  act: (action: ReviewAction) => void;
}) {
  const { current, can, act } = props;
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });
  return (
    <details
      class="more"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        summary.current?.focus();
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget instanceof Node && !menu.current?.contains(event.relatedTarget)) close();
      }}
    >
      <summary class="button" ref={summary}>
        <span aria-hidden="true">⋯</span> <span class="more__word">{text.more.label}</span>
      </summary>
      <ul role="list" class="more__list">
        {entriesFor(current, can).map(({ key, label, action }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                close();
                act(action);
              }}
            >
              {label}{' '}
              <span aria-hidden="true">
                <kbd>{key}</kbd>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
