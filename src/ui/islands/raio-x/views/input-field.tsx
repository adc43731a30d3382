// The one big field: paste, type, drop or open a file. Texts too large to edit are held beside it, not in it.
import type { JSX, RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { rayText } from '../../../strings/pt.raio-x.ts';

const text = rayText.field;
/** A field with more characters than this makes the browser lay out for seconds. */
export const longestEditableCharacters = 150_000;

/** What is under examination: a text in the field, or one that is held. */
export type Input =
  | { kind: 'typed'; text: string }
  | { kind: 'held'; name: string; bytes: number; source: string | File };

export interface InputFieldProps {
  input: Input;
  field: RefObject<HTMLTextAreaElement>;
  compact: boolean;
  onType: (text: string) => void;
  /** Pasted, dropped or opened: to be examined at once. */
  onBring: (source: string | File) => void;
  onClear: () => void;
}

function Held({ input }: { input: Extract<Input, { kind: 'held' }> }): JSX.Element {
  return (
    <div class="ray-held">
      <strong>{text.held(input.name, input.bytes)}</strong>
      <span class="label">{text.heldHint}</span>
    </div>
  );
}

export function InputField(props: InputFieldProps): JSX.Element {
  const { input, field, compact } = props;
  const [over, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.files[0] ?? event.clipboardData?.getData('text/plain') ?? '';
    if (typeof pasted === 'string' && pasted.length <= longestEditableCharacters) return;
    event.preventDefault();
    props.onBring(pasted);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (dropped !== '') props.onBring(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file button is the one for keys.
    <div
      class="ray-input"
      data-over={over ? '' : undefined}
      data-compact={compact ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label class="visually-hidden" for="raio-x-campo">
        {text.label}
      </label>
      {input.kind === 'held' ? (
        <Held input={input} />
      ) : (
        <textarea
          id="raio-x-campo"
          ref={field}
          class="ray-field"
          aria-describedby="raio-x-sigilo"
          placeholder={text.placeholder}
          spellcheck={false}
          autocapitalize="off"
          // The browser must not keep the text for the next visit either.
          autocomplete="off"
          value={input.text}
          onPaste={paste}
          onInput={(event) => {
            const { value } = event.currentTarget;
            if (event instanceof InputEvent && event.inputType.startsWith('insertFrom')) props.onBring(value);
            else props.onType(value);
          }}
        />
      )}
      {over && <p class="ray-drop">{text.drop}</p>}
      <div class="ray-input__foot">
        <p id="raio-x-sigilo" class="label">
          {text.privacy}
        </p>
        <input
          ref={file}
          type="file"
          class="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (chosen) props.onBring(chosen);
          }}
        />
        <span class="ray-input__actions">
          {(input.kind === 'held' || input.text !== '') && (
            <button type="button" class="button button--quiet ray-small" onClick={props.onClear}>
              {text.clear}
            </button>
          )}
          <button type="button" class="button ray-small" onClick={() => file.current?.click()}>
            {text.file}
          </button>
        </span>
      </div>
    </div>
  );
}
