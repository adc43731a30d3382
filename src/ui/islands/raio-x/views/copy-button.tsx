// A button that copies a text and says for two seconds whether it did.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { rayText } from '../../../strings/pt.raio-x.ts';

const shownForMs = 2000;

export function CopyButton({ text }: { text: string }): JSX.Element {
  const [state, setState] = useState<'copy' | 'copied' | 'copyFailed'>('copy');
  useEffect(() => {
    if (state === 'copy') return;
    const timer = setTimeout(() => setState('copy'), shownForMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('copyFailed');
    }
  };
  return (
    <button type="button" class="button button--primary" onClick={() => void copy()}>
      <span aria-live="polite">{rayText.repair[state]}</span>
    </button>
  );
}
