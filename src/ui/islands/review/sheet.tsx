// A dialog over the page: the browser keeps the focus in it and closes it by Esc. Runs in the page.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { reviewText as text } from '../../strings/pt.review-page.ts';

export function Sheet(props: {
  title: string;
  children: ComponentChildren;
  actions?: ComponentChildren;
  onClose: () => void;
}) {
  const { title, children, actions, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // The first button may stand below a long list, which would then open at its end.
    heading.current?.focus();
    return () => {
      // Taken out of the page while open, it can't give the focus back by itself.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog class="sheet" ref={dialog} aria-labelledby="sheet-title" onClose={onClose}>
      <h2 id="sheet-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
      <p class="sheet__actions">
        {actions}
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {text.close}
        </button>
      </p>
    </dialog>
  );
}
