// Before anything is pasted: what will be here, what may be pasted, and three examples.
import type { JSX } from 'preact';
import { rayText } from '../../../strings/pt.raio-x.ts';
import { InlineText } from '../../exercise/views/rich-text.tsx';
import { examples } from '../examples.ts';

const text = rayText.empty;

export function EmptyState({ onExample }: { onExample: (text: string) => void }): JSX.Element {
  return (
    <div class="ray-empty">
      <section aria-labelledby="raio-x-vazio">
        <h2 id="raio-x-vazio" class="eyebrow">
          {text.title}
        </h2>
        <ul>
          {text.points.map((point) => (
            <li key={point}>
              <InlineText text={point} />
            </li>
          ))}
        </ul>
        <p>
          <InlineText text={text.accepts} />
        </p>
      </section>
      <div class="ray-examples">
        <p>{text.examples}</p>
        <div class="ray-examples__buttons">
          {examples.map((example) => (
            <button type="button" class="button" key={example.id} onClick={() => onExample(example.text)}>
              {example.name}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
