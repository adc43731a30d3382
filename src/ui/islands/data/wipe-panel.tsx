// Removing everything: only after an export was offered and the word was typed. Runs in the page.
import { useRef, useState } from 'preact/hooks';
import { dataText } from '../../strings/pt.data.ts';

const text = dataText.wipe;

export function WipePanel(props: { onExport: () => Promise<void>; onWipe: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const confirmed = typed.trim().toUpperCase() === text.word;
  const close = (): void => {
    setOpen(false);
    setTyped('');
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <section class="data__part" aria-labelledby="apagar">
      <h2 id="apagar">{text.title}</h2>
      <p>{text.text}</p>
      {open ? (
        <form
          class="data__wipe"
          onSubmit={(event) => {
            event.preventDefault();
            if (confirmed) void props.onWipe().then(close);
          }}
        >
          <p>
            <button type="button" class="button" onClick={() => void props.onExport()}>
              {text.exportFirst}
            </button>
          </p>
          <label class="label" htmlFor="confirmar">
            {text.confirmLabel(text.word)}
          </label>
          <input
            id="confirmar"
            ref={field}
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <p class="data__actions">
            <button type="submit" class="button data__danger" disabled={!confirmed}>
              {text.confirm}
            </button>
            <button type="button" class="button button--quiet" onClick={close}>
              {text.cancel}
            </button>
          </p>
        </form>
      ) : (
        <button
          type="button"
          class="button"
          ref={opener}
          onClick={() => {
            setOpen(true);
            requestAnimationFrame(() => field.current?.focus());
          }}
        >
          {text.open}
        </button>
      )}
    </section>
  );
}
