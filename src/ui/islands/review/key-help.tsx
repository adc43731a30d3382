// The keys of the review, over the page. Runs in the page.
import { reviewText } from '../../strings/pt.review-page.ts';
import { Sheet } from './sheet.tsx';

const text = reviewText.keys;
const keys: readonly [names: readonly string[], does: string][] = [
  [['A', '…', 'H'], text.choose],
  [['espaço', 'Enter'], text.reveal],
  [['1', '2', '3', '4'], text.grade],
  [['P'], text.section],
  [['T'], text.trap],
  [['U'], text.undo],
  [['N'], text.regrade],
  [['F'], text.flag],
  [['−'], text.bury],
  [['S'], text.suspend],
  [['R'], text.report],
  [['L'], text.language],
  [['?'], text.help],
];

export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={text.title} onClose={onClose}>
      <dl class="keys">
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="label">{text.back}</p>
    </Sheet>
  );
}
