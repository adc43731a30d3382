// Copies a link that carries a short text in its fragment, without credentials.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { rayText } from '../../../strings/pt.raio-x.ts';
import { hideSecrets } from '../reading/hide-secrets.ts';
import { fragmentOf } from '../reading/share-link.ts';

const words = rayText.share;

export function ShareButton({ text }: { text: string }): JSX.Element {
  const [message, setMessage] = useState('');
  const share = async (): Promise<void> => {
    try {
      const clean = hideSecrets(text);
      const fragment = await fragmentOf(clean);
      if (fragment === null) return setMessage(words.tooLong);
      await navigator.clipboard.writeText(location.origin + location.pathname + fragment);
      setMessage(clean === text ? words.copied : words.copiedClean);
    } catch {
      setMessage(words.failed);
    }
  };
  return (
    <>
      <button type="button" class="button button--quiet ray-small" onClick={() => void share()}>
        {words.button}
      </button>
      <span class="label ray-share" role="status">
        {message}
      </span>
    </>
  );
}
