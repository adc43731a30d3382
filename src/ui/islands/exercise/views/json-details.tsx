// The JSON of a message, a request or an answer, on demand: written into the page only once it is opened.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { exerciseText } from '../../../strings/pt.exercise.ts';

export function JsonDetails({ value, what }: { value: unknown; what: string }): JSX.Element {
  const [opened, setOpened] = useState(false);
  return (
    <details class="ex-json" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        {exerciseText.timeline.json}
        <span class="visually-hidden"> {what}</span>
      </summary>
      {opened && <pre>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>}
    </details>
  );
}
