// The text under examination: typed, brought, shared by link; nothing of it is kept. Runs in the page.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { rayText } from '../../strings/pt.raio-x.ts';
import { textInFragment } from './reading/share-link.ts';
import { type Input, longestEditableCharacters } from './views/input-field.tsx';

/** Typing is examined once it pauses for this long. */
const pauseMs = 450;

export interface InputControl {
  input: Input;
  linkBroken: boolean;
  type(text: string): void;
  bring(source: string | File): Promise<void>;
  clear(): void;
  again(): void;
}

/** A link's text is in the address only until the reader brings another one. */
function forgetFragment(): void {
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
}

/** `examine` gets every text that is to be examined; `onEmpty` is called when there is none any more. */
export function useInput(options: {
  examine: (source: string | Blob) => void;
  onEmpty: () => void;
}): InputControl {
  const { examine, onEmpty } = options;
  const [input, setInput] = useState<Input>({ kind: 'typed', text: '' });
  const [linkBroken, setLinkBroken] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const show = useCallback(
    (text: string) => {
      clearTimeout(pause.current);
      setLinkBroken(false);
      const held = { name: rayText.field.pasted, bytes: text.length, source: text };
      setInput(text.length > longestEditableCharacters ? { kind: 'held', ...held } : { kind: 'typed', text });
      if (text.trim() === '') onEmpty();
      else examine(text);
    },
    [examine, onEmpty],
  );
  const bring = useCallback(
    async (source: string | File) => {
      forgetFragment();
      if (typeof source === 'string') return show(source);
      if (source.size <= longestEditableCharacters) return show(await source.text());
      clearTimeout(pause.current);
      setInput({ kind: 'held', name: source.name, bytes: source.size, source });
      examine(source);
    },
    [examine, show],
  );
  const type = useCallback(
    (text: string) => {
      forgetFragment();
      clearTimeout(pause.current);
      setInput({ kind: 'typed', text });
      if (text.trim() === '') onEmpty();
      else pause.current = setTimeout(() => show(text), pauseMs);
    },
    [onEmpty, show],
  );
  useEffect(() => {
    const readLink = async (): Promise<void> => {
      try {
        const text = await textInFragment(location.hash);
        if (text !== null) show(text);
      } catch {
        setLinkBroken(true);
      }
    };
    void readLink();
    const onHash = (): void => void readLink();
    addEventListener('hashchange', onHash);
    return () => {
      removeEventListener('hashchange', onHash);
      clearTimeout(pause.current);
    };
  }, [show]);

  const clear = useCallback(() => {
    forgetFragment();
    show('');
  }, [show]);
  const again = (): void => examine(input.kind === 'held' ? input.source : input.text);
  return { input, linkBroken, type, bring, clear, again };
}
